// Polish texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Platforma do zarządzania flotą dla firm',

  // First view
  noCardTrial:
    '{days, plural, one {# dzień za darmo, bez karty} few {# dni za darmo, bez karty} many {# dni za darmo, bez karty} other {# dnia za darmo, bez karty}}',
  heroTitle: 'Cały dzień zaplanowany, zanim wyjedzie pierwszy pojazd.',
  heroLead:
    'Planowanie tras z AI, śledzenie na żywo i powiadomienia dla flot dostawczych. Koszty dostaw niższe nawet o {percent} procent.',
  learnMore: 'Dowiedz się więcej<hidden> o funkcjach</hidden>',
  sampleDay: 'Przykładowy dzień w Ashmouth, narysowany tak, jak go zaplanowano',
  sampleStops:
    '{count, plural, one {<b>#</b> przystanek} few {<b>#</b> przystanki} many {<b>#</b> przystanków} other {<b>#</b> przystanku}}',
  sampleVans:
    '{count, plural, one {<b>#</b> pojazd} few {<b>#</b> pojazdy} many {<b>#</b> pojazdów} other {<b>#</b> pojazdu}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'W liczbach',
  upTo: 'do {percent}',
  lowerCost: 'niższe koszty dostaw',
  outOf: '{rating} / {best}',
  customerRating: 'ocena klientów',
  uptime: 'dostępności',
  trialDays: '{days, plural, one {#\u00a0dzień} few {#\u00a0dni} many {#\u00a0dni} other {#\u00a0dnia}}',
  freeNoCard: 'za darmo, bez karty kredytowej',
  illustrative: 'Liczby przykładowe. Zmierzone wartości pokazuje strona stanu.',

  // The planner in the page
  tryTitle: 'Wypróbuj silnik tutaj',
  tryLead:
    'Ten sam planista, który układa twój dzień, na tej stronie: przykład z {stops} przystankami, najpierw w kolejności z pliku, potem tak, jak planuje silnik. Linie są proste, kilometry liczone po drogach. Nic nie opuszcza twojej przeglądarki.',
  optimize: 'Optymalizuj',
  loadingPlanner: 'Wczytywanie planisty',

  // The plan
  oneSelection: 'Mapa, lista i oś czasu to jeden wybór',
  oneSelectionLead:
    'Wskaż przystanek, a pozostałe dwa widoki odpowiedzą. To, co łamie regułę, jest czerwone dokładnie tam, z wartością. To, co czeka na ciebie, jest na górze, z najmniejszą zmianą, która pomoże.',
  reasons:
    '<b>Powody zamiast odmów.</b> <more>Zlecenie, które nie mieści się w planie, mówi, która reguła je zatrzymuje i co by pomogło.</more>',
  stopAnyTime:
    '<b>Zatrzymaj w dowolnej chwili.</b> <more>Silnik pokazuje, ile zyskał, i zachowuje najlepszy plan.</more>',
  realRoads:
    '<b>Prawdziwe drogi.</b> <more>Ulice jednokierunkowe, skręty i mosty są w każdej minucie, którą liczy.</more>',

  // The live day
  lateTitle: 'Zobacz spóźnienie, zanim nastąpi',
  lateLead: 'Każdy pojazd, każda obietnica i te, które zaraz pękną. Najgorsze najpierw.',

  // The recipient
  recipientTitle: 'Jedna odpowiedź dla odbiorcy',
  recipientLead:
    'Strona śledzenia mówi, kiedy, a gdy coś się zmienia, także dlaczego. Potem gdzie, kto i co można jeszcze zmienić. W twoich kolorach, bez konta.',
  seeTracking: 'Zobacz stronę śledzenia',
  trackingScreen: 'Strona śledzenia na telefonie: godzina przyjazdu, przebyta droga i pojazd na mapie',

  // Testimonials
  whatDispatchersSay: 'Co mówią dyspozytorzy',
  sampleTestimonials: 'Przykładowe opinie',
  drawnPortrait: 'Rysowany portret',
  teaQuote:
    '„Kiedyś planowaliśmy do dziewiątej wieczorem. Teraz plan jest gotowy, zanim naleję herbatę, i widzę, dlaczego każdy przystanek jest tam, gdzie jest”.',
  operationsManager: 'Kierowniczka operacyjna, {company}',
  reasonQuote:
    '„Powód obok zlecenia, które się nie mieści, oszczędził nam więcej telefonów niż cokolwiek innego na ekranie”.',
  founder: 'Założyciel, {company}',
  printoutQuote:
    '„Po dwóch dniach moi kierowcy przestali prosić o wydruk. Większej pochwały od nich nie usłyszysz”.',
  headOfDispatch: 'Szefowa dyspozytorni, {company}',

  // Drawings of features
  owner: 'Właściciel',
  dispatch: 'Dyspozytor',
  driver: 'Kierowca',
  recipient: 'Odbiorca',
  haveArrived: 'Jestem na miejscu',
} satisfies Translation<typeof en>
