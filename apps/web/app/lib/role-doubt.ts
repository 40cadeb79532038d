// A refusal that a person of this role would not get: the role may have changed since the page's token was made.
import type { ErrorCode } from '@dropwise/contracts'

const DOUBTING: ReadonlySet<string> = new Set<ErrorCode>([
  'not_allowed',
  'company_closed',
  'company_deleted',
  'membership_ended',
])

const listeners = new Set<() => void>()

/** Tells whoever watches the role, when the code of a refusal gives reason to. */
export function doubtRole(code: string): void {
  if (DOUBTING.has(code)) for (const listener of listeners) listener()
}

/** Until the function returned is called. */
export function onRoleDoubt(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
