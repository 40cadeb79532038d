// `/sign-out`: ends the session, on the server when it answers and here in any case, and goes home (requirement 2.3-2).
import { useEffect } from 'react'
import { useSession } from '../../lib/session-context.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Signing out')

export default function SignOut() {
  const { signOut } = useSession()
  useEffect(() => {
    // A full load: no page keeps what a signed-in one had in memory.
    void signOut().finally(() => window.location.replace('/'))
  }, [signOut])
  return <PageSpinner />
}
