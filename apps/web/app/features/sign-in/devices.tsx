// The account's sessions, each with an end button, and sign-in attempts.
import { SIGN_IN_OUTCOMES, type SessionItem, type SignInItem } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateText } from '../../lib/format.ts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { endSession, sessionsQuery, signInsQuery } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import { browserName } from '../../lib/browser-name.ts'
import { endOtherSessions } from './second-step.ts'

const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-3'

/** `23 November 2026 at 01:40`, in the browser's zone, because accounts belong to no company. */
const when = (iso: string) => dateText(new Date(iso), { dateStyle: 'long', timeStyle: 'short' })

function SessionRow({ session, onEnd }: { session: SessionItem; onEnd: () => void }) {
  const name = browserName(session.userAgent)
  return (
    <li className={ROW}>
      <div className="min-w-[12rem] flex-1">
        <p className="font-mid">{name}</p>
        <p className="text-2 text-ink-2">
          {session.ip ?? 'unknown address'}, last used {when(session.usedAt)}
        </p>
      </div>
      {session.hasSecondStep && <Tag tone="ok">second step</Tag>}
      {session.isThis ? (
        <Tag tone="outline">this browser</Tag>
      ) : (
        <Button onClick={onEnd} aria-label={`Sign out ${name}, last used ${when(session.usedAt)}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}

function useEndSessions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['account'] })
  const single = useMutation({
    mutationFn: endSession,
    onSettled,
    onSuccess: () => notify({ title: 'Signed out there' }),
    onError: (error) =>
      notify({ title: 'Nothing changed', detail: describeError(error).message, tone: 'bad' }),
  })
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSettled,
    onSuccess: (problem) =>
      notify(problem ? { title: problem, tone: 'bad' } : { title: 'Signed out everywhere else' }),
  })
  return { single, others }
}

export function Devices() {
  const sessions = useQuery(sessionsQuery())
  const { single, others } = useEndSessions()
  return (
    <AccountSection
      title="Where you are signed in"
      lead="A browser that you do not know is a reason to change the password."
    >
      <Loaded query={sessions} what="sessions">
        {({ items }) => (
          <>
            <ul aria-label="Sessions">
              {items.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => single.mutate(session.id)} />
              ))}
            </ul>
            {items.length > 1 && (
              <Button size="l" className="mt-4" disabled={others.isPending} onClick={() => others.mutate()}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

const OUTCOME: Record<(typeof SIGN_IN_OUTCOMES)[number], { label: string; tone: 'ok' | 'signal' }> = {
  signed_in: { label: 'signed in', tone: 'ok' },
  wrong_password: { label: 'wrong password', tone: 'signal' },
  wrong_code: { label: 'wrong code', tone: 'signal' },
}

function SignInRow({ item }: { item: SignInItem }) {
  const { label, tone } = OUTCOME[item.outcome]
  const isPasskey = item.method === 'passkey'
  return (
    <li className={ROW}>
      <div className="min-w-[12rem] flex-1">
        <p>{when(item.at)}</p>
        <p className="text-2 text-ink-2">
          {browserName(item.userAgent)}, {item.ip ?? 'unknown address'}
          {isPasskey && ', with a passkey'}
        </p>
      </div>
      <Tag tone={tone}>{isPasskey && item.outcome === 'wrong_code' ? 'refused' : label}</Tag>
    </li>
  )
}

export function SignIns() {
  const signIns = useQuery(signInsQuery())
  return (
    <AccountSection title="Sign-ins" lead="The latest 50, and tries that failed.">
      <Loaded query={signIns} what="sign-ins">
        {({ items }) => (
          <ul aria-label="Sign-ins" className="max-h-96 overflow-y-auto">
            {items.map((item) => (
              <SignInRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </AccountSection>
  )
}
