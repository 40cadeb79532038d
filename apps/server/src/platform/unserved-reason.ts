// The reason for people of each finding of the planner about an order that it left out.
import { LIMIT_RULES, type LimitCode, type UnservedReason } from '@dropwise/contracts'
import type { UnservedCode } from '@dropwise/planner'

const REASONS: Record<Exclude<UnservedCode, LimitCode>, UnservedReason> = {
  no_vehicle: 'no_vehicle',
  rule: 'vehicle_rule',
  pinned_elsewhere: 'vehicle_rule',
  skills: 'skills',
  capacity: 'capacity',
  unreachable: 'unreachable',
  window: 'window',
  shift: 'shift',
  break: 'shift',
  prize: 'not_worth_it',
  sequence: 'sequence',
  fleet_full: 'fleet_full',
  has_room: 'not_found_in_time',
  search_cut_short: 'not_found_in_time',
}

export const unservedReasonOf = (code: UnservedCode): UnservedReason =>
  code in LIMIT_RULES ? LIMIT_RULES[code as LimitCode].reason : REASONS[code as keyof typeof REASONS]
