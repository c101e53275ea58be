# Czy talie partii rozdano tak, jak je zapieczętowano: co mówi każdy klient, gdy partia się skończy.

seals-counted = Zgodne z pieczęcią: { $sealed } z { $count ->
    [one] { $count } talii
    [few] { $count } talii
   *[many] { $count } talii
}{ $missed ->
    [0] { "" }
    [one] , { $missed } talię rozdano, gdy cię tu nie było
    [few] , { $missed } talie rozdano, gdy cię tu nie było
   *[many] , { $missed } talii rozdano, gdy cię tu nie było
}.
seals-broken = Talia { $number } nie jest taka, jaką zapieczętowano: { COMMAS($told) }.
seals-other = w zapisie jest inna pieczęć, niż ci podano
seals-untold = nie podano ci jej pieczęci
seals-left-out = nie ma jej w zapisie
seals-no-record = Serwer nie wydaje zapisu partii, więc talii nie da się sprawdzić.
seals-what = Czym jest pieczęć?
seals-how = Przed rozdaniem serwer podaje wszystkim skrót potasowanej talii, z którego nie da się jej odgadnąć. Po partii zapis pokazuje talię, a twoje urządzenie liczy skrót od nowa. Gdyby ktoś tymczasem zamienił kartę, skrót byłby inny.
seals-evidence = Zapisz dowody
