# Abgelehnte Optionen. Der Name der Option steht vor dem Grund: „Option deals: ...“.

option-place = Option { $name }
option-seats = { $game ->
    [goliath] David und Goliath
    [planowanie] Planowanie
    [trojki] Trojki
    [durak] Durak
   *[golf] Golf
} ist für { $low } bis { $high } Personen
option-unknown = diese Option hat das Spiel nicht; es gibt: { $known }
option-not-on-off = sie ist entweder ein- oder ausgeschaltet („on“, „off“, in Aufzeichnungen true, false), nicht „{ $given }“
option-not-a-number = es muss eine ganze Zahl sein, nicht „{ $given }“
option-not-numbers = es muss eine Liste ganzer Zahlen sein, eine für jeden Platz, nicht „{ $given }“
option-not-a-choice = „{ $given }“ gibt es nicht; zur Wahl stehen: { $known }
option-too-small = die kleinste mögliche Zahl ist { $low }
option-too-large = die größte mögliche Zahl ist { $high }
