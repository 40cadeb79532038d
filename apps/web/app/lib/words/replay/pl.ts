// Polish texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Ponowne planowanie dni, do trzech sekund na dzień',
  notReplanned: 'Nie udało się ponownie zaplanować dni',
  sameRoads:
    'Obie strony mierzone są na tych samych drogach i liczone przez tę samą kontrolę. Obie jadą według Twojej tabeli prędkości, jeśli ją masz. Rzeczywistych godzin dnia w niej nie ma.',
  sameVans:
    'Nowy plan ma auta i okna tamtego dnia. Może użyć mniej aut, ale żadnego, które nie było w trasie.',
  missedWindows:
    'Niedotrzymane okno liczy się jako niedotrzymane po obu stronach. Zlecenia pominięte w nowym planie nigdy nie są oszczędnością: takiego dnia się nie porównuje.',
  notStored: 'Twój plik nie jest zapisywany i nie powstają żadne zlecenia.',
  question: 'Ile kosztowałyby twoje ostatnie tygodnie z innymi trasami?',
  dropFile:
    'Upuść eksport zrealizowanych dni: adres, dzień, pojazd lub kierowca oraz numer przystanku lub rzeczywisty przyjazd każdego zlecenia. Do {days} dni.',
  chooseFile: 'Wybierz plik',
  fileOfDays: 'Plik ze zrealizowanymi dniami',
  noPdf: 'Nie udało się utworzyć pliku',
  notReplayed: 'Tego pliku nie da się ponownie zaplanować',
  daysCompared:
    '{count, plural, one {Porównano # dzień} few {Porównano # dni} many {Porównano # dni} other {Porównano # dnia}}',
  noneCompared: 'Nie udało się porównać żadnego dnia',
  downloadPdf: 'Pobierz PDF',
  daysLeftOut: 'Pominięte dni',

  // Figures
  better: 'Nowy plan jest lepszy',
  same: 'Nic nie zostałoby zaoszczędzone',
  worse: 'Nowy plan jest gorszy',
  notComparable: 'Nie porównano: nowy plan pomija zlecenia',
  allDays: 'Wszystkie porównane dni',
  figuresOf: 'Liczby: {day}',
  leavesOut: 'Nowy plan pomija: {orders}.',
  ordersNotCounted:
    '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}} bez pojazdu, miejsca lub czytelnego wiersza, nie liczone po żadnej stronie.',
  asDriven: 'Faktycznie',
  newPlan: 'Nowy plan',
  saved: 'Oszczędność',
  side: 'Strona',
  vans: 'Pojazdy',
  distance: 'Dystans',
  hours: 'Godziny',
  cost: 'Koszt',
  windowsMissed: 'Niedotrzymane okna',
} satisfies Translation<typeof en>
