// A driver's event with its stop, route and server time from the database.
import type {
  DeliveryStatus,
  DriverEvent,
  DriverRules,
  OrderCheck,
  OrderProof,
  OrderStatus,
  StopStatus,
} from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'

export interface StopOfEvent {
  id: string
  routeId: string
  orderId: string
  deliveryId: string
  sequence: number
  status: StopStatus
  orderStatus: OrderStatus
  reference: string
  trackingNumber: string
  recipient: string
  deliveryStatus: DeliveryStatus
  isOnRoute: boolean
  driverDoneAt: number | null
  proof: OrderProof
  pin: string
  custom: Record<string, string>
  lat: number
  lng: number
  street: string | null
  city: string | null
}

export interface RouteOfEvent {
  id: string
  number: number
  vehicleId: string
  vehicleName: string
  driverId: string | null
  /** The vehicle's name when no driver is assigned. */
  driverName: string
  departAt: number
  status: 'dispatched' | 'started' | 'finished' | 'cancelled'
  depot: { name: string; lat: number; lng: number }
  /** True if the vehicle's newest position is simulated: its day runs ahead of the clock. */
  isSimulated: boolean
}

/** Result for the order of stops that a driver asks for. */
export interface WantedOrder extends Pick<OrderCheck, 'isMerged' | 'isHeld' | 'violations'> {
  /** Stops that become late or later. */
  late: readonly { reference: string; seconds: number }[]
  deliveryIds: readonly string[]
  write(trx: Trx): Promise<void>
}

/** A driver's event with its stop, route and time on the server's clock. */
export interface PlacedEvent {
  member: Member
  saidBy: 'driver' | 'dispatch'
  event: DriverEvent
  route: RouteOfEvent
  stop: StopOfEvent | null
  happenedAt: number
  receivedAt: number
  rules: DriverRules
  /** Object names of the proof's files. */
  files: string[]
  /** Only for `reordered`. */
  order: WantedOrder | null
}
