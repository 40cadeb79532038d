// Which column of an order file is which: the fields, the heads people give them, the guess.

/** A field of an order file: its label on screen, whether it must be there, and the heads that people give it. */
export interface ImportField {
  label: string
  required: boolean
  aliases: readonly string[]
}

/** Fields in the order of the default CSV (WIRE B). Aliases come from the layouts of seven peers (MARKET 5.2). */
export const IMPORT_FIELDS = {
  reference: {
    label: 'Order number',
    required: true,
    aliases: [
      'reference',
      'order id',
      'order no',
      'order number',
      'order',
      'number',
      'order ref',
      'id',
      'internal id',
      'external id',
      'auftragsnummer',
    ],
  },
  recipient: {
    label: 'Recipient',
    required: true,
    aliases: [
      'recipient',
      'recipient name',
      'customer',
      'customer name',
      'client',
      'name',
      'contact name',
      'contactname',
      'location name',
      'dropoff name',
      'empfaenger',
    ],
  },
  phone: {
    label: 'Phone',
    required: false,
    aliases: [
      'phone',
      'recipient phone',
      'telephone',
      'mobile',
      'customer phone',
      'dropoff phone',
      'telefon',
    ],
  },
  email: {
    label: 'E-mail',
    required: false,
    aliases: ['email', 'e-mail', 'mail', 'customer email', 'recipient email'],
  },
  address: {
    label: 'Address',
    required: true,
    aliases: [
      'address',
      'full address',
      'street',
      'address line',
      'address line 1',
      'addresslineone',
      'dropoff address',
      'dropoff street1',
      'delivery address',
      'destination',
      'adresse',
    ],
  },
  postcode: {
    label: 'Postcode',
    required: false,
    aliases: ['postcode', 'zip', 'zip code', 'postal code', 'plz'],
  },
  city: { label: 'Town', required: false, aliases: ['city', 'town', 'city town', 'ort', 'dropoff city'] },
  lat: { label: 'Latitude', required: false, aliases: ['lat', 'latitude', 'addresslat', 'dropoff lat'] },
  lng: {
    label: 'Longitude',
    required: false,
    aliases: ['lng', 'lon', 'long', 'longitude', 'addresslon', 'dropoff lng'],
  },
  date: {
    label: 'Date',
    required: false,
    aliases: ['date', 'delivery date', 'day', 'scheduled at', 'service date', 'datum'],
  },
  window_start: {
    label: 'Window from',
    required: false,
    aliases: [
      'window start',
      'time window from',
      'time from',
      'from',
      'timeslotfrom',
      'time window start',
      'completeafter',
      'earliest',
      'ready',
      'von',
    ],
  },
  window_end: {
    label: 'Window to',
    required: false,
    aliases: [
      'window end',
      'time window to',
      'time to',
      'to',
      'timeslotto',
      'time window end',
      'completebefore',
      'latest',
      'due',
      'bis',
    ],
  },
  service_minutes: {
    label: 'Service time',
    required: false,
    aliases: [
      'service minutes',
      'service time',
      'service time min',
      'duration',
      'duration min',
      'servicetime',
      'minutes',
      'dauer',
    ],
  },
  packages: {
    label: 'Parcels',
    required: false,
    aliases: [
      'packages',
      'parcels',
      'quantity',
      'pieces',
      'package count',
      'packagecount',
      'load 1',
      'qty',
      'boxes',
      'pakete',
    ],
  },
  weight_kg: {
    label: 'Weight',
    required: false,
    aliases: ['weight kg', 'weight', 'kg', 'load 2', 'gewicht'],
  },
  priority: { label: 'Priority', required: false, aliases: ['priority', 'prio', 'prioritaet'] },
  instructions: {
    label: 'Instructions',
    required: false,
    aliases: ['instructions', 'notes', 'note', 'task details', 'comments', 'recipient notes', 'hinweis'],
  },
} as const satisfies Record<string, ImportField>
export type ImportFieldName = keyof typeof IMPORT_FIELDS
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportFieldName[]

/** Field → head of the file's column. */
export type ColumnMapping = Partial<Record<ImportFieldName, string>>

function plain(head: string): string {
  return head
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[_./()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Finds which column is which from the heads alone. A head serves one field; the field's earlier aliases win. */
export function guessMapping(heads: readonly string[]): ColumnMapping {
  const free = new Map(heads.map((head) => [plain(head), head]))
  const mapping: ColumnMapping = {}
  for (const name of IMPORT_FIELD_NAMES) {
    const alias = [plain(name), ...IMPORT_FIELDS[name].aliases.map(plain)].find((a) => free.has(a))
    if (alias === undefined) continue
    mapping[name] = free.get(alias)
    free.delete(alias)
  }
  return mapping
}

/** Required fields that no column serves. */
export function missingColumns(mapping: ColumnMapping): ImportFieldName[] {
  return IMPORT_FIELD_NAMES.filter((name) => IMPORT_FIELDS[name].required && !mapping[name])
}
