// Definition of every order field: headers, label, limits, units, names in API and database, parser. A new
// column of public.orders needs one entry in ORDER_COLUMNS and a migration: import, API, form, list and
// template follow.
import { DEFAULT_SERVICE_SECONDS, GRAMS_PER_POUND } from '../constants.ts'
import { parseDuration, parsePackages, parsePallets } from './cells.ts'
import {
  choiceColumn,
  levelColumn,
  listColumn,
  numberColumn,
  textColumn,
  windowsColumn,
  type FieldBase,
} from './column-kinds.ts'
import { HEADER_ALIASES } from './header-aliases.ts'
import { ORDER_PROOFS } from './proof.ts'

const DELIVERY_WORDS = ['lieferung', 'livraison', 'entrega', 'consegna', 'levering', 'leverans', 'bezorging']
const PICKUP_WORDS = [
  'abholung',
  'enlèvement',
  'ramassage',
  'recogida',
  'recolha',
  'coleta',
  'ritiro',
  'afhentning',
  'ophalen',
]
const KILOGRAMS_PER_POUND = GRAMS_PER_POUND / 1000
const OUNCES_PER_POUND = 16

/** Values of an order's field `turn`. */
export const ORDER_TURNS = [
  { value: 'any', label: 'Anywhere', words: ['none', '-'] },
  { value: 'first', label: 'First stop', words: ['first stop', 'start', '1'] },
  { value: 'last', label: 'Last stop', words: ['last stop', 'end'] },
] as const

/** Recipient, place, day and time: fields that other tables share, or that are read together. */
export const PLACE_FIELDS = {
  reference: { label: 'Order number', maxLength: 60, aliases: HEADER_ALIASES.reference },
  recipient: { label: 'Recipient', maxLength: 200, aliases: HEADER_ALIASES.recipient },
  phone: { label: 'Phone', maxLength: 40, aliases: HEADER_ALIASES.phone },
  email: { label: 'Email', maxLength: 254, aliases: HEADER_ALIASES.email },
  address: { label: 'Address', maxLength: 300, aliases: HEADER_ALIASES.address },
  postcode: { label: 'Postcode', maxLength: 20, aliases: HEADER_ALIASES.postcode },
  city: { label: 'Town', maxLength: 100, aliases: HEADER_ALIASES.city },
  lat: { label: 'Latitude', aliases: HEADER_ALIASES.lat },
  lng: { label: 'Longitude', aliases: HEADER_ALIASES.lng },
  date: { label: 'Date', aliases: HEADER_ALIASES.date },
  last_date: { label: 'Any day until', aliases: HEADER_ALIASES.last_date },
  window_start: { label: 'Window from', aliases: HEADER_ALIASES.window_start },
  window_end: { label: 'Window to', aliases: HEADER_ALIASES.window_end },
} as const satisfies Record<string, FieldBase>

/**
 * Parts that other products' files split or join differently. They fill the fields above; pickup parts become
 * their own order.
 */
export const SPLIT_FIELDS = {
  first_name: { label: 'First name', maxLength: 100, aliases: HEADER_ALIASES.first_name },
  last_name: { label: 'Last name', maxLength: 100, aliases: HEADER_ALIASES.last_name },
  address_2: { label: 'Address line 2', maxLength: 200, aliases: HEADER_ALIASES.address_2 },
  house_number: { label: 'House number', maxLength: 20, aliases: HEADER_ALIASES.house_number },
  position: { label: 'Latitude and longitude', aliases: HEADER_ALIASES.position },
  window: { label: 'Window from and to', aliases: HEADER_ALIASES.window },
  second_window_start: { label: 'Second window from', aliases: HEADER_ALIASES.second_window_start },
  second_window_end: { label: 'Second window to', aliases: HEADER_ALIASES.second_window_end },
  weight_unit: { label: 'Unit of weight', maxLength: 20, aliases: HEADER_ALIASES.weight_unit },
  volume_unit: { label: 'Unit of volume', maxLength: 20, aliases: HEADER_ALIASES.volume_unit },
  items: { label: 'Item', maxLength: 200, aliases: HEADER_ALIASES.items },
  item_quantity: { label: 'Item quantity', aliases: HEADER_ALIASES.item_quantity },
  pickup_address: { label: 'Pickup: address', maxLength: 300, aliases: HEADER_ALIASES.pickup_address },
  pickup_name: { label: 'Pickup: name', maxLength: 200, aliases: HEADER_ALIASES.pickup_name },
  pickup_phone: { label: 'Pickup: phone', maxLength: 40, aliases: HEADER_ALIASES.pickup_phone },
  pickup_postcode: { label: 'Pickup: postcode', maxLength: 20, aliases: HEADER_ALIASES.pickup_postcode },
  pickup_city: { label: 'Pickup: town', maxLength: 100, aliases: HEADER_ALIASES.pickup_city },
  pickup_lat: { label: 'Pickup: latitude', aliases: HEADER_ALIASES.pickup_lat },
  pickup_lng: { label: 'Pickup: longitude', aliases: HEADER_ALIASES.pickup_lng },
  pickup_window_start: { label: 'Pickup: from', aliases: HEADER_ALIASES.pickup_window_start },
  pickup_window_end: { label: 'Pickup: to', aliases: HEADER_ALIASES.pickup_window_end },
  pickup_window: { label: 'Pickup: from and to', aliases: HEADER_ALIASES.pickup_window },
} as const satisfies Record<string, FieldBase>

/** Independent columns of public.orders, by header in the default file. */
export const ORDER_COLUMNS = {
  type: choiceColumn({
    label: 'Type',
    property: 'type',
    column: 'type',
    listedAs: 'type',
    choices: [
      {
        value: 'delivery',
        label: 'Delivery',
        words: [
          'd',
          'drop',
          'assignment',
          'drop off',
          'dropoff',
          'deliver',
          'false',
          'no',
          ...DELIVERY_WORDS,
        ],
      },
      {
        value: 'pickup',
        label: 'Pickup',
        words: ['p', 'pick up', 'collect', 'collection', 'true', 'yes', ...PICKUP_WORDS],
      },
    ],
    default: 'delivery',
    aliases: HEADER_ALIASES.type,
  }),
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
    otherUnits: { minutes: 1, mins: 1, h: 60, hours: 60, s: 1 / 60, sec: 1 / 60, seconds: 1 / 60 },
    parse: parseDuration,
    aliases: HEADER_ALIASES.service_minutes,
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
    parse: parsePackages,
    inTable: 'always',
    aliases: HEADER_ALIASES.packages,
  }),
  weight_kg: numberColumn({
    label: 'Weight',
    property: 'weightKg',
    column: 'weight_grams',
    listedAs: 'weightKg',
    sqlType: 'bigint',
    unit: 'kg',
    otherUnits: {
      lb: KILOGRAMS_PER_POUND,
      lbs: KILOGRAMS_PER_POUND,
      pound: KILOGRAMS_PER_POUND,
      pounds: KILOGRAMS_PER_POUND,
      oz: KILOGRAMS_PER_POUND / OUNCES_PER_POUND,
      ounces: KILOGRAMS_PER_POUND / OUNCES_PER_POUND,
      g: 0.001,
      grams: 0.001,
      kgm: 1,
      kgs: 1,
      kilos: 1,
      kilogram: 1,
      kilograms: 1,
      t: 1000,
    },
    perUnit: 1000,
    max: 40_000,
    default: 0,
    inTable: 'wide',
    aliases: HEADER_ALIASES.weight_kg,
  }),
  priority: levelColumn({
    label: 'Priority',
    property: 'priority',
    column: 'priority',
    listedAs: 'priority',
    sqlType: 'smallint',
    default: 0,
    aliases: HEADER_ALIASES.priority,
  }),
  instructions: textColumn({
    label: 'Instructions',
    property: 'instructions',
    column: 'instructions',
    listedAs: 'instructions',
    maxLength: 2_000,
    aliases: HEADER_ALIASES.instructions,
  }),
  proof: choiceColumn({
    label: 'Proof',
    property: 'proof',
    column: 'proof',
    listedAs: 'proof',
    choices: ORDER_PROOFS,
    default: 'company',
    aliases: HEADER_ALIASES.proof,
  }),
  cash: numberColumn({
    label: 'Cash to collect',
    property: 'cash',
    column: 'cash_minor',
    listedAs: 'cash',
    sqlType: 'int',
    isMoney: true,
    perUnit: 100,
    max: 100_000,
    default: 0,
    aliases: HEADER_ALIASES.cash,
  }),
  other_windows: windowsColumn({
    label: 'Other windows',
    property: 'otherWindows',
    column: 'other_windows',
    listedAs: 'otherWindows',
    isRare: true,
    aliases: HEADER_ALIASES.other_windows,
  }),
  skills: listColumn({
    label: 'Skills',
    property: 'skills',
    column: 'skills',
    listedAs: 'skills',
    isRare: true,
    aliases: HEADER_ALIASES.skills,
  }),
  volume_l: numberColumn({
    label: 'Volume',
    property: 'volumeLitres',
    column: 'volume_litres',
    listedAs: 'volumeLitres',
    sqlType: 'int',
    unit: 'l',
    otherUnits: {
      litres: 1,
      liters: 1,
      ltr: 1,
      lt: 1,
      m3: 1000,
      cbm: 1000,
      cubicmetres: 1000,
      cubicmeters: 1000,
      cm3: 0.001,
      dm3: 1,
    },
    max: 100_000,
    default: 0,
    isRare: true,
    aliases: HEADER_ALIASES.volume_l,
  }),
  pallets: numberColumn({
    label: 'Pallets',
    property: 'pallets',
    column: 'pallet_tenths',
    listedAs: 'pallets',
    sqlType: 'int',
    perUnit: 10,
    max: 100,
    default: 0,
    isRare: true,
    parse: parsePallets,
    aliases: HEADER_ALIASES.pallets,
  }),
  prize: numberColumn({
    label: 'Optional, worth',
    property: 'prize',
    column: 'prize_minor',
    listedAs: 'prize',
    sqlType: 'int',
    isMoney: true,
    perUnit: 100,
    max: 100_000,
    default: 0,
    isRare: true,
    aliases: HEADER_ALIASES.prize,
  }),
  late_price: numberColumn({
    label: 'Price of being late',
    property: 'latePrice',
    column: 'late_minor',
    listedAs: 'latePrice',
    sqlType: 'int',
    isMoney: true,
    perUnit: 100,
    max: 100_000,
    default: 0,
    isRare: true,
    aliases: HEADER_ALIASES.late_price,
  }),
  only_vehicles: listColumn({
    label: 'Only vehicles',
    property: 'onlyVehicles',
    column: 'only_vehicles',
    listedAs: 'onlyVehicles',
    isRare: true,
    aliases: HEADER_ALIASES.only_vehicles,
  }),
  not_vehicles: listColumn({
    label: 'Never vehicles',
    property: 'notVehicles',
    column: 'not_vehicles',
    listedAs: 'notVehicles',
    isRare: true,
    aliases: HEADER_ALIASES.not_vehicles,
  }),
  pair: textColumn({
    label: 'Pair',
    property: 'pair',
    column: 'pair',
    listedAs: 'pair',
    maxLength: 60,
    isRare: true,
    aliases: HEADER_ALIASES.pair,
  }),
  turn: choiceColumn({
    label: 'Place on the route',
    property: 'turn',
    column: 'turn',
    listedAs: 'turn',
    choices: ORDER_TURNS,
    default: 'any',
    isRare: true,
    aliases: HEADER_ALIASES.turn,
  }),
  after_orders: listColumn({
    label: 'After orders',
    property: 'afterOrders',
    column: 'after_orders',
    listedAs: 'afterOrders',
    isRare: true,
    aliases: HEADER_ALIASES.after_orders,
  }),
  before_orders: listColumn({
    label: 'Before orders',
    property: 'beforeOrders',
    column: 'before_orders',
    listedAs: 'beforeOrders',
    isRare: true,
    aliases: HEADER_ALIASES.before_orders,
  }),
  together: textColumn({
    label: 'Same van group',
    property: 'together',
    column: 'together',
    listedAs: 'together',
    maxLength: 60,
    isRare: true,
    aliases: HEADER_ALIASES.together,
  }),
}

/** All fields; those of the default file come first, in its order. */
export const ORDER_FIELDS = { ...PLACE_FIELDS, ...ORDER_COLUMNS, ...SPLIT_FIELDS }
export type OrderFieldName = keyof typeof ORDER_FIELDS
export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as OrderFieldName[]
/** Fields that most files do not need. */
const NOT_IN_TEMPLATE = new Set<OrderFieldName>([
  'postcode',
  'city',
  'last_date',
  'type',
  'proof',
  'cash',
  ...Object.entries(ORDER_COLUMNS).flatMap(([name, column]) =>
    column.isRare ? [name as OrderFieldName] : [],
  ),
])
/** Columns of the template file. */
export const TEMPLATE_FIELD_NAMES = ORDER_FIELD_NAMES.filter(
  (name) => !(name in SPLIT_FIELDS) && !NOT_IN_TEMPLATE.has(name),
)

/** Definition of a field of any kind. */
export function orderField(name: OrderFieldName): FieldBase {
  return ORDER_FIELDS[name]
}
