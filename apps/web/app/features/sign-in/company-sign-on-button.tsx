// Sign-in at the identity provider of the company of the typed mail address.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { leaveForCompany } from './single-sign-on.ts'
import { useRestored } from './use-restored.ts'

/** `emailOf` reads the typed address. `SingleSignOnButton` handles the return. */
export function CompanySignOnButton({
  emailOf,
  isDisabled,
  onProblem,
}: {
  emailOf: () => string
  isDisabled: boolean
  onProblem: (sentence: string | null) => void
}) {
  const [isBusy, setBusy] = useState(false)
  useRestored(() => setBusy(false))
  const leave = async () => {
    setBusy(true)
    onProblem(null)
    const problem = await leaveForCompany(emailOf())
    // On success the page unloads.
    if (problem === null) return
    onProblem(problem)
    setBusy(false)
  }
  return (
    <Button size="l" icon={<KeyRound />} disabled={isDisabled || isBusy} onClick={() => void leave()}>
      {words(isBusy ? 'oneMoment' : 'companySignOn')}
    </Button>
  )
}
