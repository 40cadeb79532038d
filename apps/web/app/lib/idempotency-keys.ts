// Idempotency keys: retrying a change after a lost response has no second effect.

/** Keys of unanswered changes, by request. */
const unanswered = new Map<string, string>()

/** The key of a change; constant until `settleChange`. */
export function keyOfChange(url: string, body: string | undefined): string {
  const change = nameOf(url, body)
  const key = unanswered.get(change) ?? crypto.randomUUID()
  unanswered.set(change, key)
  return key
}

/**
 * Forgets the key after a response, so that the next equal request is a new change. A 5xx keeps it, since the
 * effect is unknown.
 */
export function settleChange(url: string, body: string | undefined, status: number): void {
  if (status < 500) unanswered.delete(nameOf(url, body))
}

function nameOf(url: string, body: string | undefined): string {
  return `${url}\n${body ?? ''}`
}
