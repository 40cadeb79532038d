// Decides how a driver's event changes its stop. Pure.
import type { DeliveryStatus, DriverEventKind, OrderStatus, StopStatus } from '@dropwise/contracts'

export interface StopState {
  status: StopStatus
  orderStatus: OrderStatus
  deliveryStatus: DeliveryStatus
  /** The stop is on an active route. */
  isOnRoute: boolean
  /**
   * When the driver reported the outcome, milliseconds since 1970; null while only positions or nobody did.
   */
  driverDoneAt: number | null
}

type Effect = 'arrive' | 'serve' | 'fail' | 'return' | 'none'
export interface Decision {
  effect: Effect
  outcome: 'applied' | 'recorded' | 'already_done' | 'order_cancelled' | 'contradicts'
}

const APPLIED: Record<'arrive' | 'serve' | 'fail' | 'return', Decision> = {
  arrive: { effect: 'arrive', outcome: 'applied' },
  serve: { effect: 'serve', outcome: 'applied' },
  fail: { effect: 'fail', outcome: 'applied' },
  return: { effect: 'return', outcome: 'applied' },
}
const RECORDED: Decision = { effect: 'none', outcome: 'recorded' }
const ALREADY_DONE: Decision = { effect: 'none', outcome: 'already_done' }
const CANCELLED: Decision = { effect: 'none', outcome: 'order_cancelled' }
const CONTRADICTS: Decision = { effect: 'none', outcome: 'contradicts' }

/** A driver's event overrides positions; a driver's first outcome of a stop overrides later ones. */
export function decide(kind: DriverEventKind, happenedAt: number, stop: StopState): Decision {
  const isStopEvent = ['arrived', 'delivered', 'partly_delivered', 'failed', 'returned'].includes(kind)
  if (!isStopEvent) return RECORDED
  if (stop.orderStatus === 'cancelled' || !stop.isOnRoute) return CANCELLED
  const ended = stop.driverDoneAt === null ? null : stop.status
  if (kind === 'arrived') return ended === null ? APPLIED.arrive : ALREADY_DONE
  if (kind === 'delivered' || kind === 'partly_delivered') {
    if (ended === 'served') return ALREADY_DONE
    // A second try at the same door, later that day.
    const isLater = stop.driverDoneAt === null || happenedAt > stop.driverDoneAt
    return isLater && stop.deliveryStatus !== 'returned' ? APPLIED.serve : CONTRADICTS
  }
  if (ended === 'served') return CONTRADICTS
  if (kind === 'returned') return stop.deliveryStatus === 'returned' ? ALREADY_DONE : APPLIED.return
  return ended === 'failed' ? ALREADY_DONE : APPLIED.fail
}
