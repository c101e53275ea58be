# The account page: who one is, password, whom one does not hear.

me-title = Account
me-kind = { $kind ->
    [account] You have the account “{ $name }”.
   *[guest] You are here as the guest “{ $name }”.
}
me-guest = A guest needs nothing but this browser. An account keeps your name and your matches on other devices too.
me-become = Make an account
me-become-how = The matches you have played stay yours.
me-login = Sign in
me-login-how = If you have an account already.
me-password = Password
me-password-until = The operator gave you this password, and it counts until { $date }: choose one of your own here.
me-current = Current password
me-new-password = New password
me-change-password = Change the password
me-changed = Changed.
me-logout = Sign out
me-logout-all = Sign out on all devices
me-code = Code of your device

## The second factor

me-factor = Second factor
me-factor-off = Signing in wants your password alone. With a second factor it also wants a code that an app on your phone shows.
me-factor-on = Signing in also wants a code of your device. { $count } { $count ->
    [one] recovery code is
   *[other] recovery codes are
} left.
me-factor-begin = Set up the second factor
me-factor-how = Scan this picture with an authenticator app, or type the secret into it. Then enter the code that it shows.
me-factor-picture = The secret as a QR code
me-factor-secret = Secret:
me-factor-link = Hand it to an app on this device
me-factor-confirm = Turn it on
me-factor-cancel = Cancel
me-factor-codes = The second factor is on. If you lose the device, each of these recovery codes signs you in once. Keep them well: they are not shown again.
me-factor-end = Turn off the second factor

## Devices

me-devices = Where you are signed in
me-device = { $program ->
    [none] An unknown program
   *[other] { $program }
}{ $system ->
    [none] { "" }
   *[other] { " " }on { $system }
}
me-device-here = (this device)
me-device-used = last used { $when }
me-device-password = Your password, to sign out another device
me-device-end = Sign out there
me-device-ended = Signed out: { $device }.
me-devices-end = Sign out on all other devices
me-devices-ended = All other devices are signed out.

## Others, and one's data

me-muted = People you have muted
me-nobody-muted = You have muted nobody. You can mute people in the chat at a table.
me-unmute = Unmute { $name }
me-data = Your data
me-export = Download everything the server knows about you
me-delete = Delete me from this server
me-delete-how = This cannot be undone. Matches stay with those who played them, without your name. At a table where you sit a bot plays on.
me-deleted = You are deleted: this server knows nothing of you any more. You are here as somebody new.
me-delete-sure = Yes, delete for good
me-delete-ask = { $kind ->
    [account] Really? Type your password and press again, and your account and your data are gone for good.
   *[other] Really? Press once more, and your data is gone for good.
}

## Statistics

me-statistics = Statistics
me-statistics-where = { $kind ->
    [account] From all finished matches of your account.
   *[other] From the matches finished on this device. With an account the server counts them.
}
me-statistics-none = There is no finished match yet.
me-played = Played
me-won = Won
me-not-lost = Not lost
me-bids = Bids kept
me-kept = { $kept } of { $bids }
me-streak = Won in a row
me-streak-not-lost = Not lost in a row
me-longest = Longest run
me-place = Place { $place }
me-times = { $count } { $count ->
    [one] time
   *[other] times
}
