// A bar above the portal until the email address is confirmed: why, and resending the link.
import { useState } from 'react'
import { useUser } from '../../lib/session-context.ts'
import { sendConfirmationAgain } from './registration.ts'
import { frameWords as words } from '../../lib/words/frame.ts'

export function ConfirmEmailBar() {
  const { email, isEmailConfirmed } = useUser()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  if (isEmailConfirmed) return null

  const resend = async () => {
    setState('sending')
    const failure = await sendConfirmationAgain(email)
    setProblem(failure)
    setState(failure === null ? 'sent' : 'idle')
  }
  return (
    <div
      role="status"
      className="flex min-h-9 flex-wrap items-center gap-x-4 bg-signal-wash px-4 py-1.5 text-2 text-signal-ink md:px-7"
    >
      <span>{words('confirmEmail')}</span>
      {state === 'sent' ? (
        <span>{words('newLinkTo', { email })}</span>
      ) : (
        <button
          type="button"
          className="text-link"
          disabled={state === 'sending'}
          onClick={() => void resend()}
        >
          {words('resendLink')}
        </button>
      )}
      {problem ? <span role="alert">{problem}</span> : null}
    </div>
  )
}
