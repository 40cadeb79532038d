// Six-digit code of an authenticator app: one field drawn as six boxes, which submits after the sixth digit.
import { plainDigits } from '@dropwise/contracts'
import { CircleAlert } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

const DIGITS = 6

/** `onCode` returns null for a right code, else an error sentence. */
export function CodeField({
  button,
  onCode,
}: {
  button: string
  onCode: (code: string) => Promise<string | null>
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(typed: string): Promise<void> {
    setBusy(true)
    const answer = await onCode(typed)
    setBusy(false)
    if (!answer) return
    setProblem(answer)
    setCode('')
    input.current?.focus()
  }
  const type = (text: string) => {
    const digits = plainDigits(text).replaceAll(/\D/g, '').slice(0, DIGITS)
    setCode(digits)
    if (digits) setProblem(null)
    if (digits.length === DIGITS && !isBusy) void send(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === DIGITS && !isBusy) void send(code)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {words('sixDigits')}
        </label>
        <input
          ref={input}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the field is what this step consists of
          autoFocus
          value={code}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => type(event.target.value)}
          // The real input, invisible above the drawn boxes.
          className="peer absolute inset-0 z-10 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none"
        />
        <div aria-hidden className="group grid grid-cols-6 gap-2 peer-focus:[--edge:var(--link)]">
          {Array.from({ length: DIGITS }, (_, i) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- places of a code
              key={i}
              className={cn(
                'grid h-14 place-items-center rounded border text-4 tabular-nums',
                problem ? 'border-2 border-bad text-bad-ink' : 'border-field',
                !problem &&
                  i === Math.min(code.length, DIGITS - 1) &&
                  'border-2 border-[color:var(--edge,var(--field))]',
                i === 3 && 'ms-1',
              )}
            >
              {code[i] ?? ''}
            </span>
          ))}
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {problem && (
          <p id={`${id}-problem`} className="flex gap-2 text-2 text-bad-ink">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" size="l" disabled={isBusy || code.length < DIGITS}>
        {isBusy ? words('checking') : button}
      </Button>
    </form>
  )
}
