// States shared by screens and server. Database triggers check the same transitions.

/** A recipient's parcel (requirements 4; failed, returned and cancelled from requirement 4-3). */
export const DELIVERY_STATUSES = [
  'pending',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'failed',
  'returned',
  'cancelled',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Progress bar of the tracking page, percent (requirements 4). */
export const DELIVERY_PROGRESS: Record<DeliveryStatus, number> = {
  pending: 0,
  picked_up: 25,
  in_transit: 50,
  out_for_delivery: 75,
  delivered: 100,
  failed: 75,
  returned: 0,
  cancelled: 0,
}

/** Labels for badges and timelines. */
export const DELIVERY_LABELS: Record<DeliveryStatus, string> = {
  pending: 'Pending',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  failed: 'Failed',
  returned: 'Returned',
  cancelled: 'Cancelled',
}

/** State of an order. `dispatched`: it is on a route that drivers have. */
export const ORDER_STATUSES = ['open', 'dispatched', 'completed', 'failed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** One optimisation run and its proposal (docs/api.md, part B). */
export const PLAN_STATUSES = ['queued', 'running', 'done', 'stopped', 'failed', 'dispatched'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** A vehicle's day. */
export const ROUTE_STATUSES = ['dispatched', 'started', 'finished', 'cancelled'] as const
export type RouteStatus = (typeof ROUTE_STATUSES)[number]

/** One stop of a vehicle's day. */
export const STOP_STATUSES = ['pending', 'arrived', 'served', 'failed', 'skipped'] as const
export type StopStatus = (typeof STOP_STATUSES)[number]

/**
 * Roles that determine a person's area (requirements 6). `former`: lost a role in a company; the account sees
 * that message and never becomes a recipient's.
 */
export const ROLES = ['owner', 'tenant', 'driver', 'customer', 'former'] as const
export type Role = (typeof ROLES)[number]

/** Roles inside one tenant. */
export const MEMBER_ROLES = ['admin', 'dispatcher', 'viewer', 'driver'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** Reasons the planner gives for an order that it could not serve. */
export const UNSERVED_REASONS = [
  'window',
  'capacity',
  'shift',
  'skills',
  'unreachable',
  'no_vehicle',
  'max_stops',
  'max_distance',
  'vehicle_rule',
  'not_worth_it',
  'sequence',
  'fleet_full',
  'not_found_in_time',
  'by_hand',
] as const
export type UnservedReason = (typeof UNSERVED_REASONS)[number]

/** The web app's area of a role (requirement 2.2-2). */
export function areaOf(role: Role): '/owner' | '/tenant' | '/driver' | '/customer' | '/account/access' {
  return role === 'former' ? '/account/access' : (`/${role}` as const)
}
