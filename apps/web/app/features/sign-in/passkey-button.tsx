// The way in without a password, where this browser has one.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { signInWithPasskey, useCanUsePasskeys } from './passkey.ts'

/** `onStart` runs before the request; `onProblem` takes the sentence to show, and null when a try begins. */
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
      {isWaiting ? 'Waiting for your device...' : 'Sign in with a passkey'}
    </Button>
  )
}
