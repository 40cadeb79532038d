// `/sign-out`: ends the session, on the server when it answers and here in any case, and goes home (requirement 2.3-2).
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../lib/session-context.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Signing out')

export default function SignOut() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    // A full load, where one can be had: no page keeps what a signed-in one had in memory.
    void signOut().finally(() =>
      navigator.onLine ? window.location.replace('/') : navigate('/', { replace: true }),
    )
  }, [signOut, navigate])
  return <PageSpinner />
}
