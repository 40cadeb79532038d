// Wraps the owner's own pages: an owner viewing a company is still an owner here.
import { useMemo, type ReactNode } from 'react'
import { SessionContext, useSession } from '../../lib/session-context.ts'

export function AsOwner({ children }: { children: ReactNode }) {
  const session = useSession()
  const asOwner = useMemo(() => {
    if (!session.user) return session
    const user = { ...session.user }
    delete user.memberRole
    return { ...session, user }
  }, [session])
  return <SessionContext value={asOwner}>{children}</SessionContext>
}
