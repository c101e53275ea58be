# Ob die Stapel einer Partie so gegeben wurden, wie sie versiegelt waren: was jeder Client am Ende der Partie sagt.

seals-counted = { $sealed } von { $count ->
    [one] { $count } Stapel
   *[other] { $count } Stapeln
} wie versiegelt{ $missed ->
    [0] { "" }
    [one] , { $missed } wurde gegeben, als du nicht da warst
   *[other] , { $missed } wurden gegeben, als du nicht da warst
}.
seals-broken = Stapel { $number } ist nicht, wie er versiegelt war: { COMMAS($told) }.
seals-other = in der Aufzeichnung steht ein anderes Siegel als das, das dir genannt wurde
seals-untold = sein Siegel wurde dir nie genannt
seals-left-out = in der Aufzeichnung fehlt er
seals-no-record = Der Server gibt keine Aufzeichnung der Partie heraus, also lassen sich ihre Stapel nicht prüfen.
seals-evidence = Beweise speichern
