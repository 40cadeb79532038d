// `/sign-out`: ends the session here, and on the server if reachable; then goes home (requirement 2.3-2).
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../lib/session-context.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { signInWords } from '../../lib/words/sign-in.ts'

export const meta = hiddenMeta(() => signInWords('signingOut'))

export default function SignOut() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    // A full load if possible, which clears memory.
    void signOut().finally(() =>
      navigator.onLine ? window.location.replace('/') : navigate('/', { replace: true }),
    )
  }, [signOut, navigate])
  return <PageSpinner />
}
