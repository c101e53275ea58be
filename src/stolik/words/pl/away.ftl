# Strona przeglądarki na czas, gdy serwera nie ma.

away-title = Serwer nie odpowiada
away-text = Nic nie przepadło: twój stół czeka taki, jaki był. Gdy tylko serwer odpowie, strona sama ruszy dalej.
away-again = Spróbuj jeszcze raz
