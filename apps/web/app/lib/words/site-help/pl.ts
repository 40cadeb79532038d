// Polish texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Szukaj w Centrum pomocy',
  searchExample: 'Nieobsłużone, okno, okres próbny…',
  answersFound:
    '{count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  answers: 'Odpowiedzi',
  noneFound: 'Żadna odpowiedź nie zawiera wszystkich tych słów. <link>Zapytaj wsparcie</link>',
  notThere: 'Nie ma tego? <link>Zapytaj wsparcie</link>',
  usOrYou: 'To my czy twoje połączenie?',
  usOrYouMore: 'Sprawdzenie logowania, danych i aktualizacji na żywo, w 10 s.',
  networkDiagnostics: 'Diagnostyka sieci',
  topicStart: 'Początek',
  topicPlan: 'Planowanie',
  topicLive: 'Na żywo',
  topicDrivers: 'Kierowcy',
  topicRecipients: 'Odbiorcy',
  topicAccount: 'Konto',
  importTitle: 'Import zleceń z arkusza kalkulacyjnego',
  importAnswer:
    'Zlecenia, Importuj, wybierz plik CSV lub XLSX. {name} rozpoznaje, która kolumna jest która; popraw, gdzie trzeba. Wiersze, których nie da się odczytać, są na liście z komórką, powodem i często z poprawką. Nic nie jest zapisywane, dopóki nie naciśniesz Importuj, a ponowny import tego samego pliku niczego nie zmienia.',
  depotTitle: 'Ustaw pojazdy, bazę i godziny',
  depotAnswer:
    'Flota, Dodaj pojazd. Każdy pojazd ma bazę, zmianę według czasu miejscowego i ładowność w paczkach i kilogramach. Planer przestrzega wszystkich trzech.',
  regionTitle: 'Używaj mapy własnego obszaru',
  regionAnswer:
    'Region powstaje z wyciągu OpenStreetMap jednym poleceniem: npm run region i plik. Zawiera drogi, adresy i mapę, a potem nie potrzebuje ani klucza, ani sieci.',
  firstDayTitle: 'Zaplanuj pierwszy dzień',
  firstDayAnswer:
    'Zaimportuj zlecenia, otwórz Planowanie, wybierz dzień i naciśnij Optymalizuj. Patrz, jak spada koszt, zatrzymaj, gdy wynik ci odpowiada, a potem wyślij.',
  unservedTitle: 'Dlaczego zlecenie jest nieobsłużone?',
  unservedAnswer:
    'Każde nieobsłużone zlecenie podaje regułę, która je zatrzymuje: okno, ładunek, zmiana albo umiejętność. Obok widać najmniejszą zmianę, która pozwoliłaby je obsłużyć.',
  windowsTitle: 'Jak czytać okna',
  windowsAnswer:
    'Okno mówi, kiedy może zacząć się obsługa, według miejscowego czasu bazy. Furgonetka, która przyjedzie za wcześnie, czeka; oś czasu pokazuje czekanie kreskowaniem.',
  speedsTitle: 'Planuj z ruchem o każdej godzinie',
  speedsAnswer:
    'Ustawienia, Prędkości jazdy: tabela według dnia tygodnia i godziny, w procentach prędkości z mapy. Wpisz ją, wczytaj z pliku CSV albo przejmij to, co pokazują twoje własne zakończone trasy. Od tej chwili obowiązuje dla nowych planów, zmian w trasie, prognoz, śledzenia i oferowanych terminów; istniejące plany zachowują swoje czasy. Cofnij przywraca poprzednią tabelę.',
  stopEarlyTitle: 'Zatrzymaj silnik wcześniej',
  stopEarlyAnswer:
    'Zatrzymaj, zachowaj najlepszy kończy szukanie i zachowuje najlepszy dotąd znaleziony plan. Przeszedł te same kontrole co pełne obliczenie.',
  outOfDateTitle: 'Co znaczy „nieaktualny”',
  outOfDateAnswer:
    'Zlecenie z planu zmieniono lub anulowano po utworzeniu planu. Uruchom go ponownie; wysłanie starego planu jest odrzucane.',
  priorityTitle: 'Co robi priorytet',
  priorityAnswer:
    'Zlecenie o wyższym priorytecie nigdy nie jest pomijane na rzecz dowolnej liczby zleceń o niższym. Wśród równych wygrywa najtańszy plan.',
  atRiskTitle: 'Co znaczy „zagrożone”',
  atRiskAnswer:
    'Według najnowszej pozycji furgonetka przyjechałaby po końcu okna. Lista jest ułożona według minut, najgorsze na początku.',
  silentTitle: 'Furgonetka stoi na mapie',
  silentAnswer:
    'Po 60 sekundach bez pozycji furgonetka traci wypełnienie i pokazuje się wiek pozycji. Telefon może nie mieć zasięgu; zapisane przez niego pozycje dotrą później z własnymi czasami.',
  trackersTitle: 'Podłącz lokalizator lub telefon',
  trackersAnswer:
    'Flota, pojazd, Token urządzenia. Wpisz token do Traccar Client (protokół OsmAnd) lub OwnTracks. Nowy token unieważnia poprzedni.',
  doneTitle: 'Kiedy przystanek jest zakończony',
  doneAnswer:
    'Gdy kierowca tak powie. Gdzie żaden kierowca nie melduje, gdy furgonetka stała na przystanku przez czas obsługi i odjechała.',
  phonesTitle: 'Które telefony działają',
  phonesAnswer: 'Każdy telefon z aktualną przeglądarką. Niczego nie instaluje się ze sklepu.',
  noSignalTitle: 'Praca bez zasięgu',
  noSignalAnswer:
    'Aplikacja kierowcy otwiera się bez zasięgu i przechowuje to, co robi kierowca, także zdjęcia, aż da się to wysłać. Traccar Client i OwnTracks robią to samo z pozycjami. Wysłanie czegoś dwa razy niczego nie zmienia.',
  proofTitle: 'Potwierdzenie dostawy',
  proofAnswer:
    'Każde zlecenie albo firma określa, czego wymagają drzwi: zdjęcie, podpis, nazwisko, PIN, skan albo kontrola wieku. Kierowca nie może bez tego zakończyć przystanku. Potem każdy, kto ma link lub kod QR, może sprawdzić podpisane potwierdzenie.',
  trackingTitle: 'Co pokazuje strona śledzenia',
  trackingAnswer:
    'Kiedy, z powodem, gdy się zmienia; gdzie jest furgonetka, gdy jest blisko; co wydarzyło się dotąd. Żadnego numeru telefonu, pełnego nazwiska ani innego przystanku.',
  noticeTitle: 'Kiedy odbiorcy dostają wiadomość',
  noticeAnswer: 'Gdy furgonetka jest około 30 minut drogi od odbiorcy.',
  brandTitle: 'Twoje kolory na stronie śledzenia',
  brandAnswer:
    'Ustawienia, Kolor strony śledzenia. Kolor, na którym biały tekst byłby trudny do odczytania, nie jest przyjmowany.',
  plansTitle: 'Plany, pojazdy i limity',
  plansAnswer:
    'Plan pozwala na określoną liczbę aktywnych pojazdów. Na limicie następny czeka; nic, co jest zaplanowane lub w drodze, się nie zatrzymuje.',
  trialEndTitle: 'Gdy okres próbny się kończy',
  trialEndAnswer:
    'Możesz wszystko czytać i wybrać plan. Nowe importy, plany i wysyłki czekają do tego czasu; dzień, który jest w trasie, biegnie do końca.',
  rolesTitle: 'Role: kto co może',
  rolesAnswer:
    'Administratorzy zmieniają firmę i jej członków, dyspozytorzy planują i wysyłają, osoby z rolą tylko do odczytu patrzą, kierowcy widzą własną trasę, odbiorcy własne paczki.',
  resetTitle: 'Nie pamiętam hasła',
  resetAnswer: 'Logowanie, Zapomniane hasło. Link z wiadomości działa raz i wygasa po 24 godzinach.',
  passkeysTitle: 'Logowanie kluczem dostępu',
  passkeysAnswer:
    'W menu konta otwórz Bezpieczeństwo i naciśnij Dodaj klucz dostępu: przechowa go twój telefon, komputer lub klucz bezpieczeństwa. Od tej chwili Zaloguj się kluczem dostępu prosi o odcisk palca, twarz lub PIN zamiast e-maila i hasła. Hasło działa dalej.',
  askAPerson: 'Zapytaj człowieka',
  replyAndHours: 'Odpowiedź w ciągu {hours} godzin. {businessHours}.',
} satisfies Translation<typeof en>
