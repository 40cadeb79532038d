// Italian texts of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Why a file is refused
  empty_file: 'Il file è vuoto',
  no_rows: 'Il file ha un’intestazione ma nessun ordine',
  too_many_rows: 'Il file ha più di {limit} ordini',
  too_many_columns: 'Il file ha più di {limit} colonne',
  unreadable_file: 'Impossibile leggere il file: è troncato o una virgoletta non si chiude',
  protected_file: 'Il file è protetto da password',
  sheet_missing: 'Il file non ha un foglio con questo nome',
  slow_file: 'La lettura del file è durata troppo',
  no_text: 'Il PDF contiene immagini senza testo, come una scansione',
  no_orders: 'Dal testo non si è letto alcun ordine',
  unsupported_file: 'Questo tipo di file non si può importare.',
  too_large: 'Il file supera {limit}.',

  // What to do then
  hint_empty_file: 'Scegli un altro file.',
  hint_no_rows: 'Scegli un file con almeno un ordine.',
  hint_too_many_rows: 'Dividilo in file più piccoli.',
  hint_too_many_columns: 'Elimina le colonne che non servono agli ordini.',
  hint_unreadable_file: 'Salvalo di nuovo come CSV o XLSX.',
  hint_protected_file: 'Salvalo senza password.',
  hint_sheet_missing: 'Indica uno dei suoi fogli, o nessuno.',
  hint_slow_file: 'Dividilo in file più piccoli o salvalo come CSV.',
  hint_no_text: 'Chiedi la bolla come PDF di testo, tabella o email, o scrivi l’ordine.',
  hint_no_orders: 'Scrivi ogni ordine con destinatario e indirizzo, o incolla una tabella.',
  hint_unsupported_file: 'Aprilo nel tuo foglio di calcolo e salvalo come XLSX o CSV.',
  hint_too_large: 'Dividilo in file più piccoli.',

  // What is wrong in a row
  crowded_row:
    'La riga ha più celle dell’intestazione. Metti tra virgolette il testo che contiene il separatore',
  other_list: 'Qui inizia un altro elenco con colonne proprie. Importalo come file a sé',
  missing_column: 'Il file non ha una colonna per {column}',
  missing_value: '{column}: valore obbligatorio',
  bad_number: '{column}: dev’essere un numero',
  bad_number_in: '{column}: dev’essere un numero in {unit}',
  bad_unit: '{column}: sconosciuta, lascia vuoto per {unit}',
  not_whole: '{column}: dev’essere un numero intero',
  negative_number: '{column}: non può essere negativo',
  number_too_large: '{column}: al massimo {limit}',
  bad_date: 'La data dev’essere come 2026-04-16',
  date_out_of_range: 'La data è a più di un anno',
  day_is_over: 'Questo giorno è passato. Scegli un altro giorno o importalo come storico',
  day_full: '{date} ha già {limit} ordini, il massimo di un piano',
  bad_time: '{column}: dev’essere un’ora come 14:30',
  bad_window: '{column}: dev’essere come 08:30-12:00',
  span_reversed: '{column}: è prima della data',
  span_too_long: '{column}: oltre {limit} giorni dopo la data',
  open_window: '{column}: serve una prima fascia con entrambi gli estremi',
  bad_choice: '{column}: dev’essere {choices}',
  lines_differ: 'Le righe di questo ordine differiscono in {header}',
  custom_too_long: 'La colonna {header} ha più di {limit} caratteri. Accorciala o togli la colonna',
  window_reversed: 'La fascia finisce prima di iniziare',
  bad_email: 'L’indirizzo email è incompleto',
  bad_priority: 'La priorità dev’essere high, medium, low o 0-100',
  bad_coordinates: 'Latitudine e longitudine non sono sulla mappa',
  bad_position: 'Le coordinate non hanno una forma nota. Scrivile come 39.3771, -76.8099',
  error_cell: '{column}: contiene un errore del foglio. Correggi la formula o scrivi il valore',
  phone_cut_off: 'Il numero ha perso cifre in un foglio di calcolo. Scrivilo di nuovo o lascia vuoto',
  other_half: 'La riga è un ritiro e una consegna, e uno dei due è rifiutato',
  too_long: '{column}: oltre {limit} caratteri',
  too_many_words: '{column}: più di {limit} voci',
  duplicate_in_file: 'Stesso ordine della riga {row}',
  already_dispatched: 'L’ordine {reference} è già in strada',
  order_cancelled: 'L’ordine {reference} è stato annullato',

  // Addresses
  address_unknown: 'Indirizzo non trovato',
  address_no_house_number: 'Manca il civico. {count} risultati in {street}',
  address_interpolated: 'Sulla mappa non c’è il numero {number} in {street}. Usare un luogo tra i vicini?',
  address_uncertain: 'Indirizzo incerto: {best}?',
  address_outside_map: 'Fuori dalla tua mappa: {place}',
  outside_region: 'A più di 500 km dalla tua mappa e dai tuoi depositi',
  fix_use: 'Usa {place}',
  fix_swap: 'Scambia in {place}',

  // How a file was read
  ambiguous_date: 'Le date come {value} si leggono come {reading}',
  ambiguous_number: 'I numeri come {value} in {column} si leggono come {reading}',
  time_zone: 'Gli orari come {value} valgono come ora locale. Il fuso nella cella non si usa',
  bare_hour: 'Gli orari come {value} si leggono come {reading}',
  day_part: 'Le fasce come {value} si leggono come {reading}',
  pickup_columns:
    'Le righe con {value} diventano un ritiro e una consegna, che un veicolo fa in questo ordine',
  made_numbers: 'Il file non ha numeri d’ordine. Si generano, e sono gli stessi se lo importi di nuovo',
  made_recipients: 'Il file non ha destinatari. Gli ordini prendono il nome dell’indirizzo',
  folded_lines: 'Le righe di un numero d’ordine diventano una fermata con i suoi articoli',
  titles: 'Ciò che sta sopra l’intestazione non si legge come ordini: {value}',
  title_day: 'Le righe senza giorno valgono per {reading}, il giorno sopra l’intestazione',
  footer: 'Ciò che sta sotto gli ordini si tralascia: {value}',
  hidden_sheets: 'I fogli nascosti non si leggono: {value}',
  hidden_rows: '{value} righe nascoste si leggono come le altre',
  not_for_delivery: '{header} dice {value}: la riga non è una consegna e si tralascia',
  unknown_state: '{header} dice {value}. La riga si legge come consegna',
  unread_days: 'La colonna {value} contiene giorni e non si legge come giorno di consegna',
  unread_windows: 'La colonna {value} contiene orari e non si legge come fascia di consegna',
  cash_unread:
    'La colonna {value} dice contrassegno e nessuna si legge come importo. Scegline una per il contante da incassare',
  phone_unknown: '{value} non è un numero che si può chiamare. Scrivilo con il prefisso del paese',
  several_values:
    'Le righe di questo ordine differiscono in {header}. Si usa la prima e tutte restano con l’ordine',
  unknown_vehicle:
    '{value} in {column} non è né il nome né la targa di un tuo veicolo. Correggilo o aggiungi il veicolo',
  unknown_skill:
    'Nessun veicolo o autista ha la competenza {value}: nessun piano prende l’ordine. Correggila o aggiungila',
  several_phones: 'Dei numeri in {value} si usa {reading}. La cella resta con l’ordine',
  unlikely_place_null: '{value} è a 0, 0 nell’Atlantico, dove risultano i dispositivi senza segnale',
  unlikely_place_antarctica: '{value} è in Antartide',
  unlikely_place_sea: '{value} è in mare',

  // A text of these as a sentence
  sentence: '{text}.',
} satisfies Translation<typeof en>
