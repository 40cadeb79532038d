// `/login` (requirements 2.5). Signed-in people continue to their area (requirement 2.1-8) or the requested
// page.
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { areaOf } from '@dropwise/contracts'
import { pageMeta } from '../../features/site/meta.ts'
import { WordsOnTheWay } from '../../features/site/words-on-the-way.tsx'
import { safePath } from '../../features/sign-in/safe-path.ts'
import { SignInBackdrop } from '../../features/sign-in/sign-in-backdrop.tsx'
import { SecondStepForm } from '../../features/sign-in/second-step-form.tsx'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { useReaderWords } from '../../lib/reader-language.ts'
import { useSession } from '../../lib/session-context.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

export const meta = () =>
  pageMeta({
    title: words('signIn'),
    description: `Sign in to ${BRAND.name}: plan the day, dispatch it and follow every parcel.`,
    path: '/login',
  })

export default function Login() {
  const { user, waitsFor, signOut } = useSession()
  const [isSigningIn, setSigningIn] = useState(false)
  const [params] = useSearchParams()
  const isShown = useReaderWords(words)
  const state: unknown = useLocation().state
  const hasEnded =
    typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true
  const returnPath = safePath(params.get('to'))
  if (!isShown) return <WordsOnTheWay />
  // From the form, a trial first shows its state (2.5-5); from a link, continue directly (requirement 2.1-8).
  if (user) return <Navigate to={returnPath ?? (isSigningIn ? '/onboarding' : areaOf(user.role))} replace />
  return (
    <div className="grid flex-1 lg:grid-cols-[43%_1fr]">
      <div className="mx-auto flex w-full max-w-[412px] flex-col px-5 py-10 lg:pt-[max(56px,calc(50dvh-300px))]">
        {waitsFor === null ? (
          <>
            <h1 className="pb-4 text-5">{words('signIn')}</h1>
            {hasEnded && (
              <p role="status" className="mb-4 rounded bg-sunk px-3 py-2 text-2">
                {words('sessionEnded')}
              </p>
            )}
            <SignInForm to={returnPath} onStart={() => setSigningIn(true)} />
          </>
        ) : (
          <SecondStepForm email={waitsFor} onBack={() => void signOut()} />
        )}
      </div>
      <div data-theme="dark" className="overflow-hidden bg-(--deep) max-lg:hidden" aria-hidden>
        <SignInBackdrop />
      </div>
    </div>
  )
}
