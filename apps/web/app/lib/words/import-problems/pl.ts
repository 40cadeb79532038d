// Polish texts of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Why a file is refused
  empty_file: 'Plik jest pusty',
  no_rows: 'Plik ma nagłówek, ale żadnych zleceń',
  too_many_rows: 'Plik ma więcej niż {limit} zleceń',
  too_many_columns: 'Plik ma więcej niż {limit} kolumn',
  unreadable_file: 'Nie udało się odczytać pliku: jest ucięty albo cudzysłów nie jest zamknięty',
  protected_file: 'Plik jest chroniony hasłem',
  sheet_missing: 'W pliku nie ma arkusza o tej nazwie',
  slow_file: 'Odczyt pliku trwał zbyt długo',
  no_text: 'PDF zawiera obrazy bez tekstu, jak skan',
  no_orders: 'Z tekstu nie odczytano żadnego zlecenia',
  unsupported_file: 'Tego rodzaju pliku nie można zaimportować.',
  too_large: 'Plik ma więcej niż {limit}.',

  // What to do then
  hint_empty_file: 'Wybierz inny plik.',
  hint_no_rows: 'Wybierz plik z co najmniej jednym zleceniem.',
  hint_too_many_rows: 'Podziel go na mniejsze pliki.',
  hint_too_many_columns: 'Usuń kolumny niepotrzebne zleceniom.',
  hint_unreadable_file: 'Zapisz go ponownie jako CSV lub XLSX.',
  hint_protected_file: 'Zapisz go bez hasła.',
  hint_sheet_missing: 'Podaj jeden z arkuszy albo żaden.',
  hint_slow_file: 'Podziel go na mniejsze pliki lub zapisz jako CSV.',
  hint_no_text: 'Poproś o list przewozowy jako PDF z tekstem, tabelę lub e-mail albo wpisz zlecenie.',
  hint_no_orders: 'Wpisz każde zlecenie z odbiorcą i adresem albo wklej tabelę.',
  hint_unsupported_file: 'Otwórz go w arkuszu kalkulacyjnym i zapisz jako XLSX lub CSV.',
  hint_too_large: 'Podziel go na mniejsze pliki.',

  // What is wrong in a row
  crowded_row: 'Wiersz ma więcej komórek niż nagłówek. Weź tekst z separatorem w cudzysłów',
  other_list: 'Tu zaczyna się inna lista z własnymi kolumnami. Zaimportuj ją jako osobny plik',
  missing_column: 'W pliku brak kolumny: {column}',
  missing_value: '{column}: wartość wymagana',
  bad_number: '{column}: musi być liczbą',
  bad_number_in: '{column}: musi być liczbą w {unit}',
  bad_unit: '{column}: nieznana, zostaw puste dla {unit}',
  not_whole: '{column}: musi być liczbą całkowitą',
  negative_number: '{column}: nie może być ujemne',
  number_too_large: '{column}: najwyżej {limit}',
  bad_date: 'Data musi być jak 2026-04-16',
  date_out_of_range: 'Data jest odległa o ponad rok',
  day_is_over: 'Ten dzień minął. Wybierz inny lub zaimportuj go jako historię',
  day_full: '{date} ma już {limit} zleceń, najwięcej na jeden plan',
  bad_time: '{column}: musi być godziną jak 14:30',
  bad_window: '{column}: musi być jak 08:30-12:00',
  span_reversed: '{column}: przed datą',
  span_too_long: '{column}: ponad {limit} dni po dacie',
  open_window: '{column}: potrzebne pierwsze okno z oboma końcami',
  bad_choice: '{column}: musi być {choices}',
  lines_differ: 'Wiersze tego zlecenia różnią się w: {header}',
  custom_too_long: 'Kolumna {header} ma ponad {limit} znaków. Skróć ją lub pomiń',
  window_reversed: 'Okno kończy się przed początkiem',
  bad_email: 'Adres e-mail jest niepełny',
  bad_priority: 'Priorytet musi być: high, medium, low lub 0-100',
  bad_coordinates: 'Szerokości i długości nie ma na mapie',
  bad_position: 'Nieznany zapis współrzędnych. Wpisz je jak 39.3771, -76.8099',
  error_cell: '{column}: zawiera błąd arkusza. Popraw formułę lub wpisz wartość',
  phone_cut_off: 'Numer telefonu stracił cyfry w arkuszu. Wpisz go ponownie lub zostaw puste',
  other_half: 'Wiersz to odbiór i dostawa, a jedno z nich odrzucono',
  too_long: '{column}: ponad {limit} znaków',
  too_many_words: '{column}: więcej niż {limit}',
  duplicate_in_file: 'To samo zlecenie co w wierszu {row}',
  already_dispatched: 'Zlecenie {reference} jest już w trasie',
  order_cancelled: 'Zlecenie {reference} anulowano',

  // Addresses
  address_unknown: 'Nie znaleziono adresu',
  address_no_house_number: 'Brak numeru domu. Trafienia na {street}: {count}',
  address_interpolated: 'Mapa nie ma numeru {number} na {street}. Użyć miejsca między sąsiednimi?',
  address_uncertain: 'Nie wiadomo, który adres: {best}?',
  address_outside_map: 'Poza Twoją mapą: {place}',
  outside_region: 'Ponad 500 km od Twojej mapy i Twoich baz',
  fix_use: 'Użyj: {place}',
  fix_swap: 'Zamień na {place}',

  // How a file was read
  ambiguous_date: 'Daty takie jak {value} odczytano jako {reading}',
  ambiguous_number: 'Liczby takie jak {value} w kolumnie {column} odczytano jako {reading}',
  time_zone: 'Godziny takie jak {value} przyjęto jako czas lokalny. Strefa z komórki nie jest używana',
  bare_hour: 'Godziny takie jak {value} odczytano jako {reading}',
  day_part: 'Okna takie jak {value} odczytano jako {reading}',
  pickup_columns:
    'Wiersze z {value} stają się odbiorem i dostawą, które jeden pojazd wykonuje w tej kolejności',
  made_numbers: 'Plik nie ma numerów zleceń. Są tworzone i pozostają takie same przy ponownym imporcie',
  made_recipients: 'Plik nie ma odbiorców. Zlecenia są nazwane adresem',
  folded_lines: 'Wiersze jednego numeru zlecenia stają się jednym przystankiem z pozycjami',
  titles: 'Tekst nad nagłówkiem nie jest czytany jako zlecenia: {value}',
  title_day: 'Wiersze bez dnia dotyczą {reading}, dnia nad nagłówkiem',
  footer: 'Tekst pod zleceniami jest pomijany: {value}',
  hidden_sheets: 'Ukryte arkusze nie są czytane: {value}',
  hidden_rows: 'Ukryte wiersze ({value}) są czytane jak inne',
  not_for_delivery: '{header} podaje {value}, więc wiersz nie jest dostawą i jest pomijany',
  unknown_state: '{header} podaje {value}. Wiersz odczytano jako dostawę',
  unread_days: 'Kolumna {value} zawiera dni i nie jest czytana jako dzień dostawy',
  unread_windows: 'Kolumna {value} zawiera godziny i nie jest czytana jako okno dostawy',
  cash_unread:
    'Kolumna {value} mówi o pobraniu, a żadna nie jest kwotą. Wybierz kolumnę na kwotę do pobrania',
  phone_unknown: '{value} nie jest numerem, pod który można zadzwonić. Dodaj numer kierunkowy kraju',
  several_values:
    'Wiersze tego zlecenia różnią się w: {header}. Użyto pierwszego, wszystkie zostają przy zleceniu',
  unknown_vehicle:
    '{value} w kolumnie {column} nie jest nazwą ani numerem żadnego pojazdu. Popraw lub dodaj pojazd',
  unknown_skill:
    'Żaden pojazd ani kierowca nie ma umiejętności {value}, więc żaden plan nie weźmie zlecenia. Popraw ją lub dodaj',
  several_phones: 'Z numerów w {value} użyto {reading}. Komórka zostaje przy zleceniu',

  // A text of these as a sentence
  sentence: '{text}.',
} satisfies Translation<typeof en>
