// Sentences of an import: why a row is rejected, and how an uncertain file was read.
/** Codes of a rejected import row, with the sentence beside its cell. */
export const IMPORT_PROBLEMS = {
  empty_file: 'The file is empty',
  no_rows: 'The file has a header row but no orders',
  too_many_rows: 'The file has more than {limit} orders',
  too_many_columns: 'The file has more than {limit} columns',
  unreadable_file: 'The file could not be read: it is cut off, or a quotation mark is never closed',
  protected_file: 'The file is password-protected',
  sheet_missing: 'The file has no sheet with this name',
  slow_file: 'Reading the file took too long',
  no_text: 'The PDF holds pictures without text, as a scan does',
  no_orders: 'No order could be read from the text',
  crowded_row:
    'The row has more cells than the header. Put text that contains the separator in quotation marks',
  other_list: 'Another list begins here, with columns of its own. Import it as a file of its own',
  missing_column: 'The file has no column for {column}',
  missing_value: '{column} is required',
  bad_number: '{column} must be a number{unit}',
  bad_unit: '{column} is not known: leave it empty for {unit}',
  not_whole: '{column} must be a whole number',
  negative_number: '{column} must not be negative',
  number_too_large: '{column} must be at most {limit}',
  bad_date: 'Date must be like 2026-04-16',
  date_out_of_range: 'Date is more than a year away',
  day_is_over: 'This day is over. Choose another day, or import it as history',
  day_full: '{date} already has {limit} orders, the most that fit into one plan',
  bad_time: '{column} must be a time like 14:30',
  bad_window: '{column} must be like 08:30-12:00',
  span_reversed: '{column} is before the date',
  span_too_long: '{column} is more than {limit} days after the date',
  open_window: '{column} need a first window with both its ends',
  bad_choice: '{column} must be {choices}',
  lines_differ: 'The lines of this order differ in {header}',
  custom_too_long: 'The column {header} has more than {limit} characters. Shorten it or drop the column',
  window_reversed: 'Window ends before it starts',
  bad_email: 'Email address is not complete',
  bad_priority: 'Priority must be high, medium, low or 0-100',
  bad_coordinates: 'Latitude and longitude are not on the map',
  bad_position: 'The coordinates are in no form that is known. Write them like 39.3771, -76.8099',
  error_cell: '{column} holds an error of the spreadsheet. Correct the formula, or type the value',
  phone_cut_off: 'The phone number lost digits in a spreadsheet. Type it again, or leave it empty',
  other_half: 'The row is a pickup and a delivery, and one of them is refused',
  too_long: '{column} is longer than {limit} characters',
  too_many_words: '{column} lists more than {limit}',
  duplicate_in_file: 'Same order as row {row}',
  already_dispatched: 'Order {reference} is already on the road',
  order_cancelled: 'Order {reference} was cancelled',
  address_unknown: 'Address not found',
  address_no_house_number: 'No house number. {count} matches on {street}',
  address_interpolated: 'The map has no number {number} on {street}. Use a place between its neighbours?',
  address_uncertain: 'Not sure which address: {best}?',
  address_outside_map: 'Outside your map: {place}',
  outside_region: 'More than 500 km away from your map and your depots',
} as const
export type ImportProblemCode = keyof typeof IMPORT_PROBLEMS

/** A note of an import about its reading of a file. */
interface ImportWarningEntry {
  message: string
  /**
   * True for an uncertain reading: with `partial=true`, an import stores its rows only if the caller lists the code in
   * `confirmed`. False for information.
   */
  isQuestion: boolean
}

const question = (message: string): ImportWarningEntry => ({ message, isQuestion: true })
const information = (message: string): ImportWarningEntry => ({ message, isQuestion: false })

export const IMPORT_WARNINGS = {
  ambiguous_date: question('Dates like {value} are read as {reading}'),
  ambiguous_number: question('Numbers like {value} in {column} are read as {reading}'),
  time_zone: question(
    'Times like {value} are taken as your local time. The time zone in the cell is not used',
  ),
  bare_hour: question('Times like {value} are read as {reading}'),
  day_part: question('Windows like {value} are read as {reading}'),
  pickup_columns: information(
    'Rows with {value} become a pickup and a delivery, which one van makes in this order',
  ),
  made_numbers: information(
    'The file has no order numbers. They are generated, and are the same when you import the file again',
  ),
  made_recipients: information('The file has no recipients. Orders are named by their address'),
  folded_lines: information('The lines of one order number become one stop with its items'),
  titles: information('What stands above the header is not read as orders: {value}'),
  title_day: question('Rows without a day are for {reading}, the day above the header'),
  footer: information('What stands below the orders is left out: {value}'),
  hidden_sheets: information('Hidden sheets are not read: {value}'),
  hidden_rows: question('{value} hidden rows are read like the others'),
  not_for_delivery: information('{header} says {value}, so the row is not a delivery and is left out'),
  unknown_state: question('{header} says {value}. The row is read as a delivery'),
  unread_days: question('The column {value} holds days, and is not read as the day of delivery'),
  unread_windows: question('The column {value} holds times, and is not read as the window of delivery'),
  cash_unread: question(
    'The column {value} says cash on delivery, and no column is read as the amount. Choose one for Cash to collect',
  ),
  phone_unknown: question(
    '{value} is not a phone number that can be dialled. Write it with its country code',
  ),
  several_values: question(
    'The lines of this order differ in {header}. The first one is used, and all are kept with the order',
  ),
  unknown_vehicle: information(
    '{value} in {column} is not the name or number plate of one of your vehicles. Correct it, or add the vehicle',
  ),
  unknown_skill: information(
    'No vehicle or driver has the skill {value}, so no plan takes the order. Correct it, or add the skill',
  ),
  unlikely_place: question('{value} is {where}'),
  several_phones: question('Of the numbers in {value}, {reading} is used. The cell is kept with the order'),
} as const satisfies Record<string, ImportWarningEntry>
export type ImportWarningCode = keyof typeof IMPORT_WARNINGS
