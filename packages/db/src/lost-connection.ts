// Tells a database that cannot be reached, or has gone away, from one that answered with an error.

/** SQLSTATEs of a server that ends sessions, starts, or could not keep a connection. */
const SQLSTATES = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'])
/** Codes of the system. A missing socket is ENOENT, as a missing file is: the system call tells them apart. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'EAGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** What `pg` says without a code. */
const MESSAGES =
  /Connection terminated|not queryable|timeout expired|timeout exceeded when trying to connect|Query read timeout/

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A name with several addresses fails with all of them at once.
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  const {
    code = '',
    syscall = '',
    severity,
  } = error as Error & { code?: string; syscall?: string; severity?: string }
  if (SQLSTATES.has(code)) return true
  // The server's own words may mention anything.
  if (severity !== undefined) return false
  if (SYSTEM_CODES.has(code)) return SOCKET_CALLS.has(syscall)
  return MESSAGES.test(error.message)
}
