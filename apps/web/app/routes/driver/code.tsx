// `/driver/code#CODE`: target of the dispatcher's QR code. Outside the guarded area.
import { Navigate } from 'react-router'
import { DriverCodePage } from '../../features/sign-in/driver-code-page.tsx'
import { useLinkToken } from '../../lib/link-token.ts'
import { useSession } from '../../lib/session-context.ts'
import { readSessionEnd } from '../../lib/session-end.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { signInWords } from '../../lib/words/sign-in.ts'

export const meta = hiddenMeta(() => signInWords('signInToDrive'))

export default function DriverCode() {
  const code = useLinkToken()
  const { status } = useSession()
  if (code === null) return <PageSpinner />
  // A code replaces the current session; without one, go to the app.
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
        // A full load drops the previous person's data.
        onSignedIn={() => window.location.assign('/driver')}
      />
    </main>
  )
}
