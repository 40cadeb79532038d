// Distinguishes an unreachable database from one that answered with an error.

/** SQLSTATEs of a server that ends sessions, starts, or lost a connection. */
const SQLSTATES = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'])
/** System codes. ENOENT means a missing socket or a missing file, which the system call distinguishes. */
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
/** Messages of `pg` without a code. */
const MESSAGES =
  /Connection terminated|not queryable|timeout expired|timeout exceeded when trying to connect|Query read timeout/

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A name with several addresses fails with all errors at once.
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  const {
    code = '',
    syscall = '',
    severity,
  } = error as Error & { code?: string; syscall?: string; severity?: string }
  if (SQLSTATES.has(code)) return true
  // The server's own messages may contain any of these words.
  if (severity !== undefined) return false
  if (SYSTEM_CODES.has(code)) return SOCKET_CALLS.has(syscall)
  return MESSAGES.test(error.message)
}
