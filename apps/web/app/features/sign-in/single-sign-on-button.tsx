// Sign-in with the operator's server, if configured.
import { Building2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { enterByReturn, leaveForSingleSignOn, takeReturn } from './single-sign-on.ts'
import { useRestored } from './use-restored.ts'

interface Steps {
  onStart: () => void
  onProblem: (sentence: string | null) => void
  onBusy: (isBusy: boolean) => void
}

/** Completes sign-in after a return from the other server. */
async function comeBack({ onStart, onProblem, onBusy }: Steps): Promise<void> {
  const signInReturn = takeReturn()
  if (!signInReturn) return
  onBusy(true)
  if ('code' in signInReturn) onStart()
  onProblem(await enterByReturn(signInReturn))
  onBusy(false)
}

/**
 * Also handles the return. `onStart` runs before a session is created; `onProblem` gets an error sentence,
 * and null when an attempt starts.
 */
export function SingleSignOnButton({
  label,
  isDisabled,
  onStart,
  onProblem,
}: Omit<Steps, 'onBusy'> & {
  label: string | undefined
  isDisabled: boolean
}) {
  const [isBusy, setBusy] = useState(false)
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    void comeBack({ onStart, onProblem, onBusy: setBusy })
  }, [onStart, onProblem])

  useRestored(() => setBusy(false))

  if (label === undefined) return null
  const leave = async () => {
    setBusy(true)
    onProblem(null)
    const problem = await leaveForSingleSignOn()
    // On success the page unloads.
    if (problem === null) return
    onProblem(problem)
    setBusy(false)
  }
  return (
    <Button size="l" icon={<Building2 />} disabled={isDisabled || isBusy} onClick={() => void leave()}>
      {isBusy ? words('oneMoment') : words('continueWith', { name: label })}
    </Button>
  )
}
