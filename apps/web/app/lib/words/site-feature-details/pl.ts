// Polish texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Sześć części, które łączy jeden dzień: co zamówiono, co zaplanowano, co się dzieje i kto o tym wie.',
  seeHowItWorks: 'Zobacz, jak to działa<hidden>: {feature}</hidden>',
  close: 'Zamknij',

  // Screenshots
  analyticsScreen: 'Analizy: punktualność i koszty według dni oraz plan i wykonanie według pojazdów',
  rolesScreen: 'Tabela ról: uprawnienia każdej roli i własne role firmy',
  companiesScreen: 'Lista firm właściciela: stan, plan, pojazdy i zlecenia każdej z nich',
  driverScreen: 'Telefon kierowcy: następny przystanek na trasie',

  // Route planning
  planningLong:
    'Silnik, który ulepsza plan, dopóki ma czas. W każdej chwili możesz go zatrzymać i zachować najlepszy dotychczasowy plan.',
  shift: 'Zmiana',
  shiftFact: 'najwyżej 8 godzin na kierowcę',
  load: 'Ładunek',
  loadFact: '150 paczek na pojazd, o ile nie ustawisz inaczej',
  windows: 'Okna czasowe',
  windowsFact: 'obsługa zaczyna się w oknie albo widać minuty poza nim',
  priority: 'Priorytet',
  priorityFact: 'dostawy z priorytetem mają pierwszeństwo',
  distance: 'Dystans',
  distanceFact: 'o jedną czwartą krótszy niż w kolejności z pliku, a nawet bardziej',
  whatIsLeft: 'Co zostało',
  whatIsLeftFact: 'na liście, z powodem i najmniejszą zmianą, która pomoże',
  nextPlanning: 'Dalej: planowanie tras z AI',

  // Live tracking
  trackingLong:
    'Pozycje przychodzą z telefonu albo z dowolnego lokalizatora, który już masz. Każda przesuwa prognozę wszystkich przystanków, które są jeszcze przed kierowcą.',
  atRisk: 'Zagrożone',
  atRiskFact: 'najgorsze najpierw, z minutami i przyczyną',
  forecast: 'Prognoza',
  forecastFact: 'z dróg, czasów obsługi i dotychczasowego dnia',
  recipient: 'Odbiorca',
  recipientFact: 'jedna strona, a na niej najpierw odpowiedź: kiedy',
  notice: 'Powiadomienie',
  noticeFact: 'wychodzi, gdy pojazd jest 30 minut od celu',
  trackers: 'Lokalizatory',
  trackersFact: 'protokoły OsmAnd i OwnTracks, bez nowego sprzętu',
  nextTracking: 'Dalej: śledzenie na żywo i powiadomienia',

  // Analytics
  analyticsLong: 'Wyniki każdego przejechanego dnia w porównaniu z tyloma samymi dniami wcześniej.',
  onTime: 'Punktualność',
  onTimeFact: 'według dnia, kierowcy, pojazdu, bazy i klienta',
  drivenFact: 'plan i wykonanie, pojazd po pojeździe',
  export: 'Eksport',
  exportFact: 'wyniki jako tabela i jako CSV',
  nextAnalytics: 'Dalej: panel analiz',

  // Security
  securityLong:
    'O dostępie decyduje baza danych, wiersz po wierszu, w każdej tabeli i przy każdej drodze wejścia. Ekrany tylko to odzwierciedlają.',
  roles: 'Role',
  rolesFact: 'właściciel, administrator, dyspozytor, tylko odczyt, kierowca, odbiorca',
  signIn: 'Logowanie',
  signInFact: 'drugi krok z kodami z telefonu',
  publicPages: 'Strony publiczne',
  publicPagesFact: 'bez telefonu, bez pełnego nazwiska, bez innych przystanków',
  nextSecurity: 'Dalej: bezpieczeństwo dla firm',

  // Several companies
  tenantsLong: 'Dla grup i resellerów: każda firma pracuje tak, jakby była sama.',
  brand: 'Marka',
  brandFact: 'własny kolor na stronie śledzenia',
  plans: 'Plany',
  plansFact: 'limity dla każdej firmy, których pilnuje serwer',
  data: 'Dane',
  dataFact: 'rozdzielone w bazie danych wiersz po wierszu',
  nextTenants: 'Dalej: zarządzanie wieloma firmami',

  // Driver app
  driverLong: 'Otwiera się w przeglądarce telefonu, który kierowca już ma, z zasięgiem i bez.',
  nextStop: 'Następny',
  nextStopFact: 'adres, okno, co wydać, notatka',
  route: 'Trasa',
  routeFact: 'każdy przystanek dnia, po kolei',
  proof: 'Potwierdzenie',
  proofFact: 'zdjęcie, podpis, nazwisko, PIN lub skan, zależnie od zlecenia',
  noSignal: 'Brak zasięgu',
  noSignalFact: 'to, co zrobione, zostaje w telefonie i dociera później, jeden raz',
  nextDriver: 'Dalej: aplikacja kierowcy',
} satisfies Translation<typeof en>
