// Who is behind a transaction: the database writes it beside every change in the audit log.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestOrigin {
  /** The person, or the member whose API key it is; undefined for strangers. */
  actor: string | undefined
  /** How: `session`, or the name of the key. */
  via: string
  ip: string
  userAgent: string | undefined
  requestId: string
}

/** Set around the handler of each request of /api/v1; jobs have none. */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>()
