// Dutch texts of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Why a file is refused
  empty_file: 'Het bestand is leeg',
  no_rows: 'Het bestand heeft een kopregel maar geen orders',
  too_many_rows: 'Het bestand heeft meer dan {limit} orders',
  too_many_columns: 'Het bestand heeft meer dan {limit} kolommen',
  unreadable_file: 'Het bestand kon niet worden gelezen: het is afgekapt of een aanhalingsteken sluit niet',
  protected_file: 'Het bestand is met een wachtwoord beveiligd',
  sheet_missing: 'Het bestand heeft geen blad met die naam',
  slow_file: 'Het lezen van het bestand duurde te lang',
  no_text: 'De pdf bevat afbeeldingen zonder tekst, zoals een scan',
  no_orders: 'Uit de tekst kon geen order worden gelezen',
  unsupported_file: 'Dit soort bestand kan niet worden geïmporteerd.',
  too_large: 'Het bestand is groter dan {limit}.',

  // What to do then
  hint_empty_file: 'Kies een ander bestand.',
  hint_no_rows: 'Kies een bestand met minstens één order.',
  hint_too_many_rows: 'Splits het in kleinere bestanden.',
  hint_too_many_columns: 'Verwijder de kolommen die de orders niet nodig hebben.',
  hint_unreadable_file: 'Sla het opnieuw op als CSV of XLSX.',
  hint_protected_file: 'Sla het op zonder wachtwoord.',
  hint_sheet_missing: 'Noem een van de bladen, of geen.',
  hint_slow_file: 'Splits het in kleinere bestanden of sla het op als CSV.',
  hint_no_text: 'Vraag de pakbon als tekst-pdf, tabel of e-mail, of typ de order.',
  hint_no_orders: 'Schrijf elke order met ontvanger en adres, of plak een tabel.',
  hint_unsupported_file: 'Open het in je spreadsheetprogramma en sla het op als XLSX of CSV.',
  hint_too_large: 'Splits het in kleinere bestanden.',

  // What is wrong in a row
  crowded_row:
    'De rij heeft meer cellen dan de kop. Zet tekst met het scheidingsteken tussen aanhalingstekens',
  other_list: 'Hier begint een andere lijst met eigen kolommen. Importeer die als apart bestand',
  missing_column: 'Het bestand heeft geen kolom voor {column}',
  missing_value: '{column} is verplicht',
  bad_number: '{column} moet een getal zijn',
  bad_number_in: '{column} moet een getal in {unit} zijn',
  bad_unit: '{column} is onbekend: laat leeg voor {unit}',
  not_whole: '{column} moet een geheel getal zijn',
  negative_number: '{column} mag niet negatief zijn',
  number_too_large: '{column} mag hoogstens {limit} zijn',
  bad_date: 'De datum moet zijn zoals 2026-04-16',
  date_out_of_range: 'De datum is meer dan een jaar weg',
  day_is_over: 'Deze dag is voorbij. Kies een andere dag of importeer hem als historie',
  day_full: '{date} heeft al {limit} orders, het meeste dat in één plan past',
  bad_time: '{column} moet een tijd zijn zoals 14:30',
  bad_window: '{column} moet zijn zoals 08:30-12:00',
  span_reversed: '{column} ligt vóór de datum',
  span_too_long: '{column} ligt meer dan {limit} dagen na de datum',
  open_window: '{column} hebben een eerste tijdvak met begin en eind nodig',
  bad_choice: '{column} moet {choices} zijn',
  lines_differ: 'De regels van deze order verschillen in {header}',
  custom_too_long: 'De kolom {header} heeft meer dan {limit} tekens. Kort in of laat de kolom weg',
  window_reversed: 'Het tijdvak eindigt voor het begint',
  bad_email: 'Het e-mailadres is onvolledig',
  bad_priority: 'De prioriteit moet high, medium, low of 0-100 zijn',
  bad_coordinates: 'Breedte- en lengtegraad liggen niet op de kaart',
  bad_position: 'De coördinaten hebben geen bekende vorm. Schrijf ze als 39.3771, -76.8099',
  error_cell: '{column} bevat een fout van het rekenblad. Verbeter de formule of typ de waarde',
  phone_cut_off: 'Het telefoonnummer verloor cijfers in een rekenblad. Typ het opnieuw of laat het leeg',
  other_half: 'De rij is een ophaling en een levering, en één ervan is geweigerd',
  too_long: '{column} is langer dan {limit} tekens',
  too_many_words: '{column} noemt er meer dan {limit}',
  duplicate_in_file: 'Dezelfde order als rij {row}',
  already_dispatched: 'Order {reference} is al onderweg',
  order_cancelled: 'Order {reference} is geannuleerd',

  // Addresses
  address_unknown: 'Adres niet gevonden',
  address_no_house_number: 'Geen huisnummer. {count} treffers in {street}',
  address_interpolated:
    'De kaart heeft geen nummer {number} in {street}. Een plek tussen de buren gebruiken?',
  address_uncertain: 'Niet zeker welk adres: {best}?',
  address_outside_map: 'Buiten je kaart: {place}',
  outside_region: 'Meer dan 500 km van je kaart en je depots',
  fix_use: '{place} gebruiken',
  fix_swap: 'Omwisselen naar {place}',

  // How a file was read
  ambiguous_date: 'Datums zoals {value} worden gelezen als {reading}',
  ambiguous_number: 'Getallen zoals {value} in {column} worden gelezen als {reading}',
  time_zone: 'Tijden zoals {value} gelden als je lokale tijd. De tijdzone in de cel wordt niet gebruikt',
  bare_hour: 'Tijden zoals {value} worden gelezen als {reading}',
  day_part: 'Tijdvakken zoals {value} worden gelezen als {reading}',
  pickup_columns:
    'Rijen met {value} worden een ophaling en een levering, die één voertuig in deze volgorde doet',
  made_numbers:
    'Het bestand heeft geen ordernummers. Ze worden gemaakt en zijn dezelfde als je het opnieuw importeert',
  made_recipients: 'Het bestand heeft geen ontvangers. Orders heten naar hun adres',
  folded_lines: 'De regels van één ordernummer worden één stop met zijn artikelen',
  titles: 'Wat boven de kop staat wordt niet als orders gelezen: {value}',
  title_day: 'Rijen zonder dag zijn voor {reading}, de dag boven de kop',
  footer: 'Wat onder de orders staat wordt weggelaten: {value}',
  hidden_sheets: 'Verborgen bladen worden niet gelezen: {value}',
  hidden_rows: '{value} verborgen rijen worden gelezen als de andere',
  not_for_delivery: '{header} zegt {value}, dus de rij is geen levering en valt weg',
  unknown_state: '{header} zegt {value}. De rij wordt gelezen als levering',
  unread_days: 'De kolom {value} bevat dagen en wordt niet gelezen als leverdag',
  unread_windows: 'De kolom {value} bevat tijden en wordt niet gelezen als tijdvak',
  cash_unread:
    'De kolom {value} zegt rembours en geen kolom geldt als bedrag. Kies er een voor het te incasseren bedrag',
  phone_unknown: '{value} is geen nummer dat je kunt bellen. Schrijf het met landnummer',
  several_values:
    'De regels van deze order verschillen in {header}. De eerste geldt, alle blijven bij de order',
  unknown_vehicle:
    '{value} in {column} is geen naam of kenteken van een van je voertuigen. Verbeter het of voeg het voertuig toe',
  unknown_skill:
    'Geen voertuig of chauffeur heeft de vaardigheid {value}, dus geen plan neemt de order. Verbeter of voeg haar toe',
  several_phones: 'Van de nummers in {value} wordt {reading} gebruikt. De cel blijft bij de order',
  unlikely_place_null:
    '{value} ligt op 0, 0 in de Atlantische Oceaan, waar apparaten zonder signaal zich melden',
  unlikely_place_antarctica: '{value} ligt op Antarctica',
  unlikely_place_sea: '{value} ligt op zee',

  // A text of these as a sentence
  sentence: '{text}.',
} satisfies Translation<typeof en>
