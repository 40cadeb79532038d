// Polish texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Płacisz za pojazdy, które jeżdżą',
  nothingOnSale: 'Obecnie żaden plan nie jest w sprzedaży. Zapytaj nas o cenę.',
  driversFree:
    '{days, plural, one {Kierowców nie liczymy. Każdy plan zaczyna się od # dnia okresu próbnego, bez karty.} few {Kierowców nie liczymy. Każdy plan zaczyna się od # dni okresu próbnego, bez karty.} many {Kierowców nie liczymy. Każdy plan zaczyna się od # dni okresu próbnego, bez karty.} other {Kierowców nie liczymy. Każdy plan zaczyna się od # dnia okresu próbnego, bez karty.}}',
  ordersFree:
    '{days, plural, one {Zleceń i kierowców nie liczymy. Każdy plan zaczyna się od # dnia okresu próbnego, bez karty.} few {Zleceń i kierowców nie liczymy. Każdy plan zaczyna się od # dni okresu próbnego, bez karty.} many {Zleceń i kierowców nie liczymy. Każdy plan zaczyna się od # dni okresu próbnego, bez karty.} other {Zleceń i kierowców nie liczymy. Każdy plan zaczyna się od # dnia okresu próbnego, bez karty.}}',

  // Each plan
  mostPopular: 'najczęściej wybierany',
  priceCustom: 'Wycena',
  perMonth: '/miesiąc',
  perYear: '/rok',
  yearPrice: 'albo {price} za rok',
  yearPriceSaving: 'albo {price} za rok, o {percent} mniej niż co miesiąc',
  vehicleLimit:
    '{count, plural, =0 {pojazdy bez limitu} one {do # pojazdu} few {do # pojazdów} many {do # pojazdów} other {do # pojazdu}}',
  andOn: 'i dalej',
  choosePlan: 'Wybierz {plan}',

  // Features of plans
  vehicles:
    '{count, plural, =0 {Pojazdy bez limitu} one {Do # pojazdu} few {Do # pojazdów} many {Do # pojazdów} other {Do # pojazdu}}',
  people:
    '{count, plural, =0 {Osoby w portalu bez limitu} one {# osoba w portalu} few {# osoby w portalu} many {# osób w portalu} other {# osoby w portalu}}',
  everythingIn: 'Wszystko z planu {plan}',
  planningOnRoads: 'Planowanie i przeplanowywanie po prawdziwych drogach',
  liveInYourBrand: 'Mapa na żywo i strony śledzenia w twojej marce',
  importAndExport: 'Import CSV i XLSX, pełny eksport',
  analytics: 'Analizy',
  keysForYourSystems: 'Klucze API do własnych systemów',
  ownRegions: 'Własne regiony',
  serviceLevels: 'Uzgodnione poziomy usług',

  // The ruler
  vehicleCount: '{count, plural, one {# pojazd} few {# pojazdy} many {# pojazdów} other {# pojazdu}}',
  vehicleCountOrMore:
    '{count, plural, one {#+ pojazdów} few {#+ pojazdów} many {#+ pojazdów} other {#+ pojazdów}}',
  vehiclesAndAnswer:
    '{count, plural, one {# pojazd: {answer}} few {# pojazdy: {answer}} many {# pojazdów: {answer}} other {# pojazdu: {answer}}}',
  monthAnswer: '{plan}, {price} miesięcznie, czyli {share} za pojazd',
  yearAnswer: '{plan}, {price} rocznie, czyli {share} za pojazd',
  askedAnswer: '{plan}, cena do uzgodnienia',
  beyondAnswer: 'więcej niż obejmują plany: zapytaj nas',

  // The comparison
  whatPlansInclude: 'Co zawiera każdy plan',
  aboveLimit:
    'Powyżej liczby pojazdów nic się nie zatrzymuje: zaplanowany dzień dojeżdża do końca, a kolejny pojazd czeka, aż zmienisz plan na wyższy albo zarchiwizujesz inny. Ceny w dolarach amerykańskich, bez podatku.',
  what: 'Co',
  included: 'w cenie',
  notIncluded: 'poza planem',
  unlimited: 'bez limitu',
  upTo: 'do {count}',
  planning: 'Planowanie',
  rowVehicles: 'Pojazdy',
  rowOrders: 'Zlecenia dziennie',
  rowDrivers: 'Kierowcy',
  rowPeople: 'Osoby w portalu',
  rowRules: 'Okna, ładunki, zmiany, umiejętności',
  rowRoads: 'Prawdziwe drogi, mapy i adresy',
  theDay: 'Sam dzień',
  rowLive: 'Mapa na żywo i zagrożone przystanki',
  rowTrackers: 'Lokalizatory OsmAnd i OwnTracks',
  rowTracking: 'Strona śledzenia dla odbiorców',
  rowBranding: 'Twoje logo i kolor',
  rowMails: 'E-maile własnymi słowami',
  company: 'Firma',
  rowApi: 'Klucze API i webhooki',
  rowShops: 'Połączenia ze sklepami',
  rowTexts: 'SMS-y miesięcznie',
  rowStorage: 'Megabajty plików',
  rowCalls: 'Wywołania API na minutę',
  rowSupport: 'Odpowiedź wsparcia w ciągu',
  hours: '{count, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}',
} satisfies Translation<typeof en>
