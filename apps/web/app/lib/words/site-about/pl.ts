// Polish texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Planujemy dni, nie punkty na mapie',
  lead: '{name} to platforma dla firm, które dostarczają.',
  whatWeMake: 'Co robimy',
  whatWeMakeDay:
    'Planuje dzień pełen przystanków, przekazuje go kierowcom, patrzy, jak przebiega, i informuje tych, którzy czekają. Dyspozytorzy mają ją otwartą cały dzień, kierowcy zaglądają między jednymi drzwiami a drugimi, odbiorcy raz.',
  whatWeMakePlanner:
    'Planer w jej sercu jest nasz własny. Zna ulice jednokierunkowe i mosty, zmiany i okna, wie, ile mieści furgonetka i ile kosztuje obietnica, i mówi dlaczego, gdy coś się nie mieści.',
  howWeWork: 'Jak pracujemy',
  howWeWorkMeasure:
    'Mierzymy, zanim coś stwierdzimy. Każdy plan sprawdza drugi program, który nie ma z pierwszym ani jednej wspólnej linijki. To, czego nie wiemy, oznaczamy jako szacunek.',
  howWeWorkBadDay:
    'Budujemy na zły dzień: telefon bez zasięgu, arkusz z dwoma formatami dat, okres próbny, który kończy się, gdy w trasie jest dwanaście furgonetek. Dzień, który jest w trasie, biegnie do końca, gdy kończy się okres próbny lub konto zostaje zawieszone.',
  believe: 'W co wierzymy',
  believeReason: 'Ufa się oprogramowaniu, które podaje powód; to, które wydaje rozkazy, się obchodzi.',
  believeData: 'Dane należą do firmy, której dotyczą.',
  believeTime: 'Odbiorca bardziej zasługuje na jedną prawdziwą godzinę niż na trzy miłe wiadomości.',
  believeDriver: 'Kierowca nie jest punktem.',
  talk: 'Porozmawiaj z nami',
  talkMore:
    'Pytania kieruj przez <contact>Kontakt</contact>, miejsca w zespole są w <careers>Praca</careers>.',
  careersTitle: 'Pracuj nad dniem, który musi się udać',
  careersLead: 'U tych, którzy tworzą {name}, są dwa wolne miejsca.',
  engineer: 'Inżynieria optymalizacji tras',
  engineerField: 'Inżynieria',
  engineerPlace: 'Zdalnie, UTC-8 do +2',
  engineerLead:
    'Sprawiasz, że silnik znajduje w sekundę plan, który dziś zajmuje dziesięć, i dowodzisz, że jest poprawny.',
  engineerSearch: 'Przeszukiwanie dużego sąsiedztwa albo chęć jego poznania',
  engineerCode: 'TypeScript i cierpliwość do mierzenia',
  engineerReason: 'Umiesz powiedzieć dyspozytorowi, dlaczego przystanek 11 jest spóźniony',
  success: 'Sukces klienta, logistyka',
  successField: 'Klienci',
  successPlace: 'Zdalnie',
  successLead: 'Pierwszego ranka siedzisz obok dyspozytora i przynosisz to, co boli, jego słowami.',
  successPlanned: 'Planowanie dnia znasz z własnej pracy, na papierze albo gorzej',
  successCalm: 'Spokój o 06:40 w poniedziałek',
  successLanguages: 'Angielski i jeszcze jeden język',
  fullTime: 'Pełny etat',
  apply: 'Aplikuj teraz',
  applyMore: 'Aplikuj teraz otwiera formularz kontaktowy. Wystarczą trzy zdania.',
} satisfies Translation<typeof en>
