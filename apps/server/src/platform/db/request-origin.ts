// The caller behind a transaction, which the database writes with every change into the audit log.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestOrigin {
  /** The person, or the member whose API key is used; undefined for strangers. */
  actor: string | undefined
  /** `session`, or the key's name. */
  via: string
  ip: string
  userAgent: string | undefined
  requestId: string
}

/** Set during the handler of each /api/v1 request; jobs have none. */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>()
