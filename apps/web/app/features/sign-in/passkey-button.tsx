// Sign-in with a passkey, if supported.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { signInWithPasskey, useCanUsePasskeys } from './passkey.ts'

/** `onStart` runs before the request; `onProblem` gets an error sentence, and null when an attempt starts. */
export function PasskeyButton({
  isDisabled,
  onStart,
  onProblem,
}: {
  isDisabled: boolean
  onStart: () => void
  onProblem: (sentence: string | null) => void
}) {
  const canUse = useCanUsePasskeys()
  const [isWaiting, setWaiting] = useState(false)
  if (!canUse) return null
  const enter = async () => {
    setWaiting(true)
    onProblem(null)
    onStart()
    onProblem(await signInWithPasskey())
    setWaiting(false)
  }
  return (
    <Button size="l" icon={<KeyRound />} disabled={isDisabled || isWaiting} onClick={() => void enter()}>
      {words(isWaiting ? 'passkeyWaiting' : 'passkey')}
    </Button>
  )
}
