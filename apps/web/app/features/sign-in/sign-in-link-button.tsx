// Sign-in by mail link.
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { requestSignInLink } from './sign-in-link.ts'

/** `emailOf` reads the typed address; `onProblem` gets an error sentence, and null when an attempt starts. */
export function SignInLinkButton({
  emailOf,
  to,
  isDisabled,
  onProblem,
}: {
  emailOf: () => string
  to: string | null
  isDisabled: boolean
  onProblem: (sentence: string | null) => void
}) {
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async () => {
    const email = emailOf().trim()
    if (!email.includes('@')) return onProblem(words('addressFirst'))
    setSending(true)
    setSentTo(null)
    onProblem(null)
    const problem = await requestSignInLink(email, to)
    onProblem(problem)
    if (problem === null) setSentTo(email)
    setSending(false)
  }
  return (
    <>
      <Button size="l" icon={<Mail />} disabled={isDisabled || isSending} onClick={() => void send()}>
        {words(isSending ? 'sendingMail' : 'emailLink')}
      </Button>
      <p role="status" className="text-2 break-words text-ink-2 empty:hidden">
        {sentTo && words('linkSent', { email: sentTo })}
      </p>
    </>
  )
}
