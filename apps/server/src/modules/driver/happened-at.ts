// When something happened on the server's clock, from a phone whose own may be wrong.

/** A clock that is off by less than this is right: the rest is the way through the network, in milliseconds. */
const CLOCK_TOLERANCE_MS = 2 * 60_000

/**
 * What the phone says it happened at, less what its clock was off when it sent this. Never in the future. A day that is
 * played ahead of the clock (`isSimulated`) is taken as told.
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
