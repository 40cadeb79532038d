// The routes of a day in the API (docs/api.md, part B): proposed and driven ones in one list.
import { z } from 'zod'
import { ROUTE_STATUSES } from '../states.ts'
import { dayText, idText, namedRecord, timeText, vehicleReference } from './common.ts'

export const routeItem = z.object({
  id: idText,
  planId: idText.nullable(),
  date: dayText,
  /** Determines colour and plate: R1, R2 … */
  number: z.number().int(),
  /** `proposed`: of a plan that is not dispatched. */
  status: z.enum(['proposed', ...ROUTE_STATUSES]).exclude(['cancelled']),
  vehicle: vehicleReference,
  driver: namedRecord.nullable(),
  departAt: timeText,
  /** By the newest forecast. */
  returnAt: timeText,
  stops: z.number().int(),
  /** Delivered, failed or skipped stops. */
  stopsDone: z.number().int(),
  packages: z.number().int(),
  capacityPackages: z.number().int(),
  /** How often the van is loaded. */
  loads: z.number().int(),
  distanceMetres: z.number().int(),
  durationSeconds: z.number().int(),
  driveSeconds: z.number().int(),
  serviceSeconds: z.number().int(),
  waitSeconds: z.number().int(),
  /** The longest shift of the vehicle. */
  maxShiftSeconds: z.number().int(),
  /** Worst forecast of the stops ahead. */
  lateSeconds: z.number().int(),
  /** Driving and service as percent of paid time; null without paid time (screens say N/A). */
  efficiency: z.number().nullable(),
  /** Grams of CO2e, well to wheel, of its distance; null where the vehicle's consumption is unknown. */
  co2Grams: z.number().int().nullable(),
  /** True when its orders changed since planning. */
  isOutOfDate: z.boolean(),
})
export type RouteItem = z.infer<typeof routeItem>

/** Maximum number of days per list of routes. */
export const MAX_ROUTE_DAYS = 31
export const routesQuery = z.object({ from: dayText, to: dayText })
export const routesResponse = z.object({ items: z.array(routeItem) })
