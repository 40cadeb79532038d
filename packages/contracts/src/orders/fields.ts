// Every field of an order, described once: headers, label, limits, units, names on the wire and in the database, how it is read.
// A new column of public.orders is one entry in ORDER_COLUMNS and a migration: import, API, form, list and template follow.
import { DEFAULT_SERVICE_SECONDS, GRAMS_PER_POUND } from '../constants.ts'
import { levelColumn, numberColumn, textColumn, type FieldBase } from './column-kinds.ts'

const KILOGRAMS_PER_POUND = GRAMS_PER_POUND / 1000

/** Who gets what where and when: fields that other tables share, or that are read together. */
export const PLACE_FIELDS = {
  reference: {
    label: 'Order number',
    isRequired: true,
    maxLength: 60,
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
    isRequired: true,
    maxLength: 200,
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
    isRequired: false,
    maxLength: 40,
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
    label: 'Email',
    isRequired: false,
    maxLength: 254,
    aliases: ['email', 'e-mail', 'mail', 'customer email', 'recipient email'],
  },
  address: {
    label: 'Address',
    isRequired: true,
    maxLength: 300,
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
    isRequired: false,
    maxLength: 20,
    aliases: ['postcode', 'zip', 'zip code', 'postal code', 'plz'],
  },
  city: {
    label: 'Town',
    isRequired: false,
    maxLength: 100,
    aliases: ['city', 'town', 'city town', 'ort', 'dropoff city'],
  },
  lat: { label: 'Latitude', isRequired: false, aliases: ['lat', 'latitude', 'addresslat', 'dropoff lat'] },
  lng: {
    label: 'Longitude',
    isRequired: false,
    aliases: ['lng', 'lon', 'long', 'longitude', 'addresslon', 'dropoff lng'],
  },
  date: {
    label: 'Date',
    isRequired: false,
    aliases: ['date', 'delivery date', 'day', 'scheduled at', 'service date', 'datum'],
  },
  window_start: {
    label: 'Window from',
    isRequired: false,
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
    isRequired: false,
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
} as const satisfies Record<string, FieldBase>

/** Columns of public.orders that need nothing but themselves, by their header in the default file. */
export const ORDER_COLUMNS = {
  service_minutes: numberColumn({
    label: 'Service time',
    property: 'serviceMinutes',
    column: 'service_seconds',
    listedAs: 'serviceSeconds',
    isListedAsStored: true,
    sqlType: 'int',
    unit: 'min',
    perUnit: 60,
    max: 480,
    default: DEFAULT_SERVICE_SECONDS / 60,
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
  }),
  packages: numberColumn({
    label: 'Parcels',
    property: 'packages',
    column: 'packages',
    listedAs: 'packages',
    sqlType: 'int',
    max: 10_000,
    default: 1,
    isWhole: true,
    inTable: 'always',
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
  }),
  weight_kg: numberColumn({
    label: 'Weight',
    property: 'weightKg',
    column: 'weight_grams',
    listedAs: 'weightKg',
    sqlType: 'bigint',
    unit: 'kg',
    otherUnits: { lb: KILOGRAMS_PER_POUND, lbs: KILOGRAMS_PER_POUND, g: 0.001, t: 1000 },
    perUnit: 1000,
    max: 40_000,
    default: 0,
    inTable: 'wide',
    aliases: ['weight kg', 'weight', 'kg', 'load 2', 'gewicht'],
  }),
  priority: levelColumn({
    label: 'Priority',
    property: 'priority',
    column: 'priority',
    listedAs: 'priority',
    sqlType: 'smallint',
    default: 0,
    aliases: ['priority', 'prio', 'prioritaet'],
  }),
  instructions: textColumn({
    label: 'Instructions',
    property: 'instructions',
    column: 'instructions',
    listedAs: 'instructions',
    maxLength: 2_000,
    aliases: ['instructions', 'notes', 'note', 'task details', 'comments', 'recipient notes', 'hinweis'],
  }),
}

/** All fields in the order of the default file. */
export const ORDER_FIELDS = { ...PLACE_FIELDS, ...ORDER_COLUMNS }
export type OrderFieldName = keyof typeof ORDER_FIELDS
export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as OrderFieldName[]

/** The description of a field, whatever its kind. */
export function orderField(name: OrderFieldName): FieldBase {
  return ORDER_FIELDS[name]
}
