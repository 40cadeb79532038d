// Polish texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'O dostępie decyduje baza danych, wiersz po wierszu. Wszystko ponad nią może zawieść, a jedna firma i tak nie zobaczy drugiej.',
  rows: 'Wiersze, nie ekrany',
  rowsMore:
    'Każda tabela niesie reguły, które mówią, kto może czytać i zapisywać które z jej wierszy. Są testowane jako jedna tabela: kto, co i jak, z oczekiwaną odpowiedzią zapisaną ręcznie. Nowa tabela bez wpisu przerywa nasz build.',
  signIn: 'Logowanie',
  signInPasswords:
    'Hasła są przechowywane jako skróty argon2id. Nieznane konto i złe hasło dostają tę samą odpowiedź.',
  signInTokens:
    'Tokeny odświeżania się zmieniają, a skradziony token użyty dwa razy unieważnia całą swoją rodzinę.',
  signInSecondFactor: 'Każdy może włączyć drugi składnik (TOTP).',
  signInPasskey: 'Klucz dostępu loguje bez hasła i nie na fałszywej stronie.',
  signInReset: 'Linki do zmiany hasła działają raz i wygasają po {hours} godzinach.',
  keys: 'Klucze i urządzenia',
  keysMore:
    'Tokeny urządzeń są pokazywane raz i przechowywane jako skróty. Token należy do jednego pojazdu i może tylko zgłaszać, gdzie on jest. Numery śledzenia mają znak kontrolny, a zgadywanie jest ograniczone.',
  browser: 'W przeglądarce',
  browserMore:
    'Ścisła polityka treści, bez ramek, bez skryptów z zewnątrz. Ze zmniejszonych zdjęć usuwamy to, co zapisały w nich aparaty. Arkusze są czytane z limitami.',
  report: 'Zgłoś lukę',
  reportMore:
    'Napisz do nas przez <contact>Kontakt</contact>, co udało ci się znaleźć i jak to powtórzyć. W dni robocze odpowiadamy w ciągu {hours} godzin i nie ścigamy ludzi, którzy szukają w dobrej wierze.',
  trustLead: 'Co obiecujemy i gdzie możesz to sprawdzić.',
  promises: 'Obietnice',
  promiseKept: 'Co potwierdzono, zostaje',
  promiseKeptMore: 'Zapis, który potwierdziliśmy, przetrwa awarię serwera.',
  promiseOnce: 'Nic nie dzieje się dwa razy',
  promiseOnceMore: 'Powtórzone żądanie z tym samym kluczem dostaje pierwszą odpowiedź.',
  promisePlan: 'Plan jest tym, co mówi',
  promisePlanMore: 'Drugi program przelicza ładunek, czas i okna każdego planu, zanim go zobaczysz.',
  promiseDeploy: 'Wdrożenie to nie awaria',
  promiseDeployMore: 'Dzień w trasie trwa, gdy serwer się zmienia.',
  availability: 'Dostępność',
  availabilityMore:
    'Sondy działają cały czas; <status>strona stanu usług</status> pokazuje ich wyniki, każdą ogłoszoną przez nas awarię i zaplanowane prace.',
  securityMore:
    'Jak działają dostęp, logowanie i klucze, opisuje <security>strona o bezpieczeństwie</security>.',
  privacyMore:
    'Co jest przechowywane, dla kogo i jak długo: <privacy>Prywatność</privacy>. Mapa, drogi i adresy pochodzą z naszych serwerów, chyba że ustawiono usługę zewnętrzną; wtedy otrzymuje ona adresy, o które się ją pyta.',
  leaving: 'Odejście',
  leavingMore:
    'Z miesiąca na miesiąc. Administratorzy zabierają wszystko w jednym pliku zip: zlecenia, osoby, pozycje, zdjęcia, faktury i dziennik. Także przez {days} dni po zamknięciu firmy.',
  sources: 'Skąd pochodzą dane mapy',
  sourcesMore:
    'Prawdziwe regiony powstają z OpenStreetMap, © współtwórcy OpenStreetMap, na licencji Open Database License. Miasto z pokazu, Ashmouth, jest zmyślone i wygenerowane przez nasz własny program.',
} satisfies Translation<typeof en>
