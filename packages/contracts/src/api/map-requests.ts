// Whether regions cover a company's depots, and its request to the platform's owner for a region.
import { z } from 'zod'
import { idText, latitude, longitude } from './common.ts'

const depotPlace = z.object({ name: z.string(), address: z.string(), lat: latitude, lng: longitude })

export const mapCoverageResponse = z.object({
  /**
   * Depots in use outside every region: their orders are planned by straight-line distance, and addresses are
   * not found.
   */
  outside: z.array(depotPlace),
  /** When the company requested a map; null without a request. */
  requestedAt: z.string().nullable(),
})
export type MapCoverage = z.infer<typeof mapCoverageResponse>

export const mapRequestItem = z.object({
  tenantId: idText,
  company: z.string(),
  /** Null after that account is deleted. */
  requestedBy: z.string().nullable(),
  requestedAt: z.string(),
  depots: z.array(depotPlace),
})
export type MapRequestItem = z.infer<typeof mapRequestItem>
/** Requests that no region fulfils yet, oldest first. */
export const mapRequestsResponse = z.object({ items: z.array(mapRequestItem) })
