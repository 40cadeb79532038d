// Limits of a vehicle's day, each declared once. Problems, validation, explanations and violations read this
// table. The search computes the limited amounts in `timing/evaluate.ts`; the independent checker computes
// them again in `check/drive.ts`.

/**
 * Driving-time rule: after at most `seconds` of driving, a rest of at least `rest` seconds. EU 561/2006: 4.5
 * h, then 45 min; FMCSA 395.3: 8 h, then 30 min without driving; or a company's own rule.
 */
export interface DrivingRule {
  seconds: number
  rest: number
  /** What counts as a rest: only breaks, or any time at one place, service and waiting included. */
  counts: 'breaks' | 'pauses'
  /** Driving since the last rest before the start, for a vehicle already on the road. */
  driven?: number
}

export interface VehicleLimits {
  maxStops?: number
  maxDistance?: number
  /** Longest sum of travel times, in seconds. */
  maxTravel?: number
  maxDrivingWithoutRest?: DrivingRule
  /** Longest time from start to end, in seconds. */
  maxDuration?: number
}

type AmountKey = Exclude<keyof VehicleLimits, 'maxDrivingWithoutRest'>

interface Limit<Code extends string = string> {
  /** Names the broken limit in violations, and in explanations of unserved orders. */
  code: Code
  /** Unit of an amount in messages. */
  unit: string
  read: (vehicle: VehicleLimits) => number | undefined
  /** A copy of the vehicle with the limit `most`. */
  set: <V extends VehicleLimits>(vehicle: V, most: number) => V
  /** False when no day of the problem can exceed the limit, so that the search need not look at it. */
  canBind: (most: number, problem: { shiftSeconds: number; orders: number }) => boolean
  /** True when the quick checks on a route's tables do not cover the limit. */
  needsSimulation: boolean
  /** VROOM's name of the same limit. */
  vroomKey?: 'max_tasks' | 'max_distance' | 'max_travel_time'
}

const amount = (key: AmountKey): Pick<Limit, 'read' | 'set'> => ({
  read: (vehicle) => vehicle[key],
  set: (vehicle, most) => ({ ...vehicle, [key]: most }),
})
const always: Limit['canBind'] = () => true
const withinShift: Limit['canBind'] = (most, { shiftSeconds }) => most < shiftSeconds

/** Limits by their names in a compiled vehicle, in the order in which explanations relax them. */
export const LIMITS = {
  maxStops: {
    ...amount('maxStops'),
    code: 'max_stops',
    unit: 'stops',
    canBind: (most, { orders }) => most < orders,
    needsSimulation: false,
    vroomKey: 'max_tasks',
  },
  maxDistance: {
    ...amount('maxDistance'),
    code: 'max_distance',
    unit: 'm',
    canBind: always,
    needsSimulation: true,
    vroomKey: 'max_distance',
  },
  maxTravel: {
    ...amount('maxTravel'),
    code: 'max_travel',
    unit: 's of driving',
    canBind: withinShift,
    needsSimulation: true,
    vroomKey: 'max_travel_time',
  },
  maxDriving: {
    read: ({ maxDrivingWithoutRest: rule }) => rule?.seconds,
    set: (vehicle, seconds) =>
      vehicle.maxDrivingWithoutRest
        ? { ...vehicle, maxDrivingWithoutRest: { ...vehicle.maxDrivingWithoutRest, seconds } }
        : vehicle,
    code: 'max_driving',
    unit: 's of driving without a rest',
    canBind: withinShift,
    needsSimulation: true,
  },
  maxDuration: {
    ...amount('maxDuration'),
    code: 'max_duration',
    unit: 's on the way',
    canBind: always,
    // Simulated when it is shorter than the shift (`needsDuration`).
    needsSimulation: false,
  },
} as const satisfies Record<string, Limit>

export type LimitKey = keyof typeof LIMITS
export type LimitCode = (typeof LIMITS)[LimitKey]['code']

export const LIMIT_KEYS = Object.keys(LIMITS) as LimitKey[]
export const LIMIT_LIST: readonly Limit<LimitCode>[] = Object.values(LIMITS)

/** The limit that a violation names; undefined for other rules. */
export function limitOf(code: string): Limit | undefined {
  return LIMIT_LIST.find((limit) => limit.code === code)
}
