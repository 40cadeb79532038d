// Whether regions hold a company's depots, and its request to the platform's owner for one that does.
import { z } from 'zod'
import { idText, latitude, longitude } from './common.ts'

const depotPlace = z.object({ name: z.string(), address: z.string(), lat: latitude, lng: longitude })

export const mapCoverageResponse = z.object({
  /** Depots in use that no region holds: orders there are planned by crow flight, and addresses are not found. */
  outside: z.array(depotPlace),
  /** When the company asked the platform's owner for a map; null when it has not. */
  requestedAt: z.string().nullable(),
})
export type MapCoverage = z.infer<typeof mapCoverageResponse>

export const mapRequestItem = z.object({
  tenantId: idText,
  company: z.string(),
  /** Null once that account is gone. */
  requestedBy: z.string().nullable(),
  requestedAt: z.string(),
  depots: z.array(depotPlace),
})
export type MapRequestItem = z.infer<typeof mapRequestItem>
/** Requests that regions do not answer yet, the oldest first. */
export const mapRequestsResponse = z.object({ items: z.array(mapRequestItem) })
