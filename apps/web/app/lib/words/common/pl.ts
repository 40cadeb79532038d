// Polish texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} godz. {minutes}',
  onTime: 'punktualnie',
  late: '{duration} spóźnienia',
  early: '{duration} za wcześnie',
  anyTime: 'o dowolnej porze',
  until: 'do {time}',
  from: 'od {time}',
  range: '{from}-{to}',
  secondsAgo: '{seconds} s temu',
  listComma: ', ',
  percent: '{value}%',
  ago: '{duration} temu',
  // Every page
  account: 'Konto: {name}',
  goToCompany: 'Przejdź do: {company}',
  security: 'Bezpieczeństwo',
  signOut: 'Wyloguj się',
  theme: 'Motyw',
  themeLight: 'Jasny',
  themeDark: 'Ciemny',
  themeSystem: 'Systemowy',
  language: 'Język',
  loading: 'Wczytywanie',
  loadingWhat: 'Wczytywanie: {what}',
  notLoaded: 'Nie udało się wczytać: {what}',
  retry: 'Spróbuj ponownie',
  seePlans: 'Zobacz plany',
  messages: 'Wiadomości',
  you: 'Ty',
  byText: 'SMS-em',
  wasRead: 'przeczytano',
  send: 'Wyślij',
  sending: 'Wysyłanie',
  noPush:
    'Ta przeglądarka nie pokazuje powiadomień. Na iPhonie dodaj najpierw stronę do ekranu początkowego.',
  pushDenied: 'Powiadomienia tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki.',

  // No usable answer from the server
  serverSilent: 'Serwer nie odpowiedział w ciągu {seconds} s.',
  serverUnreachable: 'Serwer jest nieosiągalny.',
  checkConnection: 'Sprawdź połączenie i spróbuj ponownie.',
  notUnderstood: 'Serwer wysłał odpowiedź, której ta strona nie rozumie.',
  reloadPage: 'Odśwież stronę.',
  wentWrong: 'Coś poszło nie tak.',

  // Crashes and pages that do not exist
  crashTitle: 'Coś poszło nie tak',
  crashPage: 'Ta strona przestała działać. Nie wpływa to na dostawy.',
  crashKept: 'To, co wpisałeś, zostało zachowane.',
  refreshPage: 'Odśwież stronę',
  goHome: 'Strona główna',
  copyDetails: 'Skopiuj szczegóły do wysłania',
  pageMissing: 'Nie znaleziono strony',
  pageMissingAt: 'Nie ma przystanku pod adresem {path}. Mógł zostać zarchiwizowany albo link jest niepełny.',
  pageMissingHere: 'Nie ma przystanku pod tym adresem. Mógł zostać zarchiwizowany albo link jest niepełny.',
  returnHome: 'Wróć na stronę główną',
  search: 'Szukaj',
  reportLink: 'Zgłoś ten link',
} satisfies Translation<typeof en>
