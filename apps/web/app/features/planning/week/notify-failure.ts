import { describeError } from '../../../lib/api.ts'
import { notify } from '../../../ui/toasts.tsx'

/** Shows the error of a failed command as a toast, with its next step. */
export function notifyFailure(error: unknown): void {
  const { message, hint } = describeError(error)
  notify({ title: message, detail: hint, tone: 'bad' })
}
