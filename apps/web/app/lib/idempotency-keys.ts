// One Idempotency-Key for each intended change: whoever tries again after a lost answer gets the first one, not a second effect.

/** Keys of changes that have not been answered yet, by what is asked. */
const unanswered = new Map<string, string>()

/** The key of a change; the same until `settleChange`. */
export function keyOfChange(url: string, body: string | undefined): string {
  const change = nameOf(url, body)
  const key = unanswered.get(change) ?? crypto.randomUUID()
  unanswered.set(change, key)
  return key
}

/** The server has answered: asking the same from now on is another change. A failure of the server's (5xx) says nothing. */
export function settleChange(url: string, body: string | undefined, status: number): void {
  if (status < 500) unanswered.delete(nameOf(url, body))
}

function nameOf(url: string, body: string | undefined): string {
  return `${url}\n${body ?? ''}`
}
