-- Divides what the tables of people are made of (`tables` and `log`) by their shards: partitions of PostgreSQL's own.
-- All processes are stopped; docs/hosting.md says when it helps. As root:
--     runuser -u postgres -- psql --dbname=stolik --set=parts=8 --file=deploy/divide.sql
-- It is one transaction, and divides anew what is divided already into another number of parts.

\set ON_ERROR_STOP on
\set QUIET on
BEGIN;
SELECT format('SET LOCAL ROLE %I', tableowner) FROM pg_tables WHERE tablename = 'log' AND schemaname = current_schema()
\gexec
SELECT set_config('stolik.parts', :'parts', true) AS parts \gset
DO $$
DECLARE
    parts CONSTANT int := current_setting('stolik.parts');
    shards CONSTANT int := 784; -- codes of no shard, which nobody makes any more, come after the last
    whose text;
    divider text;
    key text;
    part int;
    lowest text;
    highest text;
BEGIN
    IF NOT pg_try_advisory_xact_lock(126943922776427) THEN
        RAISE 'stop all processes of Stolik first';
    END IF;
    IF parts NOT BETWEEN 2 AND shards THEN
        RAISE 'parts has to be from 2 to %', shards;
    END IF;
    ALTER TABLE log DROP CONSTRAINT fk_log_table_id_tables;
    FOR whose, divider, key IN VALUES ('tables', 'id', 'id'), ('log', 'table_id', 'table_id, seq') LOOP
        EXECUTE format('ALTER TABLE %I RENAME TO before', whose);
        EXECUTE format('ALTER TABLE before RENAME CONSTRAINT %I TO pk_before', 'pk_' || whose);
        EXECUTE format('CREATE TABLE %I (LIKE before INCLUDING DEFAULTS, CONSTRAINT %I PRIMARY KEY (%s))
            PARTITION BY RANGE (%I)', whose, 'pk_' || whose, key, divider);
        FOR part IN 0 .. parts - 1 LOOP
            lowest := CASE WHEN part = 0 THEN 'MINVALUE' ELSE ((shards * part / parts)::bigint << 40)::text END;
            highest := CASE WHEN part = parts - 1 THEN 'MAXVALUE'
                ELSE ((shards * (part + 1) / parts)::bigint << 40)::text END;
            EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%s) TO (%s)',
                format('%s_%s_of_%s', whose, part + 1, parts), whose, lowest, highest);
        END LOOP;
        EXECUTE format('INSERT INTO %I SELECT * FROM before', whose);
        DROP TABLE before;
    END LOOP;
    ALTER TABLE log ADD CONSTRAINT fk_log_table_id_tables FOREIGN KEY (table_id) REFERENCES tables (id);
END $$;
COMMIT;
ANALYZE tables;
ANALYZE log;
