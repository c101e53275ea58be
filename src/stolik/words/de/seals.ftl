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
seals-what = Was ist ein Siegel?
seals-how = Bevor gegeben wird, nennt der Server allen den Hash des gemischten Stapels, aus dem niemand auf den Stapel schließen kann. Nach der Partie zeigt die Aufzeichnung den Stapel, und dein Gerät rechnet den Hash nach. Wäre inzwischen eine Karte vertauscht worden, käme ein anderer heraus.
seals-evidence = Beweise speichern
