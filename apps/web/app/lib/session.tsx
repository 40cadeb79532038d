// The session: health first, then sign-in (requirement 4-1). The role comes from app_metadata, which users
// cannot write.
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { AUTH_STORAGE_KEY, MEMBER_ROLES, ROLE_RIGHTS, ROLES, type Role } from '@dropwise/contracts'
import { checkHealth } from './health.ts'
import { SessionContext, type SessionState, type SignedIn } from './session-context.ts'
import { assuranceOf, needsSecondStep } from './session-token.ts'
import { clearLocalSession, hasStoredSession, readStoredSession } from './stored-session.ts'
import { forgetPushes } from './web-push.ts'
import { supabase } from './supabase.ts'

type Shown = Omit<SessionState, 'retry' | 'signOut'>

const LOADING: Shown = { status: 'loading', user: null, waitsFor: null, health: null, problem: null }

function readRole(value: unknown): Role {
  return ROLES.find((role) => role === value) ?? 'customer'
}

function toUser(session: Session): SignedIn {
  const {
    app_metadata: app,
    user_metadata: profile,
    id,
    email,
    email_confirmed_at: confirmedAt,
  } = session.user
  // An owner viewing a company counts as its viewer.
  const memberRole =
    typeof app.looks_until === 'string'
      ? 'viewer'
      : MEMBER_ROLES.find((each) => app.role !== 'owner' && each === app.member_role)
  const name = [profile.first_name, profile.last_name].filter((part) => typeof part === 'string').join(' ')
  return {
    userId: id,
    email: email ?? '',
    isEmailConfirmed: Boolean(confirmedAt),
    role: readRole(app.role),
    tenantId: typeof app.tenant_id === 'string' ? app.tenant_id : null,
    ...(memberRole && { memberRole }),
    ...(Array.isArray(app.rights) && {
      rights: ROLE_RIGHTS.filter((right) => (app.rights as unknown[]).includes(right)),
    }),
    // A passkey may satisfy it without a second factor of the account.
    ...(app.second_step_required === true &&
      app.second_step !== true &&
      assuranceOf(session.access_token) !== 'aal2' && { mustAddSecondStep: true }),
    ...(typeof app.looks_until === 'string' && { looksUntil: app.looks_until }),
    name:
      name ||
      (typeof profile.full_name === 'string' ? profile.full_name : '') ||
      (email ?? '').split('@')[0] ||
      '',
  }
}

/** The driver's app starts offline as the person this phone knows; the server still authorises every call. */
const startsOffline = (): boolean => /^\/driver(\/|$)/.test(window.location.pathname)

const NOT_FOLLOWED = () => {}

const waiting = new Set<() => void>()

/** Call after creating a session, so that the page updates. */
export function sessionStarted(): void {
  for (const listener of waiting) listener()
}

/** Returns true after a token refresh, so screens keep their object. */
const isSamePerson = (old: SignedIn, next: SignedIn): boolean =>
  old.userId === next.userId &&
  old.role === next.role &&
  old.memberRole === next.memberRole &&
  old.rights?.join() === next.rights?.join() &&
  old.tenantId === next.tenantId &&
  old.isEmailConfirmed === next.isEmailConfirmed &&
  old.mustAddSecondStep === next.mustAddSecondStep

function withSession(old: Shown, session: Session | null): Shown {
  if (session && needsSecondStep(session))
    return { ...old, status: 'second_step', user: null, waitsFor: session.user.email ?? '' }
  const user = session ? toUser(session) : null
  if (old.status === 'signed_in' && old.user && user && isSamePerson(old.user, user)) return old
  return {
    status: user ? 'signed_in' : 'signed_out',
    user,
    waitsFor: null,
    health: old.health,
    problem: null,
    ...(!user && old.hasLeft && { hasLeft: true }),
    ...(!user && !old.hasLeft && (old.status === 'signed_in' || old.hasEnded) && { hasEnded: true }),
  }
}

/** Follows this browser's session until the returned function is called. */
function followSession(change: (edit: (old: Shown) => Shown) => void): () => void {
  let isCurrent = true
  let unsubscribe = NOT_FOLLOWED
  const storedSession = startsOffline() ? readStoredSession() : null
  /** No response is not the end of the session. */
  const isStillKept = () => storedSession !== null && hasStoredSession()

  function show(session: Session | null): void {
    if (!isCurrent || (!session && isStillKept())) return
    change((old) => withSession(old, session))
  }

  async function follow(): Promise<void> {
    waiting.delete(wake)
    const client: SupabaseClient = await supabase()
    if (!isCurrent) return
    const { data } = client.auth.onAuthStateChange((_event, session) => show(session))
    unsubscribe = () => data.subscription.unsubscribe()
    const { data: current, error } = await client.auth.getSession()
    if (error) throw error
    show(current.session)
  }
  const fail = (stage: string) => (error: unknown) => {
    if (isStillKept()) return
    const problem = `${stage}: ${error instanceof Error ? error.message : String(error)}`
    if (isCurrent) change((old) => ({ ...old, status: 'unreachable', user: null, problem }))
  }
  const failAuthentication = fail('Authentication error')
  const wake = () => void follow().catch(failAuthentication)

  async function start(): Promise<void> {
    waiting.add(wake)
    if (storedSession) {
      show(storedSession)
      return follow()
    }
    const health = await checkHealth()
    if (!isCurrent) return
    if (health.overall === 'down') return change(() => ({ ...LOADING, status: 'unreachable', health }))
    change((old) => ({ ...old, health }))
    // A session created meanwhile is already followed.
    if (!waiting.has(wake)) return
    if (!hasStoredSession()) return show(null)
    await follow().catch(failAuthentication)
  }

  // Another tab signed in.
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY && event.newValue !== null && waiting.has(wake)) wake()
  }
  // An app that started offline follows its session once online.
  const onOnline = () => isStillKept() && unsubscribe === NOT_FOLLOWED && wake()
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', onOnline)
  start().catch(fail('Initialization failed'))
  return () => {
    isCurrent = false
    waiting.delete(wake)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', onOnline)
    unsubscribe()
  }
}

/** Holds the session for everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(LOADING)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => followSession(setState), [attempt])

  const retry = useCallback(() => {
    setState((old) => ({ ...old, status: 'loading' }))
    setAttempt((n) => n + 1)
  }, [])

  const signOut = useCallback(async () => {
    setState((old) => ({ ...old, hasLeft: true }))
    await forgetPushes().catch(() => {})
    try {
      const client = await supabase()
      // Ends only this session; /account/security ends all others.
      await client.auth.signOut({ scope: 'local' })
    } catch {
      // Offline: the server's session ends with its refresh token; the browser forgets it now.
    }
    clearLocalSession()
    setState((old) => withSession(old, null))
  }, [])

  const value = useMemo(() => ({ ...state, retry, signOut }), [state, retry, signOut])
  return <SessionContext value={value}>{children}</SessionContext>
}
