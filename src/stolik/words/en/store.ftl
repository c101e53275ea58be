# Why a database cannot be opened. $told: the words of the system or of the database, in whatever language it speaks.

store-url = “{ $url }” is not the address of a database: write sqlite:////PATH/stolik.db (an absolute path) or postgresql://USER@HOST/DATABASE
store-no-access = { $path } cannot be made, read or written: { $told }
store-no-server = no database answers at { $url }: { $told }
store-taken = { $path } belongs to another process{ $known ->
    [yes] { " " }({ $owner }, process { $pid } on { $host })
   *[no] { "" }
}: end it first, or name another database
store-newer = { $path } was last used by a newer Stolik (schema { $revision }): start that one, or name another database
store-damaged = { $path } is damaged, or not a database: { $told }
store-encoding = { $path } cannot hold every text: its encoding is { $found }, and it has to be UTF8
store-several = several processes cannot share { $url }: that takes PostgreSQL
store-standby = { $url } can have or be no standby to read from: that takes PostgreSQL
store-name-taken = { $path } is shared by a process that is called { $process } already: give this one another name, or stop that one
store-other = { $path } is in use by processes of another version of Stolik (schema { $revision }): stop them all, then start those of this version
