// Lists keys that VROOM does not document: ignored as in VROOM, and reported in the response.
import type {
  VroomBreak,
  VroomJob,
  VroomProblem,
  VroomShipment,
  VroomStepIn,
  VroomStop,
  VroomVehicle,
} from './vroom-types.ts'

/** All keys of a type; the compiler rejects a missing one. */
const keysOf = <T>(keys: Record<keyof Required<T>, true>): string[] => Object.keys(keys)

const STOP: Record<keyof Required<VroomStop>, true> = {
  id: true,
  description: true,
  location: true,
  location_index: true,
  setup: true,
  service: true,
  setup_per_type: true,
  service_per_type: true,
  time_windows: true,
}
const KNOWN = {
  problem: keysOf<VroomProblem>({
    vehicles: true,
    jobs: true,
    shipments: true,
    matrices: true,
    matrix: true,
    options: true,
  }),
  vehicle: keysOf<VroomVehicle>({
    id: true,
    profile: true,
    description: true,
    start: true,
    start_index: true,
    end: true,
    end_index: true,
    capacity: true,
    costs: true,
    skills: true,
    type: true,
    time_window: true,
    breaks: true,
    speed_factor: true,
    max_tasks: true,
    max_travel_time: true,
    max_distance: true,
    steps: true,
  }),
  costs: keysOf<NonNullable<VroomVehicle['costs']>>({
    fixed: true,
    per_hour: true,
    per_km: true,
    per_task_hour: true,
  }),
  break: keysOf<VroomBreak>({
    id: true,
    time_windows: true,
    service: true,
    description: true,
    max_load: true,
  }),
  step: keysOf<VroomStepIn>({
    type: true,
    id: true,
    service_at: true,
    service_after: true,
    service_before: true,
  }),
  job: keysOf<VroomJob>({
    ...STOP,
    delivery: true,
    amount: true,
    pickup: true,
    skills: true,
    priority: true,
  }),
  shipment: keysOf<VroomShipment>({
    amount: true,
    skills: true,
    priority: true,
    pickup: true,
    delivery: true,
  }),
  stop: keysOf<VroomStop>(STOP),
} as const
type Kind = keyof typeof KNOWN

/** One sentence per unknown key: how often it occurs, and which key it may mean. */
export function unknownKeys(input: VroomProblem): string[] {
  const counts = new Map<string, { kind: Kind; key: string; count: number }>()
  const look = (kind: Kind, value: unknown): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const key of Object.keys(value)) {
      if (KNOWN[kind].includes(key)) continue
      const count = counts.get(`${kind} ${key}`)
      if (count) count.count++
      else counts.set(`${kind} ${key}`, { kind, key, count: 1 })
    }
  }
  look('problem', input)
  for (const vehicle of input.vehicles ?? []) {
    look('vehicle', vehicle)
    look('costs', vehicle.costs)
    for (const pause of vehicle.breaks ?? []) look('break', pause)
    for (const step of vehicle.steps ?? []) look('step', step)
  }
  for (const job of input.jobs ?? []) look('job', job)
  for (const shipment of input.shipments ?? []) {
    look('shipment', shipment)
    look('stop', shipment.pickup)
    look('stop', shipment.delivery)
  }
  return [...counts.values()].map(({ kind, key, count }) => {
    const meant = KNOWN[kind].find((name) => name.startsWith(key) || key.startsWith(name))
    const times = count > 1 ? `, ${count} times` : ''
    return `Ignored: key ${key} of a ${kind} is unknown${times}.${meant ? ` Did you mean ${meant}?` : ''}`
  })
}
