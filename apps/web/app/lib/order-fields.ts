// Names of an order's fields and values in the reader's language.
import {
  ORDER_COLUMNS,
  type DeliveryStatus,
  type OrderColumn,
  type OrderFieldName,
} from '@dropwise/contracts'
import { orderFieldWords as words } from './words/order-fields.ts'

type Key = Parameters<typeof words>[0]
type PlainKey = Exclude<Key, 'levelOf'>

const FIELDS = {
  reference: 'orderNumber',
  recipient: 'recipient',
  phone: 'phone',
  email: 'email',
  address: 'address',
  postcode: 'postcode',
  city: 'town',
  lat: 'latitude',
  lng: 'longitude',
  date: 'date',
  last_date: 'anyDayUntil',
  window_start: 'windowFrom',
  window_end: 'windowTo',
  type: 'type',
  service_minutes: 'serviceTime',
  packages: 'parcels',
  weight_kg: 'weight',
  priority: 'priority',
  instructions: 'instructions',
  proof: 'proof',
  cash: 'cashToCollect',
  other_windows: 'otherWindows',
  skills: 'skills',
  volume_l: 'volume',
  pallets: 'pallets',
  prize: 'optionalWorth',
  late_price: 'latePrice',
  only_vehicles: 'onlyVehicles',
  not_vehicles: 'neverVehicles',
  pair: 'pair',
  turn: 'placeOnRoute',
  after_orders: 'afterOrders',
  before_orders: 'beforeOrders',
  together: 'sameVanGroup',
  first_name: 'firstName',
  last_name: 'lastName',
  address_2: 'addressLine2',
  house_number: 'houseNumber',
  position: 'latitudeAndLongitude',
  window: 'windowFromAndTo',
  second_window_start: 'secondWindowFrom',
  second_window_end: 'secondWindowTo',
  weight_unit: 'unitOfWeight',
  volume_unit: 'unitOfVolume',
  items: 'item',
  item_quantity: 'itemQuantity',
  pickup_address: 'pickupAddress',
  pickup_name: 'pickupName',
  pickup_phone: 'pickupPhone',
  pickup_postcode: 'pickupPostcode',
  pickup_city: 'pickupTown',
  pickup_lat: 'pickupLatitude',
  pickup_lng: 'pickupLongitude',
  pickup_window_start: 'pickupFrom',
  pickup_window_end: 'pickupTo',
  pickup_window: 'pickupFromAndTo',
} as const satisfies Record<OrderFieldName, PlainKey>

/** Words of the columns that hold one of a few. */
const CHOICES: Readonly<Record<string, PlainKey>> = {
  delivery: 'delivery',
  pickup: 'pickup',
  company: 'asCompany',
  none: 'none',
  photo: 'photo',
  signature: 'signature',
  photo_and_signature: 'photoAndSignature',
  name: 'nameOfTaker',
  pin: 'recipientPin',
  barcode: 'parcelScan',
  age_check: 'ageCheck',
  any: 'anywhere',
  first: 'firstStop',
  last: 'lastStop',
}

const STATES = {
  pending: 'pending',
  picked_up: 'pickedUp',
  in_transit: 'inTransit',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  failed: 'failed',
  returned: 'returned',
  cancelled: 'cancelled',
} as const satisfies Record<DeliveryStatus, PlainKey>

const NAMES = new Map<OrderColumn, OrderFieldName>(
  Object.entries(ORDER_COLUMNS).map(([name, column]) => [column, name as OrderFieldName]),
)

export const fieldLabel = (name: OrderFieldName): string => words(FIELDS[name])

export const columnLabel = (column: OrderColumn): string => fieldLabel(NAMES.get(column)!)

export const stateLabel = (status: DeliveryStatus): string => words(STATES[status])

export function choiceLabel({ value, label }: { value: string; label: string }): string {
  const key = CHOICES[value]
  return key ? words(key) : label
}
