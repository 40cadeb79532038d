// Rules of a route under way that browser and server share: whose turn is next, and how near is near. Pure.
import { z } from 'zod'

/** Stops before one's own from which on the van is shown and the parcel counts as out for delivery. */
export const NEAR_STOPS = 3
/** A van further off its planned leg than this took another way, in metres. */
export const OFF_LEG_METRES = 150

interface StopInTurn {
  sequence: number
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
}

/** Open stops in the order they will be driven: where the van stands, those ahead by sequence, then those passed over. */
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

/** How many stops the van makes before this one; null when it is no longer open. */
export function stopsBefore(stops: readonly StopInTurn[], sequence: number): number | null {
  const index = openInOrder(stops).findIndex((stop) => stop.sequence === sequence)
  return index < 0 ? null : index
}

/** Driven and served time of paid time, percent with one decimal; null when there is none (screens say N/A). */
export function efficiencyPercent(day: {
  driveSeconds: number
  serviceSeconds: number
  durationSeconds: number
}): number | null {
  if (day.durationSeconds <= 0) return null
  return Math.round(((day.driveSeconds + day.serviceSeconds) / day.durationSeconds) * 1000) / 10
}

/** Why an ETA is what it is. */
export const etaReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('as_planned'), values: z.object({}) }),
  z.object({
    code: z.literal('in_turn'),
    values: z.object({
      stopsBefore: z.number().int().min(0),
      /** Behind (+) or ahead (-) of the plan. */
      driftMinutes: z.number().int(),
      /** Driving takes longer (+) or less (-) than planned today, percent. */
      slowerPercent: z.number().int().optional(),
    }),
  }),
])
export type EtaReason = z.output<typeof etaReason>

/** A route that has not left yet runs by its plan. */
export const AS_PLANNED: EtaReason = { code: 'as_planned', values: {} }

/** Below this many minutes a van is on plan. */
export const DRIFT_TOLD_MINUTES = 2

/** From this on the roads are told as the reason. */
export const SLOWER_TOLD_PERCENT = 10

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
    slowerPercent >= SLOWER_TOLD_PERCENT ? `; roads ${slowerPercent} % slower than planned today` : ''
  if (Math.abs(driftMinutes) < DRIFT_TOLD_MINUTES) return `${turn}; on plan${roads}`
  return `${turn}; ${Math.abs(driftMinutes)} min ${driftMinutes > 0 ? 'behind' : 'ahead of'} plan${roads}`
}
