// VROOM's JSON input and output (its docs/API.md).
import type { UnservedCode, UnservedValues } from '../model/problem.ts'

export type Coordinates = [lon: number, lat: number]

export interface VroomBreak {
  id: number
  time_windows?: [number, number][]
  service?: number
  description?: string
  max_load?: number[]
}

export interface VroomStepIn {
  type: 'start' | 'job' | 'pickup' | 'delivery' | 'break' | 'end'
  id?: number
  service_at?: number
  service_after?: number
  service_before?: number
}

export interface VroomVehicle {
  id: number
  profile?: string
  description?: string
  start?: Coordinates
  start_index?: number
  end?: Coordinates
  end_index?: number
  capacity?: number[]
  costs?: { fixed?: number; per_hour?: number; per_km?: number; per_task_hour?: number }
  skills?: number[]
  type?: string
  time_window?: [number, number]
  breaks?: VroomBreak[]
  speed_factor?: number
  max_tasks?: number
  max_travel_time?: number
  max_distance?: number
  steps?: VroomStepIn[]
}

export interface VroomStop {
  id: number
  description?: string
  location?: Coordinates
  location_index?: number
  setup?: number
  service?: number
  setup_per_type?: Record<string, number>
  service_per_type?: Record<string, number>
  time_windows?: [number, number][]
}

export interface VroomJob extends VroomStop {
  delivery?: number[]
  /** Former name of `delivery`. */
  amount?: number[]
  pickup?: number[]
  skills?: number[]
  priority?: number
}

export interface VroomShipment {
  amount?: number[]
  skills?: number[]
  priority?: number
  pickup: VroomStop
  delivery: VroomStop
}

export type VroomTable = number[][]

export interface VroomProblem {
  vehicles?: VroomVehicle[]
  jobs?: VroomJob[]
  shipments?: VroomShipment[]
  matrices?: Record<string, { durations?: VroomTable; distances?: VroomTable; costs?: VroomTable }>
  matrix?: VroomTable
  options?: {
    g?: boolean
    c?: boolean
    seconds?: number
    seed?: number
    threads?: number
    /** Options of vroom-express: threads, exploration level (ignored), seconds. */
    t?: number
    x?: number
    l?: number
  }
}

export interface VroomViolation {
  cause: string
  duration?: number
}

export interface VroomStepOut {
  type: VroomStepIn['type']
  id?: number
  job?: number
  description?: string
  location?: Coordinates
  location_index?: number
  setup: number
  service: number
  waiting_time: number
  arrival: number
  duration: number
  distance?: number
  load?: number[]
  violations: VroomViolation[]
}

interface VroomTotals {
  cost: number
  setup: number
  service: number
  duration: number
  waiting_time: number
  priority: number
  distance?: number
  delivery?: number[]
  pickup?: number[]
  violations: VroomViolation[]
}

export interface VroomRoute extends VroomTotals {
  vehicle: number
  description?: string
  geometry?: string
  steps: VroomStepOut[]
}

interface VroomUnassigned {
  id: number
  type: 'job' | 'pickup' | 'delivery'
  location?: Coordinates
  location_index?: number
  description?: string
  /** Our extension: the reason, and what would help. */
  reason?: UnservedCode
  values?: UnservedValues
  message?: string
  fix?: string
}

export type VroomSolution =
  | {
      code: 0
      summary: VroomTotals & {
        routes: number
        unassigned: number
        /** Our extension: notes for the reader, such as ignored keys. */
        notes?: string[]
        computing_times?: { loading: number; solving: number; routing: number }
      }
      unassigned: VroomUnassigned[]
      routes: VroomRoute[]
    }
  | { code: 1 | 2 | 3; error: string }

/** Rows of a table: lists, or typed arrays (not copied). Null, or above MAX_VALUE, where unreachable. */
export type TableRows = ArrayLike<ArrayLike<number | null>>

/** Durations and distances between points, from a routing engine. */
export type TableSource = (
  profile: string,
  locations: Coordinates[],
) => Promise<{ durations: TableRows; distances?: TableRows }>

/** Malformed input, or a failed routing engine. */
export class VroomError extends Error {
  readonly code: 2 | 3
  constructor(code: 2 | 3, message: string) {
    super(message)
    this.code = code
  }
}

/** The input task behind an order of the model. */
export interface TaskRef {
  type: 'job' | 'pickup' | 'delivery'
  stop: VroomStop
  priority: number
}
