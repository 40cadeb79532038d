// Ages and remaining times as text.
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function span(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`
  if (ms < 2 * DAY) return `${Math.round(ms / HOUR)} h`
  return `${Math.round(ms / DAY)} days`
}

/** `2 h`, `3 days`. */
export const ageOf = (iso: string, now: number = Date.now()): string => span(now - Date.parse(iso))
/** `in 9 h`, `2 days ago`. */
export function untilText(iso: string, now: number = Date.now()): string {
  const remainingMs = Date.parse(iso) - now
  return remainingMs > 0 ? `in ${span(remainingMs)}` : `${span(-remainingMs)} ago`
}
/** True within a day. */
export const isSoon = (iso: string, now: number = Date.now()): boolean => {
  const msUntil = Date.parse(iso) - now
  return msUntil > 0 && msUntil < DAY
}
