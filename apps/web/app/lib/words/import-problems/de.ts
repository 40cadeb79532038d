// German texts of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Why a file is refused
  empty_file: 'Die Datei ist leer',
  no_rows: 'Die Datei hat eine Kopfzeile, aber keine Aufträge',
  too_many_rows: 'Die Datei hat mehr als {limit} Aufträge',
  too_many_columns: 'Die Datei hat mehr als {limit} Spalten',
  unreadable_file:
    'Die Datei war nicht lesbar: Sie ist abgeschnitten, oder ein Anführungszeichen bleibt offen',
  protected_file: 'Die Datei ist mit einem Passwort geschützt',
  sheet_missing: 'Die Datei hat kein Blatt dieses Namens',
  slow_file: 'Das Lesen der Datei dauerte zu lange',
  no_text: 'Das PDF enthält Bilder ohne Text, wie ein Scan',
  no_orders: 'Aus dem Text war kein Auftrag zu lesen',
  unsupported_file: 'Diese Art von Datei kann nicht importiert werden.',
  too_large: 'Die Datei ist größer als {limit}.',

  // What to do then
  hint_empty_file: 'Wähle eine andere Datei.',
  hint_no_rows: 'Wähle eine Datei mit mindestens einem Auftrag.',
  hint_too_many_rows: 'Teile sie in kleinere Dateien.',
  hint_too_many_columns: 'Lösche die Spalten, die die Aufträge nicht brauchen.',
  hint_unreadable_file: 'Speichere sie noch einmal als CSV oder XLSX.',
  hint_protected_file: 'Speichere sie ohne Passwort.',
  hint_sheet_missing: 'Nenne eines ihrer Blätter oder keines.',
  hint_slow_file: 'Teile sie in kleinere Dateien oder speichere sie als CSV.',
  hint_no_text: 'Bitte um den Lieferschein als Text-PDF, Tabelle oder E-Mail, oder tippe den Auftrag ein.',
  hint_no_orders: 'Schreibe jeden Auftrag mit Empfänger und Adresse, oder füge eine Tabelle ein.',
  hint_unsupported_file: 'Öffne sie in deinem Tabellenprogramm und speichere sie als XLSX oder CSV.',
  hint_too_large: 'Teile sie in kleinere Dateien.',

  // What is wrong in a row
  crowded_row:
    'Die Zeile hat mehr Zellen als die Kopfzeile. Setze Text mit dem Trennzeichen in Anführungszeichen',
  other_list: 'Hier beginnt eine andere Liste mit eigenen Spalten. Importiere sie als eigene Datei',
  missing_column: 'Die Datei hat keine Spalte für {column}',
  missing_value: '{column} ist erforderlich',
  bad_number: '{column} muss eine Zahl sein',
  bad_number_in: '{column} muss eine Zahl in {unit} sein',
  bad_unit: '{column} ist unbekannt: Leer bedeutet {unit}',
  not_whole: '{column} muss eine ganze Zahl sein',
  negative_number: '{column} darf nicht negativ sein',
  number_too_large: '{column} darf höchstens {limit} sein',
  bad_date: 'Das Datum muss wie 2026-04-16 sein',
  date_out_of_range: 'Das Datum liegt mehr als ein Jahr entfernt',
  day_is_over: 'Dieser Tag ist vorbei. Wähle einen anderen Tag, oder importiere ihn als Verlauf',
  day_full: '{date} hat schon {limit} Aufträge, mehr passen nicht in einen Plan',
  bad_time: '{column} muss eine Uhrzeit wie 14:30 sein',
  bad_window: '{column} muss wie 08:30-12:00 sein',
  span_reversed: '{column} liegt vor dem Datum',
  span_too_long: '{column} liegt mehr als {limit} Tage nach dem Datum',
  open_window: '{column} brauchen ein erstes Zeitfenster mit Beginn und Ende',
  bad_choice: '{column} muss {choices} sein',
  lines_differ: 'Die Zeilen dieses Auftrags unterscheiden sich in {header}',
  custom_too_long: 'Die Spalte {header} hat mehr als {limit} Zeichen. Kürze sie oder lass die Spalte weg',
  window_reversed: 'Das Zeitfenster endet vor seinem Beginn',
  bad_email: 'Die E-Mail-Adresse ist unvollständig',
  bad_priority: 'Die Priorität muss high, medium, low oder 0-100 sein',
  bad_coordinates: 'Breiten- und Längengrad liegen nicht auf der Karte',
  bad_position: 'Diese Form von Koordinaten ist unbekannt. Schreibe sie wie 39.3771, -76.8099',
  error_cell: '{column} enthält einen Fehler der Tabelle. Korrigiere die Formel oder tippe den Wert ein',
  phone_cut_off:
    'Die Telefonnummer hat in einer Tabelle Ziffern verloren. Tippe sie neu ein oder lass sie leer',
  other_half: 'Die Zeile ist eine Abholung und eine Zustellung, und eine davon ist abgelehnt',
  too_long: '{column} ist länger als {limit} Zeichen',
  too_many_words: '{column} nennt mehr als {limit}',
  duplicate_in_file: 'Derselbe Auftrag wie in Zeile {row}',
  already_dispatched: 'Auftrag {reference} ist schon unterwegs',
  order_cancelled: 'Auftrag {reference} wurde storniert',

  // Addresses
  address_unknown: 'Adresse nicht gefunden',
  address_no_house_number: 'Keine Hausnummer. {count} Treffer in {street}',
  address_interpolated:
    'Die Karte kennt keine Nummer {number} in {street}. Einen Ort zwischen den Nachbarn nehmen?',
  address_uncertain: 'Adresse unsicher: {best}?',
  address_outside_map: 'Außerhalb deiner Karte: {place}',
  outside_region: 'Mehr als 500 km von deiner Karte und deinen Depots entfernt',
  fix_use: '{place} nehmen',
  fix_swap: 'Tauschen zu {place}',

  // How a file was read
  ambiguous_date: 'Daten wie {value} werden als {reading} gelesen',
  ambiguous_number: 'Zahlen wie {value} in {column} werden als {reading} gelesen',
  time_zone: 'Zeiten wie {value} gelten als deine Ortszeit. Die Zeitzone in der Zelle wird nicht benutzt',
  bare_hour: 'Zeiten wie {value} werden als {reading} gelesen',
  day_part: 'Zeitfenster wie {value} werden als {reading} gelesen',
  pickup_columns:
    'Zeilen mit {value} werden eine Abholung und eine Zustellung, die ein Fahrzeug in dieser Folge macht',
  made_numbers:
    'Die Datei hat keine Auftragsnummern. Sie werden erzeugt und sind beim nächsten Import dieselben',
  made_recipients: 'Die Datei hat keine Empfänger. Aufträge heißen nach ihrer Adresse',
  folded_lines: 'Die Zeilen einer Auftragsnummer werden ein Stopp mit seinen Artikeln',
  titles: 'Was über der Kopfzeile steht, wird nicht als Auftrag gelesen: {value}',
  title_day: 'Zeilen ohne Tag gelten für {reading}, den Tag über der Kopfzeile',
  footer: 'Was unter den Aufträgen steht, wird ausgelassen: {value}',
  hidden_sheets: 'Ausgeblendete Blätter werden nicht gelesen: {value}',
  hidden_rows: '{value} ausgeblendete Zeilen werden wie die anderen gelesen',
  not_for_delivery: 'In {header} steht {value}, also ist die Zeile keine Zustellung und bleibt weg',
  unknown_state: 'In {header} steht {value}. Die Zeile wird als Zustellung gelesen',
  unread_days: 'Die Spalte {value} enthält Tage und wird nicht als Liefertag gelesen',
  unread_windows: 'Die Spalte {value} enthält Zeiten und wird nicht als Zeitfenster gelesen',
  cash_unread:
    'Die Spalte {value} nennt Nachnahme, und keine Spalte gilt als Betrag. Wähle eine für den Betrag zum Kassieren',
  phone_unknown: '{value} ist keine wählbare Telefonnummer. Schreibe sie mit Landesvorwahl',
  several_values:
    'Die Zeilen dieses Auftrags unterscheiden sich in {header}. Die erste gilt, alle bleiben beim Auftrag',
  unknown_vehicle:
    '{value} in {column} ist weder Name noch Kennzeichen eines deiner Fahrzeuge. Korrigiere es oder füge das Fahrzeug hinzu',
  unknown_skill:
    'Kein Fahrzeug oder Fahrer hat die Fähigkeit {value}, also nimmt kein Plan den Auftrag. Korrigiere sie oder füge sie hinzu',
  several_phones: 'Von den Nummern in {value} gilt {reading}. Die Zelle bleibt beim Auftrag',
  unlikely_place_null: '{value} liegt bei 0, 0 im Atlantik, wo sich Geräte ohne Empfang melden',
  unlikely_place_antarctica: '{value} liegt in der Antarktis',
  unlikely_place_sea: '{value} liegt auf See',

  // A text of these as a sentence
  sentence: '{text}.',
} satisfies Translation<typeof en>
