// Sign-in by mail link.
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { requestSignInLink } from './sign-in-link.ts'

const ADDRESS_FIRST = 'Enter your email above: the link goes there.'

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
    if (!email.includes('@')) return onProblem(ADDRESS_FIRST)
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
        {isSending ? 'Sending...' : 'Email me a sign-in link'}
      </Button>
      <p role="status" className="text-2 break-words text-ink-2 empty:hidden">
        {sentTo && `If ${sentTo} has an account, a link to sign in is on its way. It works once.`}
      </p>
    </>
  )
}
