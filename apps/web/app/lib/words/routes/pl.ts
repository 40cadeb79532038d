// Polish texts of the list of routes.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  routes: 'Trasy',
  routesNoun: 'trasy',
  filterRoutes: 'Filtruj trasy',
  filterExample: 'Filtr: R7, kierowca, {late}',
  late: 'spóźniona',
  show: 'Pokaż',
  day: 'Dzień',
  week: 'Tydzień',
  dayCount: 'Dzień {count}',
  weekCount: 'Tydzień {count}',
  create: 'Utwórz',
  createRoute: 'Utwórz trasę',
  optimiseRoutes: 'Optymalizuj trasy',
  noRoutesThisWeek: 'Brak tras w tym tygodniu',
  noRoutesOn: 'Brak tras na {day}',
  noRoutesMore: 'Optymalizuj trasy rozdziela otwarte zlecenia dnia między twoje pojazdy.',
  atWork: 'Trwa obliczanie',
  atWorkMore: 'Trasy pojawią się tutaj, gdy pasek się zapełni.',
  noMatch: 'Brak pasujących tras',
  showAll: 'Pokaż wszystkie trasy',
  stopCount:
    '{count, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}',
  openInLive: 'Otwórz Na żywo',
  openInPlan: 'Otwórz Planowanie',
  reroute: 'Ułóż ponownie',
  trail: 'Ślad',

  // Columns and figures
  route: 'Trasa',
  vehicle: 'Pojazd',
  driver: 'Kierowca',
  noDriver: 'brak',
  status: 'Stan',
  stops: 'Przystanki',
  parcels: 'Paczki',
  distance: 'Dystans',
  distanceIn: 'Dystans, {unit}',
  drive: 'Jazda',
  service: 'Obsługa',
  wait: 'Czekanie',
  load: 'Ładunek',
  ends: 'Koniec',
  shiftUsed: 'Użycie zmiany',
  efficiency: 'Wydajność',
  notAvailable: 'b.d.',
  stopsDone: '{stops}, zrobiono {done}',
  parcelsOf: '{parcels} z {capacity}',
  parcelsInLoads:
    '{parcels} z {capacity}, {count, plural, one {# załadunek} few {# załadunki} many {# załadunków} other {# załadunku}}',

  // States
  inProgress: 'w toku',
  ordersChanged: 'zmiany w zleceniach',
  optimised: 'zoptymalizowana',
  dispatched: 'wysłana',
  finished: 'zakończona',
  doneOf: 'zrobiono {done} z {total}',

  // Totals
  totals: 'Suma tych tras',
  total: 'Suma',
  routeCount: '{count, plural, one {# trasa} few {# trasy} many {# tras} other {# trasy}}',
  shiftAtMost: 'Zmiana, najwyżej {hours} godz.',
  longest: 'najdłuższa, R{number}',
  parcelsAtMost: 'Paczki, najwyżej {count}',
  fullest: 'najpełniejsza, R{number}',
  timeWindows: 'Okna czasowe',
  allKept: 'wszystkie dotrzymane',
  routesLate:
    '{count, plural, one {# trasa spóźniona} few {# trasy spóźnione} many {# tras spóźnionych} other {# trasy spóźnionej}}',
  ofPaidTime: 'płatnego czasu na przystankach',

  // Runs
  optimising: 'Optymalizacja tras',
  ordersPlaced:
    'Rozplanowano {served} z {total, plural, one {# zlecenia} few {# zleceń} many {# zleceń} other {# zlecenia}}',
  readingRoads: 'Odczyt dróg i zleceń',
  notOptimised: 'Nie udało się zoptymalizować tras',
  lastRunFailed: 'Ostatnie obliczanie się nie powiodło',
  engineStopped: 'Obliczanie zakończyło się bez planu.',
  ordersLeftOut:
    '{count, plural, one {# zlecenie pominięte} few {# zlecenia pominięte} many {# zleceń pominiętych} other {# zlecenia pominiętego}}',
  planShowsWhy: 'Plan pokazuje, dlaczego i co by pomogło.',
  openPlan: 'Otwórz plan',
  routeOptimised: 'R{number} zoptymalizowana',
  shorter: 'Krótsza o {distance}',
  wasBest: 'Kolejność była już najlepsza',
  notRerouted: 'Nie udało się ułożyć R{number} ponownie',

  // A route by hand
  routeCreated:
    'R{number} utworzona, {stops, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}',
  leftOutBecause:
    '{count, plural, one {# zlecenie pominięte} few {# zlecenia pominięte} many {# zleceń pominiętych} other {# zlecenia pominiętego}}: {reason}',
  noRoute: 'Nie udało się utworzyć trasy',
  creatingRoute: 'Tworzenie trasy',
  notCreated: 'Nie udało się utworzyć trasy',
  loadingVans: 'Wczytywanie pojazdów i zleceń',
  noFreeVan: 'Każdy pojazd ma już trasę w tym dniu. Dodaj pojazd albo wybierz inny dzień.',
  van: 'Pojazd',
  chooseVan: 'Wybierz wolny pojazd',
  noOpenOrders: 'Brak otwartych zleceń na ten dzień.',
  ordersChosen: 'Zlecenia, wybrano {chosen} z {total}',
  filterOrders: 'Filtruj zlecenia',
  filterOrdersExample: 'Filtr: numer referencyjny, odbiorca, adres',
  allThatMatch: 'Wszystkie pasujące ({count})',
  all: 'Wszystkie',
  firstOf: 'Pierwsze {limit} z {count}. Użyj filtra, aby zobaczyć inne.',
} satisfies Translation<typeof en>
