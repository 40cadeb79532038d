// The second factor by recovery code.
import { useState, type FormEvent } from 'react'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { spendRecoveryCode } from './second-step.ts'

/** How a recovery code looks. */
const EXAMPLE_CODE = 'ABCDE-23456'

export function RecoveryCodeForm() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim()) return setProblem(words('enterRecovery'))
    setBusy(true)
    setProblem(await spendRecoveryCode(code))
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div>
        <h1 className="pt-1 text-5">{words('enterRecovery')}</h1>
        <p className="pt-1 text-3 text-ink-2">{words('recoveryMore')}</p>
      </div>
      <TextField
        label={words('recoveryCode')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        placeholder={EXAMPLE_CODE}
        {...(problem && { error: problem })}
      />
      <Button type="submit" variant="primary" size="l" disabled={isBusy}>
        {words(isBusy ? 'checking' : 'signInButton')}
      </Button>
    </form>
  )
}
