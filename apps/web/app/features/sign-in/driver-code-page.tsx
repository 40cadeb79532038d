// `/driver/code`: a driver types or scans the code on the dispatcher's screen to sign in for the shift.
import { DRIVER_CODE_LENGTH, readDriverCode } from '@dropwise/contracts'
import { CircleAlert } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { SessionEnd } from '../../lib/session-end.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Logo } from '../../ui/logo.tsx'
import { signInWithCode } from './driver-code.ts'

const ENDS = {
  replaced: { title: 'endReplaced', next: 'endReplacedNext' },
  expired: { title: 'endExpired', next: 'endExpiredNext' },
} as const satisfies Record<SessionEnd, object>

/** In two groups, as on the dispatcher's screen. */
const inGroups = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code)

function useCodeForm(scanned: string, onSignedIn: () => void) {
  const [code, setCode] = useState(readDriverCode(scanned).slice(0, DRIVER_CODE_LENGTH))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isComplete = code.length === DRIVER_CODE_LENGTH
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isComplete || isBusy) return
    setBusy(true)
    const answer = await signInWithCode(code)
    if (answer === null) return onSignedIn()
    setBusy(false)
    setProblem(answer)
  }
  const type = (text: string) => {
    setCode(readDriverCode(text).slice(0, DRIVER_CODE_LENGTH))
    setProblem(null)
  }
  return { code, type, isBusy, isWhole: isComplete, problem, submit }
}

function CodeInput({ form }: { form: ReturnType<typeof useCodeForm> }) {
  const id = useId()
  const { code, type, problem } = form
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-3 font-mid">
        {words('code')}
      </label>
      <input
        id={id}
        name="code"
        value={inGroups(code)}
        onChange={(event) => type(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={cn(
          'h-16 w-full rounded border bg-surface px-4 text-center font-mono text-5 tracking-[0.08em] text-ink outline-none focus:border-2 focus:border-link',
          problem ? 'border-2 border-bad' : 'border-field',
        )}
      />
      <div role="alert" className="empty:hidden">
        {problem && (
          <p id={`${id}-problem`} className="flex gap-2 pt-1 text-3 text-bad-ink">
            <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

function Ended({ end }: { end: SessionEnd }) {
  const { title, next } = ENDS[end]
  return (
    <div role="status" className="mb-6 rounded bg-sunk px-4 py-3 text-3">
      <p className="font-strong">{words(title)}</p>
      <p className="pt-1">
        {words('endKept')} {words(next)}
      </p>
    </div>
  )
}

export function DriverCodePage({
  scanned,
  end,
  onSignedIn,
}: {
  /** The link's code; empty without one. */
  scanned: string
  /** Why the last session ended here. */
  end: SessionEnd | null
  onSignedIn: () => void
}) {
  const form = useCodeForm(scanned, onSignedIn)
  return (
    <>
      <header className="flex h-14 shrink-0 items-center bg-rail px-4 text-rail-on">
        <Logo />
      </header>
      <div className="flex flex-1 flex-col overflow-y-auto px-5 py-6">
        {end && <Ended end={end} />}
        <h1 className="text-5">{words('signInToDrive')}</h1>
        <p className="pt-1 pb-5 text-3">{words('typeCode')}</p>
        <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-1 flex-col gap-5">
          <CodeInput form={form} />
          <p className="mt-auto text-3">
            {words('havePassword')}{' '}
            <Link to="/login?to=/driver" className="text-link">
              {words('signInWithIt')}
            </Link>
          </p>
          <Button
            type="submit"
            variant="primary"
            size="xl"
            className="h-16 w-full text-4"
            disabled={!form.isWhole || form.isBusy}
          >
            {words(form.isBusy ? 'signingIn' : 'signIn')}
          </Button>
        </form>
      </div>
    </>
  )
}
