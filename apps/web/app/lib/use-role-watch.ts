// Detects a changed or ended role in open pages: on a refusal, on focus, and every minute.
import { accountAccess, type AccountAccess } from '@dropwise/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from './api.ts'
import { onRoleDoubt } from './role-doubt.ts'
import { useSession, type SignedIn } from './session-context.ts'
import { supabase } from './supabase.ts'

/** In milliseconds. */
const ASK_MS = 60_000
/** Several refusals within this time cause one check, in milliseconds. */
const DOUBT_MS = 10_000

const KEY = ['account', 'access']

export const accessQuery = () => ({
  queryKey: KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('/account/access', accountAccess, { signal }),
})

const hasRights = (now: AccountAccess['rights'], previous: SignedIn['rights']) =>
  (now === null) === (previous === undefined) &&
  (now ?? []).every((right) => previous?.includes(right)) &&
  (now ?? []).length === (previous ?? []).length

/** True when a new token would differ from the page's. */
const isOutOfDate = (access: AccountAccess, user: SignedIn): boolean =>
  access.role !== user.role ||
  access.tenantId !== user.tenantId ||
  (user.memberRole !== undefined &&
    !user.looksUntil &&
    (access.memberRole ?? undefined) !== user.memberRole) ||
  (user.memberRole !== undefined && !user.looksUntil && !hasRights(access.rights, user.rights))

/** Refreshes an outdated token; the session then updates every screen. */
export function useRoleWatch(): void {
  const { user } = useSession()
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    ...accessQuery(),
    meta: { isBackground: true },
    enabled: user !== null && user.role !== 'customer' && !user.mustAddSecondStep,
    refetchInterval: ASK_MS,
    staleTime: ASK_MS,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    let checkedAt = -Infinity
    return onRoleDoubt(() => {
      if (performance.now() - checkedAt < DOUBT_MS) return
      checkedAt = performance.now()
      void client.invalidateQueries({ queryKey: KEY })
    })
  }, [client])
  const isOld = data !== undefined && user !== null && isOutOfDate(data, user)
  useEffect(() => {
    // Offline, the next response tries again.
    if (isOld) void supabase().then(({ auth }) => auth.refreshSession())
  }, [isOld, dataUpdatedAt])
}
