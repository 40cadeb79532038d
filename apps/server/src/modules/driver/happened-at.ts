// When something happened on the server's clock, from a phone whose own may be wrong.

/** Smaller differences are network delay, not a wrong clock, in milliseconds. */
const CLOCK_TOLERANCE_MS = 2 * 60_000

/**
 * The phone's time of the event, corrected by its clock's error at sending. Never in the future. Events of a
 * simulated day (`isSimulated`) keep their time.
 */
export function happenedAt(
  { at, sentAt }: { at: number; sentAt: number },
  receivedAt: number,
  { isSimulated = false } = {},
): number {
  if (isSimulated) return at
  const offMs = receivedAt - sentAt
  const corrected = Math.abs(offMs) > CLOCK_TOLERANCE_MS ? at + offMs : at
  return Math.min(corrected, receivedAt)
}
