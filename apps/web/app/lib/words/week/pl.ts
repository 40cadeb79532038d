import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Planowanie kilku dni',
  period: 'Dni od {day}',
  dayCount: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  movesFreely: 'Przenoś też zlecenia bez ostatniego dnia',
  start: 'Znajdź lepsze dni',
  chosen:
    'Dzień {count, plural, one {może zmienić tylko # wybrane zlecenie} few {mogą zmienić tylko # wybrane zlecenia} many {może zmienić tylko # wybranych zleceń} other {może zmienić tylko # wybranego zlecenia}}; pozostałe go zachowują.',
  chooseAll: 'Pozwól przenosić wszystkie',
  intro:
    'Obliczenie szuka dnia, w którym każde zlecenie kosztuje najmniej. Nic się nie zmieni, dopóki nie zaakceptujesz.',
  runs: 'Wcześniejsze obliczenia',
  runName:
    '{day}, {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: {moves, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}',
  notLoaded: 'Nie udało się wczytać planów tygodnia',
  loading: 'Wczytywanie planów tygodnia',
  empty: 'Nie ma jeszcze planu tygodnia',
  emptyMore:
    'Po obliczeniu zobaczysz tutaj, które zlecenia mogą przejść na inny dzień i ile oszczędza każda zmiana.',
  nothingProposed: 'To obliczenie zatrzymano, zanim powstała propozycja.',
  phaseAlone: 'Planowanie każdego dnia osobno',
  phaseWeek: 'Planowanie dni razem',
  noMoves: 'Żaden inny dzień nie jest tańszy dla żadnego zlecenia.',
  saves:
    '{moves, plural, one {# zmiana oszczędza} few {# zmiany oszczędzają} many {# zmian oszczędza} other {# zmiany oszczędza}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}: pojazdy zabiorą o {count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}} więcej.',
  withoutVan: 'Bez pojazdu',
  distance: 'Dystans',
  byDay: 'Liczby według dni',
  day: 'Dzień',
  noFreeVan: 'brak wolnego pojazdu',
  allDays: 'Wszystkie dni',
  figuresMean: 'Przed strzałką: każde zlecenie w swoim dniu. Po niej: według propozycji.',
  moves: 'Zmiany',
  all: 'Wszystkie',
  order: 'Zlecenie',
  recipient: 'Odbiorca',
  fromDay: 'Z',
  toDay: 'Na',
  saving: 'Oszczędność',
  savingMeans:
    'Oszczędność: ile daje przeniesienie, gdy wszystkie pozostałe są przyjęte. Poniżej zera opłaca się tylko razem z innymi.',
  accepted: 'Przeniesione',
  accept: 'Zaakceptuj {count, plural, one {# zmianę} few {# zmiany} many {# zmian} other {# zmiany}}',
  takeBack: 'Cofnij {count, plural, one {# zmianę} few {# zmiany} many {# zmian} other {# zmiany}}',
  acceptMeans: 'Zlecenia dostają nowy dzień o tych samych godzinach i rusza plan każdego z tych dni.',
  moved:
    '{count, plural, one {Przeniesiono # zlecenie} few {Przeniesiono # zlecenia} many {Przeniesiono # zleceń} other {Przeniesiono # zlecenia}}',
  keepDay: 'Zlecenia, które zachowują dzień',
  noVanTakes: 'Zlecenia, których nie bierze żaden pojazd',
  heldRecipient: 'Odbiorca wybrał dzień',
  heldPromised: 'Odbiorcy obiecano ten dzień',
  heldLinked: 'Powiązane z innymi zleceniami dnia',
  heldLocked: 'Zablokowane w planie',
  heldNotChosen: 'Nie ma go wśród wybranych zleceń',
  heldOneDay: 'Podaje tylko jeden dzień',
  skippedChanged: 'zmieniono w międzyczasie',
  skippedDayOver: 'ten dzień minął',
} satisfies Translation<typeof en>
