// Descriptions of parameters in the document, by name: a name means the same in every call.

const QUERY: Readonly<Record<string, string>> = {
  account: 'Id of the account that the request is about.',
  box: 'West, south, east and north in degrees, joined by commas.',
  by: 'What the sums are grouped by.',
  confirmed: 'Codes of warnings that the caller accepts, joined by commas.',
  currency: 'The currency of all amounts, as EUR. Without it, that of the first plan.',
  cursor: 'The `cursor` of the page before. Without it, the first page.',
  date: 'A day of the company, as 2027-03-01.',
  day: 'The day of every row, as 2027-03-01; `file` takes the days of the file.',
  days: 'How many days to look through.',
  defaultDate: 'The day of rows that name none, as 2027-03-01.',
  depotId: 'Id of the depot.',
  driverId: 'Id of the driver.',
  dryRun: '`true` checks the file and stores nothing.',
  fileName: 'The name of the file, for the list of imports.',
  filter: 'Words that rows must contain, as the list on the screen takes them.',
  format: 'The format of the file.',
  from: 'The first day, as 2027-03-01.',
  history: '`true` for a file of past days: its orders are stored, but neither planned nor announced.',
  key: 'The key of the road table, from the problem of the plan.',
  language: 'A language, as de. Without it, the text for everyone.',
  lat: 'Latitude in degrees.',
  limit: 'The most rows of a page.',
  lng: 'Longitude in degrees.',
  measures: 'Names of measures, joined by commas.',
  name: 'The name of the file.',
  offset: 'Where in the file the bytes begin.',
  orderId: 'Id of the order.',
  orderIds: 'Ids of orders, joined by commas.',
  packages: 'Packages of the order.',
  pallets: 'Pallets of the order.',
  partial: '`true` stores the good rows of a file with bad ones.',
  path: 'Where the extract is in the catalogue.',
  q: 'What to look for.',
  reference: 'The reference of an order.',
  search: 'Words that rows must contain.',
  serviceMinutes: 'Minutes at the door. Without it, the default of the company.',
  sheet: 'The name of the sheet in a workbook.',
  show: 'Which orders of the day.',
  simulator: '`true` for a token of the simulator, beside the device’s own.',
  skills: 'Skills that the vehicle needs, joined by commas.',
  span: 'The period, which rolls with the day; `custom` takes `from` and `to`.',
  state: 'The state of rows.',
  status: 'The status of rows.',
  subject: 'The table of changed rows.',
  subjectId: 'Id of the changed row.',
  tenantId: 'Id of the company.',
  to: 'The last day, as 2027-03-31.',
  type: 'Whether the order is delivered or picked up.',
  updatedSince: 'Only rows that changed since this time, RFC 3339.',
  vehicleId: 'Id of the vehicle.',
  volumeLitres: 'Litres of the order.',
  weightKg: 'Weight of the order in kilograms.',
  windowMinutes: 'Length of a window in minutes.',
  with: 'Id of the other plan.',
  zoneId: 'Id of a zone.',
}

const PATH: Readonly<Record<string, string>> = {
  code: 'The code of the coupon.',
  date: 'A day of the company, as 2027-03-01.',
  name: 'The name of the region.',
  number: 'The tracking number.',
  orderId: 'Id of the order.',
  page: 'The page that the text is for.',
  profile: 'The profile of the roads, such as van.',
  type: 'The event that the message is about.',
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
