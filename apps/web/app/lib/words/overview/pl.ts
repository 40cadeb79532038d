// Polish texts of the overview and of a company's first day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  vehicles: 'Pojazdy',
  drivers: 'Kierowcy',
  routes: 'Trasy',
  efficiency: 'Wydajność',
  notAvailable: 'b.d.',
  notLoaded: 'nie wczytano',
  limitInPlan: 'z {limit} w {plan}',
  unlimitedInPlan: 'bez limitu w {plan}',
  inUse: 'w użyciu',
  whoDrive: 'w pracy',
  dispatchedStops:
    '{count, plural, one {wysłane, # przystanek} few {wysłane, # przystanki} many {wysłane, # przystanków} other {wysłane, # przystanki}}',
  dispatchedForDay: 'wysłane na ten dzień',
  ofPaidTime: 'płatnego czasu na przystankach, według planu',

  // Routes of the day
  loadingRoutes: 'Wczytywanie tras',
  routesNotLoaded: 'Nie udało się wczytać tras',
  noRoutesYet: '{day}: jeszcze brak tras',
  routesAppear: 'Trasy pojawią się tu po wysłaniu planu: kto jedzie, jak daleko jest i co się spóźnia.',
  routesOfDay: 'Trasy dnia',
  routesDone:
    '{count, plural, one {# trasa} few {# trasy} many {# tras} other {# trasy}}, zrobiono {done} z {total} przystanków',
  liveMap: 'Mapa na żywo',
  driver: 'Kierowca',
  stopsDone: 'Zrobione',
  next: 'Następny',
  finish: 'Koniec',
  planned: 'Plan',
  stopNumber: 'przystanek {sequence}',
  stopLateness: 'przystanek {sequence}, {lateness}',
  done: 'koniec',
  nextStops: 'Następne przystanki',

  // What needs attention
  needsYou: 'Wymaga uwagi',
  loadingNeeds: 'Wczytywanie tego, co wymaga uwagi',
  needsNotLoaded: 'Nie udało się wczytać tego, co wymaga uwagi.',
  nothingNow: 'Na razie nic.',
  lookAfter:
    '{count, plural, one {# pojazd do sprawdzenia} few {# pojazdy do sprawdzenia} many {# pojazdów do sprawdzenia} other {# pojazdy do sprawdzenia}}',
  ofRoute: 'R{number}: {text}',
  openLive: 'Na żywo',
  toSettle:
    '{count, plural, one {# przystanek do zamknięcia} few {# przystanki do zamknięcia} many {# przystanków do zamknięcia} other {# przystanki do zamknięcia}}',
  routesOver: 'Trasy się skończyły i nikt nie podał, jak poszło',
  toSettleOf:
    '{count, plural, one {# przystanek z {day} do zamknięcia} few {# przystanki z {day} do zamknięcia} many {# przystanków z {day} do zamknięcia} other {# przystanki z {day} do zamknięcia}}',
  dayOver: 'Dzień się skończył i nikt nie podał, jak poszło',
  openThatDay: 'Otwórz ten dzień',
  atRisk:
    '{count, plural, one {# przystanek zagrożony} few {# przystanki zagrożone} many {# przystanków zagrożonych} other {# przystanki zagrożone}}',
  worst: 'najgorszy: {lateness}, R{number} przystanek {sequence}',
  fallingBehind:
    '{count, plural, one {# pojazd traci czas} few {# pojazdy tracą czas} many {# pojazdów traci czas} other {# pojazdy tracą czas}}',
  leftBehind:
    '{count, plural, one {# zlecenie pozostawione} few {# zlecenia pozostawione} many {# zleceń pozostawionych} other {# zlecenia pozostawione}}',
  notOnVan: 'W żadnym pojeździe: {references}',
  twoReferences: '{first} i {second}',
  moreReferences: '{first}, {second} i jeszcze {count}',
  openOrders: 'Otwórz zlecenia',
  unserved:
    '{count, plural, one {# zlecenie nieobsłużone} few {# zlecenia nieobsłużone} many {# zleceń nieobsłużonych} other {# zlecenia nieobsłużone}}',
  notPlanned:
    '{count, plural, one {# zlecenie niezaplanowane} few {# zlecenia niezaplanowane} many {# zleceń niezaplanowanych} other {# zlecenia niezaplanowane}}',
  notOnRoute: 'Jeszcze na żadnej trasie',
  plan: 'Zaplanuj',
  reminders:
    '{count, plural, one {# przypomnienie o pojazdach} few {# przypomnienia o pojazdach} many {# przypomnień o pojazdach} other {# przypomnienia o pojazdach}}',
  openFleet: 'Otwórz flotę',

  // The day after, and quick actions
  dayAfter: 'Następny dzień',
  nextDay: '{weekday}, {day}',
  ordersOpen: 'otwarte zlecenia',
  vansReady: 'gotowe pojazdy',
  figureNotLoaded: '{label}: nie wczytano',
  planDay: 'Zaplanuj: {day}',
  quickActions: 'Szybkie działania',
  addDriver: 'Dodaj kierowcę',
  createRoute: 'Utwórz trasę',
  importOrders: 'Importuj zlecenia',
  fleet: 'Flota',

  // First day
  firstSteps: 'Pierwsze kroki',
  allSetUp: 'Wszystko gotowe',
  stepsDone: 'Zrobiono {done} z {total} pierwszych kroków',
  stepIsDone: ', zrobione',
  setDepot: 'Ustaw, skąd ruszają pojazdy',
  addVehicle: 'Dodaj pojazd',
  addADriver: 'Dodaj kierowcę',
  planAndDispatch: 'Zaplanuj i wyślij dzień',
  whyDepot: 'Tam zaczynają się i kończą trasy.',
  whyVehicle: 'Ładowność i zmiana decydują, co może zabrać.',
  whyDriver: 'Kierowcy dostają przystanki na własny telefon.',
  whyOrders: 'Plik CSV lub XLSX, taki jak zapisuje go twój sklep lub system.',
  whyPlan: 'Jedno kliknięcie planuje dzień, drugie wysyła go kierowcom.',
  trySample: 'Wypróbuj na przykładowych danych',
  addingSample: 'Dodawanie przykładowych danych',
  removeSample: 'Usuń przykładowe dane',
  sampleAdded:
    'Dodano {orders, plural, one {# przykładowe zlecenie} few {# przykładowe zlecenia} many {# przykładowych zleceń} other {# przykładowe zlecenia}} i {vans, plural, one {# pojazd} few {# pojazdy} many {# pojazdów} other {# pojazdy}}',
  sampleRemoved:
    'Usunięto {orders, plural, one {# przykładowe zlecenie} few {# przykładowe zlecenia} many {# przykładowych zleceń} other {# przykładowe zlecenia}} i {vans, plural, one {# pojazd} few {# pojazdy} many {# pojazdów} other {# pojazdy}}',
  nothingChanged: 'Nic nie zmieniono',
} satisfies Translation<typeof en>
