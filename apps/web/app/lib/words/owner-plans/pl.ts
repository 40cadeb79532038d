// Polish texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Pojazdy',
  people: 'Osoby',
  textsMonth: 'SMS-y na miesiąc',
  ordersDay: 'Zlecenia na dzień',
  storage: 'Miejsce, MB',
  callsMinute: 'Wywołania API na minutę',
  plansQueue: 'Planowania w kolejce',
  hasApi: 'Klucze API i webhooki',
  hasShops: 'Połączenia ze sklepami',
  hasBranding: 'Własne logo i kolor',
  hasOwnMails: 'E-maile własnymi słowami',

  // List of plans
  plansMore:
    'Strona cennika pokazuje plany w sprzedaży. Zmiana tworzy nową wersję; istniejące subskrypcje zostają takie, jak kupione.',
  newPlan: 'Nowy plan',
  thePlans: 'plany',
  noPlan: 'Nie ma jeszcze planu',
  noPlanMore:
    'Firmy wybierają spośród planów z tej listy. Gdy nie ma żadnego, strona cennika kieruje je do ciebie.',
  tagPopular: 'najczęściej wybierany',
  tagNotSold: 'nie w sprzedaży',
  priceOnRequest: 'na zapytanie',
  perMonth: '{price} miesięcznie',
  perYear: '{price} rocznie',
  unlimited: 'bez limitu',
  switchedOff: 'Wyłączone',
  nothing: 'nic',
  mrr: 'MRR',
  version: 'Wersja',
  earlierVersions: 'Wcześniejsze wersje: {count}',
  versionLine: '{version}: {details}',
  versionVehicles:
    '{count, plural, =0 {pojazdy bez limitu} one {# pojazd} few {# pojazdy} many {# pojazdów} other {# pojazdu}}',
  edit: 'Edytuj',
  editPlan: 'Edytuj {plan}',

  // Form
  savePlan: 'Zapisz plan',
  saved: 'Zapisano {plan}',
  notSaved: 'Nie udało się zapisać planu',
  delete: 'Usuń',
  deleteQuestion: 'Usunąć {plan}?',
  deleteMore: 'Plan i jego wersje znikną. Plan, który mają firmy, zostanie tylko wycofany ze sprzedaży.',
  deleted: 'Plan usunięty',
  id: 'Identyfikator',
  idHint: 'W linkach i API: małe litery, nigdy się nie zmienia',
  name: 'Nazwa',
  aMonth: 'Miesięcznie',
  enterPrice: 'Podaj cenę',
  onRequest: 'Cena na zapytanie',
  otherPrices: 'Inne ceny',
  otherPricesHint: 'Roczne lub w innych walutach, po jednej w wierszu: {example}',
  priceExample: 'Zapisz każdą cenę tak: {example}',
  zeroUnlimited: '0 oznacza bez limitu',
  textsHint: 'Do odbiorców; 0 oznacza bez limitu',
  storageHint: 'Wszystkie pliki; 0 oznacza bez limitu',
  callsHint: 'Wszystkimi kluczami; 0 oznacza bez limitu',
  queueHint: 'Które mogą czekać; 0 oznacza bez limitu',
  switchedOn: 'Włączone',
  keepBought: 'Firmy zachowują to, co kupiły, do przedłużenia lub zmiany.',
  features: 'Funkcje',
  featuresHint: 'Po jednej w wierszu, jak na stronie cennika',
  popular: 'Najczęściej wybierany',
  onSale: 'W sprzedaży',
} satisfies Translation<typeof en>
