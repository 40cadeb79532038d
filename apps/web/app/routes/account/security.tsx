// `/account/security`: for every signed-in person, from the account menu.
import { areaOf } from '@dropwise/contracts'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { SecurityPage } from '../../features/sign-in/security-page.tsx'
import { useUser } from '../../lib/session-context.ts'
import { Logo } from '../../ui/logo.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { commonWords } from '../../lib/words/common.ts'

export const meta = hiddenMeta(() => commonWords('security'))

export default function AccountSecurity() {
  const { email, role, mustAddSecondStep = false } = useUser()
  return (
    <div className="min-h-dvh bg-surface">
      <header className="flex h-14 items-center gap-6 border-b border-line px-5 md:px-8">
        <Link
          to={mustAddSecondStep ? '/sign-out' : areaOf(role)}
          className="flex min-h-11 items-center gap-1.5 rounded text-3 text-ink-2 hover:text-ink"
        >
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden />
          {commonWords(mustAddSecondStep ? 'signOutNow' : 'back')}
        </Link>
        <Logo />
      </header>
      <main id="main" className="mx-auto max-w-[680px] px-5 pt-10 pb-20">
        <SecurityPage
          email={email}
          isStepRequired={mustAddSecondStep}
          asker={role === 'owner' ? 'This platform' : 'Your company'}
        />
      </main>
    </div>
  )
}
