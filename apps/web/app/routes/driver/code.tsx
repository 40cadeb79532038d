// `/driver/code#CODE`: where the picture on the dispatcher's screen leads. Outside the area that asks who is signed in.
import { Navigate } from 'react-router'
import { DriverCodePage } from '../../features/sign-in/driver-code-page.tsx'
import { useLinkToken } from '../../lib/link-token.ts'
import { useSession } from '../../lib/session-context.ts'
import { readSessionEnd } from '../../lib/session-end.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Sign in to drive')

export default function DriverCode() {
  const code = useLinkToken()
  const { status } = useSession()
  if (code === null) return <PageSpinner />
  // A new code replaces whoever is signed in; without one there is nothing to do here.
  if (status === 'signed_in' && code === '') return <Navigate to="/driver" replace />
  return (
    <main
      data-app="driver"
      className="mx-auto flex h-dvh max-w-[560px] flex-col bg-surface text-ink md:border-x md:border-line"
    >
      <DriverCodePage
        key={code}
        scanned={code}
        end={readSessionEnd()}
        // Its own load: every answer of whoever was signed in before is left behind.
        onSignedIn={() => window.location.assign('/driver')}
      />
    </main>
  )
}
