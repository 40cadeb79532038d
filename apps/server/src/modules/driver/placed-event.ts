// An event of a driver with what the database knows of it: whose stop, which route, when on the server's clock.
import type {
  DeliveryStatus,
  DriverEvent,
  DriverRules,
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
  /** The vehicle's name where nobody is named to drive it. */
  driverName: string
  departAt: number
  status: 'dispatched' | 'started' | 'finished' | 'cancelled'
  depot: { name: string; lat: number; lng: number }
  /** Its newest position comes from a simulator: the day is played ahead of the clock. */
  isSimulated: boolean
}

/** What became of the order that a driver wants. */
export interface WantedOrder {
  isMerged: boolean
  isHeld: boolean
  /** Stops that it makes late, or later. */
  late: readonly { reference: string; seconds: number }[]
  deliveryIds: readonly string[]
  write(trx: Trx): Promise<void>
}

/** An event of a driver, placed: whose, where, and when on the server's clock. */
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
  /** Of `reordered`. */
  order: WantedOrder | null
}
