// Rules of a running route shared by browser and server: whose turn is next, and what counts as near. Pure.
import { z } from 'zod'

/** From this many stops before one's own, the page shows the van and the parcel is out for delivery. */
export const NEAR_STOPS = 3
/** A van farther than this from its planned leg took another way, in metres. */
export const OFF_LEG_METRES = 150

interface StopInTurn {
  sequence: number
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
}

/** Open stops in driving order: the one where the van stands, those ahead by sequence, then skipped ones. */
export function openInOrder<Stop extends StopInTurn>(stops: readonly Stop[]): Stop[] {
  const reached = Math.max(
    0,
    ...stops.filter((stop) => stop.status === 'served').map((stop) => stop.sequence),
  )
  const turnOf = (stop: Stop) => (stop.status === 'arrived' ? 0 : stop.sequence > reached ? 1 : 2)
  return stops
    .filter((stop) => stop.status === 'pending' || stop.status === 'arrived')
    .toSorted((a, b) => turnOf(a) - turnOf(b) || a.sequence - b.sequence)
}

/** How many stops come before this one; null when it is not open. */
export function stopsBefore(stops: readonly StopInTurn[], sequence: number): number | null {
  const index = openInOrder(stops).findIndex((stop) => stop.sequence === sequence)
  return index < 0 ? null : index
}

/**
 * Time at stops as percent of paid time, one decimal; null without paid time (screens say N/A). Less driving
 * and waiting for the same stops raises it.
 */
export function efficiencyPercent(day: { serviceSeconds: number; durationSeconds: number }): number | null {
  if (day.durationSeconds <= 0) return null
  return Math.round((day.serviceSeconds / day.durationSeconds) * 1000) / 10
}

/** Explains an ETA. */
export const etaReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('as_planned'), values: z.object({}) }),
  z.object({
    code: z.literal('in_turn'),
    values: z.object({
      stopsBefore: z.number().int().min(0),
      /** Behind (+) or ahead (-) of the plan. */
      driftMinutes: z.number().int(),
      /** How much longer (+) or shorter (-) driving takes today than planned, percent. */
      slowerPercent: z.number().int().optional(),
    }),
  }),
])
export type EtaReason = z.output<typeof etaReason>

/** A route that has not left follows its plan. */
export const AS_PLANNED: EtaReason = { code: 'as_planned', values: {} }

/** Below this many minutes a van counts as on plan. */
export const LEAST_DRIFT_MINUTES = 2

/** From this percentage on, roads are given as the reason. */
export const LEAST_SLOWER_PERCENT = 10

/** The sentence of a reason: "2 stops before yours; 6 min behind plan". */
export function etaReasonText(reason: EtaReason): string {
  if (reason.code === 'as_planned') return 'As planned'
  const { stopsBefore: count, driftMinutes, slowerPercent = 0 } = reason.values
  const turn =
    count === 0
      ? 'Yours is the next stop'
      : count === 1
        ? 'One stop before yours'
        : `${count} stops before yours`
  const roads =
    slowerPercent >= LEAST_SLOWER_PERCENT ? `; roads ${slowerPercent} % slower than planned today` : ''
  if (Math.abs(driftMinutes) < LEAST_DRIFT_MINUTES) return `${turn}; on plan${roads}`
  return `${turn}; ${Math.abs(driftMinutes)} min ${driftMinutes > 0 ? 'behind' : 'ahead of'} plan${roads}`
}
