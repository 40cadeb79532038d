// Polish texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Pytaj o wszystko',
  lead: 'Odpowiada człowiek, w ciągu {hours} godzin w dni robocze.',
  forCustomers: 'Wsparcie dla klientów',
  forCustomersMore: 'W produkcie pytanie niesie ze sobą dzień, plan i zlecenie. <link>Zaloguj się</link>',
  somethingDown: 'Coś nie działa?',
  somethingDownMore: 'Sondy mówią o tym pierwsze. <link>Stan</link>',
  businessHours: 'Godziny pracy',
  open: '{weekday}, {time} PST: otwarte',
  opensToday: '{weekday}, {time} PST: zamknięte, otwieramy dziś o 9',
  opensTomorrow: '{weekday}, {time} PST: zamknięte, otwieramy jutro o 9',
  opensMonday: '{weekday}, {time} PST: zamknięte, otwieramy w poniedziałek o 9',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  company: 'Firma <optional>opcjonalnie</optional>',
  phone: 'Telefon <optional>opcjonalnie</optional>',
  subject: 'Temat <optional>opcjonalnie</optional>',
  message: 'Wiadomość',
  send: 'Wyślij wiadomość',
  sending: 'Wysyłanie…',
  use: 'Używamy tego, by ci odpowiedzieć, do niczego więcej. <link>Prywatność</link>',
  subjectGeneral: 'Ogólne',
  subjectSales: 'Sprzedaż',
  subjectSupport: 'Wsparcie',
  subjectPartnership: 'Współpraca',
  subjectDemo: 'Pokaz',
  sent: 'Dziękujemy za wiadomość! Odpowiemy w ciągu {hours} godzin.',
  failed: 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
  notSent: '{reason} Twój tekst nadal tu jest.',
  about: 'Dotyczy: {subject}',
  enterName: 'Wpisz imię i nazwisko',
  enterEmail: 'Wpisz swój adres e-mail',
  emailIncomplete: 'Ten adres e-mail jest niepełny',
  enterMessage: 'Napisz wiadomość',
  frequentlyAsked: 'Częste pytania',
  trialQuestion: 'Jak długo trwa okres próbny i czy potrzebna jest karta?',
  trialAnswer:
    '{days, plural, one {#\u00a0dzień} few {#\u00a0dni} many {#\u00a0dni} other {#\u00a0dnia}}, bez karty. Gdy się skończy, nadal możesz wszystko czytać.',
  spreadsheetQuestion: 'Czy mogę przenieść adresy z arkusza kalkulacyjnego?',
  spreadsheetAnswer:
    'Tak. CSV i XLSX, z kolumnami, które masz: {name} rozpoznaje, która jest która, pokazuje wiersz po wierszu to, czego nie dało się odczytać, i nic nie zapisuje, dopóki się nie zgodzisz.',
  phonesQuestion: 'Czy kierowcy potrzebują nowych telefonów?',
  phonesAnswer:
    'Nie. Aplikacja kierowcy działa w przeglądarce telefonu, a lokalizatory mówiące protokołem OsmAnd lub OwnTracks działają takie, jakie są.',
  limitQuestion: 'Co się dzieje, gdy pojazd przekracza limit mojego planu?',
  limitAnswer:
    'Nic się nie psuje. Zaplanowany dzień biegnie do końca; następny pojazd czeka, aż zmienisz plan na wyższy lub zarchiwizujesz inny pojazd.',
  dataQuestion: 'Gdzie są przechowywane nasze dane i kto może je zobaczyć?',
  dataAnswer:
    'W jednej bazie PostgreSQL, rozdzielone wiersz po wierszu dla każdej firmy. Twoi ludzie widzą je zgodnie ze swoją rolą.',
  trackingQuestion: 'Czy odbiorcy mogą śledzić bez konta?',
  trackingAnswer:
    'Tak. Numer śledzenia otwiera stronę. Pokazuje ona, kiedy przyjedzie paczka, a pod koniec furgonetkę, nigdy numeru telefonu ani innego przystanku.',
  threeWays: 'Trzy drogi do odpowiedzi, najszybsza na początku.',
  lookItUp: 'Poszukaj',
  lookItUpMore: '<help>Centrum pomocy</help> ma krótkie odpowiedzi pod słowami, których używasz przez radio.',
  checkTheLine: 'Sprawdź łącze',
  checkTheLineMore:
    'Gdy coś się nie ładuje, <diagnostics>Diagnostyka sieci</diagnostics> mówi, czy to my, twoja sieć czy twoja przeglądarka, i tworzy raport, który możesz wysłać. <status>Strona stanu usług</status> mówi, czy inni też to widzą.',
  askAPerson: 'Zapytaj człowieka',
  askAPersonMore:
    'Napisz do nas przez <contact>Kontakt</contact>. Jesteśmy dostępni: {businessHours}. W dni robocze odpowiadamy w ciągu {hours} godzin.',
} satisfies Translation<typeof en>
