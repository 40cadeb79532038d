// The routes of a day on the wire (docs/api.md, part B): those that are proposed and those that are driven, in one list.
import { z } from 'zod'
import { ROUTE_STATUSES } from '../states.ts'
import { dayText, idText, timeText } from './common.ts'

export const routeItem = z.object({
  id: idText,
  planId: idText.nullable(),
  date: dayText,
  /** Colour and plate: R1, R2 … */
  number: z.number().int(),
  /** `proposed`: of a plan that nobody dispatched yet. */
  status: z.enum(['proposed', ...ROUTE_STATUSES]).exclude(['cancelled']),
  vehicle: z.object({ id: idText, name: z.string(), registration: z.string() }),
  driver: z.object({ id: idText, name: z.string() }).nullable(),
  departAt: timeText,
  /** By the newest forecast. */
  returnAt: timeText,
  stops: z.number().int(),
  /** Stops that are over: delivered, failed or skipped. */
  stopsDone: z.number().int(),
  packages: z.number().int(),
  capacityPackages: z.number().int(),
  /** How often the van is loaded on it. */
  loads: z.number().int(),
  distanceMetres: z.number().int(),
  durationSeconds: z.number().int(),
  driveSeconds: z.number().int(),
  serviceSeconds: z.number().int(),
  waitSeconds: z.number().int(),
  /** The longest shift of the vehicle. */
  maxShiftSeconds: z.number().int(),
  /** Of the stops ahead, the worst forecast. */
  lateSeconds: z.number().int(),
  /** Driven and served time of paid time, percent; null when there is none (screens say N/A). */
  efficiency: z.number().nullable(),
  /** Its orders changed since it was planned. */
  isOutOfDate: z.boolean(),
})
export type RouteItem = z.infer<typeof routeItem>

/** Most days that one list of routes spans. */
export const MAX_ROUTE_DAYS = 31
export const routesQuery = z.object({ from: dayText, to: dayText })
export const routesResponse = z.object({ items: z.array(routeItem) })
