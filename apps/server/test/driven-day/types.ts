// Types of generated days: how a day is driven, and what people read meanwhile.
import type { DeliveryStatus, EtaReason } from '@dropwise/contracts'
import type { Fix } from '../../src/modules/live/advance.ts'

/** How a day goes: exactly as planned, with usual delays, or with a late start. */
export type Pace = 'as_planned' | 'usual' | 'late_start'

/** What people read about an open stop at one moment. */
export interface Reading {
  clock: number
  /** Seed, route and stop, for messages. */
  name: string
  /** Tracking page, customer home, plain page, mail, text, push and Live, in English. */
  sentences: string[]
  /** Exceptions of the stop's van in Live. */
  exceptions: string[]
  range: { from: number; to: number }
  /** Forecast start of service. */
  etaAt: number
  plannedAt: number
  promisedTo: number
  /** Earliest start of service; null: any time. */
  opensAt: number | null
  /** Actual start of service. */
  beganAt: number
  hasLeft: boolean
}

export interface Delivery {
  status: DeliveryStatus
  etaFrom: number
  etaTo: number
  etaReason: EtaReason
}

export type ReceivedFix = Fix & { receivedAt: number }
