// A refusal that the person's role should not get: the role may have changed since the token.
import type { ErrorCode } from '@dropwise/contracts'

const DOUBTING: ReadonlySet<string> = new Set<ErrorCode>([
  'not_allowed',
  'company_closed',
  'company_deleted',
  'membership_ended',
])

const listeners = new Set<() => void>()

/** Notifies role listeners when an error code suggests a changed role. */
export function doubtRole(code: string): void {
  if (DOUBTING.has(code)) for (const listener of listeners) listener()
}

/** Subscribes until the returned function is called. */
export function onRoleDoubt(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
