// Rights of the signed-in person, and the message when one is missing. Server and database decide; this avoids
// useless attempts.
import { RIGHT_SENTENCES, STANDARD_RIGHTS, type MemberRole, type RoleRight } from '@dropwise/contracts'
import { useContext } from 'react'
import { SessionContext, type SignedIn } from './session-context.ts'

/** A right of the role, or `admin` for what no custom role may do: members, roles, keys, archives. */
export type Needed = RoleRight | 'admin'

type Holder = Pick<SignedIn, 'memberRole' | 'rights'>

const rightsOf = ({ memberRole, rights }: Holder): readonly RoleRight[] | undefined =>
  rights ?? (memberRole && STANDARD_RIGHTS[memberRole])

const isAdministrators = (right: RoleRight) => !STANDARD_RIGHTS.dispatcher.includes(right)

/** Why this person may not do it; null when allowed. Without a role the server decides. */
export function refusalFor(needed: Needed, holder: Holder): string | null {
  const rights = rightsOf(holder)
  if (rights === undefined) return null
  if (needed === 'admin')
    return holder.memberRole === 'admin' ? null : 'Only administrators of the company may do this.'
  if (rights.includes(needed)) return null
  if (holder.rights) return `Your role lacks a right: ${RIGHT_SENTENCES[needed]}. Ask an administrator.`
  return isAdministrators(needed)
    ? 'Only administrators of the company may do this.'
    : 'Viewers change nothing: ask a dispatcher or an administrator.'
}

/** Why the current person may not do it; null when allowed or `needed` is absent. */
export function useRefusal(needed: Needed | undefined): string | null {
  const user = useContext(SessionContext)?.user
  return needed === undefined ? null : refusalFor(needed, user ?? {})
}

/** True for read-only members; a viewing owner has a separate bar. */
export function useIsViewer(): boolean {
  const user = useContext(SessionContext)?.user
  const memberRole: MemberRole | undefined = user?.memberRole
  return memberRole === 'viewer' && !user?.looksUntil && !user?.rights
}
