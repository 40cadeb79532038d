// The second factor at sign-in: code, back, and help without the phone.
import { ChevronLeft, LifeBuoy, ScrollText, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import { verifySecondFactor } from './second-step.ts'

/** `onBack` ends the incomplete session. */
export function SecondStepForm({ email, onBack }: { email: string; onBack: () => void }) {
  const [hasPhone, setHasPhone] = useState(true)
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="mt-8 flex min-h-8 items-center gap-1.5 self-start rounded text-3 text-ink-2 hover:text-ink"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden />
        <span className="sr-only">{words('notYou')} </span>
        <span className="break-all">{email}</span>
      </button>
      {hasPhone ? (
        <>
          <h1 className="pt-1 text-5">{words('enterCode')}</h1>
          <p className="pt-1 pb-4 text-3 text-ink-2">{words('fromApp')}</p>
          <CodeField button={words('signInButton')} onCode={verifySecondFactor} />
        </>
      ) : (
        <RecoveryCodeForm />
      )}
      <button
        type="button"
        onClick={() => setHasPhone(!hasPhone)}
        className="text-link mt-6 flex items-center gap-2.5 border-t border-line pt-3 text-3"
      >
        {hasPhone ? (
          <ScrollText className="size-4" aria-hidden />
        ) : (
          <Smartphone className="size-4" aria-hidden />
        )}
        {words(hasPhone ? 'useRecovery' : 'useApp')}
      </button>
      <Link
        to={`/contact?subject=support&about=${encodeURIComponent(words('lostPhone'))}`}
        className="text-link mt-3 flex items-center gap-2.5 text-3"
      >
        <LifeBuoy className="size-4" aria-hidden />
        {words('haveNeither')}
      </Link>
    </>
  )
}
