import { describeError } from '../../../lib/api.ts'
import { notify } from '../../../ui/toasts.tsx'

/** Tells why a command failed. */
export function tellFailure(error: unknown): void {
  const { message, hint } = describeError(error)
  notify({ title: message, detail: hint, tone: 'bad' })
}
