// Descriptions of parameters in the document, by name: a name means the same in every call.

const QUERY: Readonly<Record<string, string>> = {
  account: 'Id of the account of the request.',
  box: 'West, south, east and north in degrees, separated by commas.',
  by: 'The dimension to group by.',
  confirmed: 'Codes of warnings that the caller accepts, separated by commas.',
  currency: 'The currency of all amounts, such as EUR. Default: the currency of the first plan.',
  customField: 'The name of one of the company’s own fields of orders. Needs a date.',
  customValue: 'What the field must hold. Empty: orders without a value.',
  cursor: 'The `cursor` of the previous page. Default: the first page.',
  date: 'A day in the time zone of the company, such as 2027-03-01.',
  day: 'The day of every row, such as 2027-03-01, or `file` to use the days of the file.',
  days: 'The number of days to search.',
  defaultDate: 'The day of rows without a day, such as 2027-03-01.',
  depotId: 'Id of the depot.',
  driverId: 'Id of the driver.',
  dryRun: '`true` checks the file and stores nothing.',
  fileName: 'The name of the file, for the list of imports.',
  filter: 'Words that rows must contain, in the syntax of the list on the screen.',
  format: 'The format of the file.',
  from: 'The first day, such as 2027-03-01.',
  history:
    '`true` for a file of past days: its orders are stored but not planned, and recipients are not notified.',
  key: 'The key of the road table, from the problem of the plan.',
  language: 'A language, such as de. Default: the text for all languages.',
  lat: 'Latitude in degrees.',
  limit: 'The maximum number of rows on a page.',
  lng: 'Longitude in degrees.',
  measures: 'Names of measures, separated by commas.',
  month: 'A month, such as 2027-03.',
  name: 'The name of the file.',
  offset: 'The offset of the bytes in the file.',
  orderId: 'Id of the order.',
  orderIds: 'Ids of orders, separated by commas.',
  packages: 'Number of packages of the order.',
  pallets: 'Number of pallets of the order.',
  partial: '`true` stores the valid rows of a file and skips rejected ones.',
  path: 'The path of the extract in the catalogue.',
  q: 'What to look for.',
  reference: 'The reference of an order.',
  search: 'Words that rows must contain.',
  serviceMinutes: 'Minutes at the door. Default: the setting of the company.',
  sheet: 'The name of the sheet in a workbook.',
  show: 'The orders of the day to include.',
  simulator: '`true` for a token of the simulator, in addition to that of the device.',
  skills: 'Skills that the vehicle needs, separated by commas.',
  span: 'The period, relative to today; `custom` uses `from` and `to`.',
  state: 'The state of rows.',
  status: 'The status of rows.',
  subject: 'The table of changed rows.',
  subjectId: 'Id of the changed row.',
  tenantId: 'Id of the company.',
  to: 'The last day, such as 2027-03-31.',
  type: 'Whether the order is delivered or picked up.',
  until: 'The last day, such as 2027-03-31. Default: yesterday.',
  updatedSince: 'Returns only rows that changed since this time, in RFC 3339.',
  vehicleId: 'Id of the vehicle.',
  volumeLitres: 'Volume of the order in litres.',
  weeks: 'The number of weeks.',
  weightKg: 'Weight of the order in kilograms.',
  windowMinutes: 'Length of a window in minutes.',
  with: 'Id of the plan to compare with.',
  zoneId: 'Id of a zone.',
}

const PATH: Readonly<Record<string, string>> = {
  code: 'The code of the coupon.',
  date: 'A day in the time zone of the company, such as 2027-03-01.',
  name: 'The name of the region.',
  number: 'The tracking number.',
  orderId: 'Id of the order.',
  page: 'The page of the text.',
  profile: 'The profile of the roads, such as van.',
  type: 'The event of the message.',
}

/** Throws for a filter without a description, so that none is left out. */
export function describeParameter(place: 'path' | 'query', name: string, path: string): string {
  const text = (place === 'query' ? QUERY : PATH)[name] ?? (place === 'path' ? describeId(name, path) : null)
  if (text === null) throw new Error(`The filter ${name} of ${path} needs a description.`)
  return text
}

/** `/plans/{id}/routes/{routeId}`, `routeId` → `Id of one of the routes.` */
function describeId(name: string, path: string): string {
  const parts = path.split('/')
  const collection = parts[parts.indexOf(`{${name}}`) - 1] ?? ''
  return `Id of one of the ${collection.replaceAll('-', ' ')}.`
}
