// Rights of the signed-in person, and the message when one is missing. Server and database decide; this avoids
// useless attempts.
import { STANDARD_RIGHTS, type MemberRole, type RoleRight } from '@dropwise/contracts'
import { useContext } from 'react'
import { rightText } from './role-words.ts'
import { SessionContext, type SignedIn } from './session-context.ts'
import { rolesWords as words } from './words/roles.ts'

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
  if (needed === 'admin') return holder.memberRole === 'admin' ? null : words('onlyAdministrators')
  if (rights.includes(needed)) return null
  if (holder.rights) return words('rightMissing', { right: rightText(needed) })
  return isAdministrators(needed) ? words('onlyAdministrators') : words('viewersChangeNothing')
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
