// The account's sessions, each with an end button, and sign-in attempts.
import { SIGN_IN_OUTCOMES, type SessionItem, type SignInItem } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateText, listText } from '../../lib/format.ts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { endSession, sessionsQuery, signInsQuery } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import { browserName } from '../../lib/browser-name.ts'
import { endOtherSessions } from './second-step.ts'
import { securityWords as words } from '../../lib/words/security.ts'

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
          {words('sessionUsed', {
            address: session.ip ?? words('unknownAddress'),
            time: when(session.usedAt),
          })}
        </p>
      </div>
      {session.hasSecondStep && <Tag tone="ok">{words('hasSecondStep')}</Tag>}
      {session.isThis ? (
        <Tag tone="outline">{words('thisBrowser')}</Tag>
      ) : (
        <Button
          onClick={onEnd}
          aria-label={words('signOutOf', { browser: name, time: when(session.usedAt) })}
        >
          {words('signOut')}
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
    onSuccess: () => notify({ title: words('signedOutThere') }),
    onError: (error) =>
      notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
  })
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSettled,
    onSuccess: (problem) =>
      notify(problem ? { title: problem, tone: 'bad' } : { title: words('signedOutElsewhere') }),
  })
  return { single, others }
}

export function Devices() {
  const sessions = useQuery(sessionsQuery())
  const { single, others } = useEndSessions()
  return (
    <AccountSection title={words('whereSignedIn')} lead={words('whereSignedInLead')}>
      <Loaded query={sessions} what={words('sessionsNoun')}>
        {({ items }) => (
          <>
            <ul aria-label={words('sessions')}>
              {items.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => single.mutate(session.id)} />
              ))}
            </ul>
            {items.length > 1 && (
              <Button size="l" className="mt-4" disabled={others.isPending} onClick={() => others.mutate()}>
                {words('signOutElsewhere')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

const OUTCOME = {
  signed_in: { text: 'outcomeSignedIn', tone: 'ok' },
  wrong_password: { text: 'outcomeWrongPassword', tone: 'signal' },
  wrong_code: { text: 'outcomeWrongCode', tone: 'signal' },
} as const satisfies Record<(typeof SIGN_IN_OUTCOMES)[number], { text: string; tone: 'ok' | 'signal' }>

function SignInRow({ item }: { item: SignInItem }) {
  const { text, tone } = OUTCOME[item.outcome]
  const isPasskey = item.method === 'passkey'
  return (
    <li className={ROW}>
      <div className="min-w-[12rem] flex-1">
        <p>{when(item.at)}</p>
        <p className="text-2 text-ink-2">
          {listText([
            browserName(item.userAgent),
            item.ip ?? words('unknownAddress'),
            ...(isPasskey ? [words('withPasskey')] : []),
          ])}
        </p>
      </div>
      <Tag tone={tone}>{words(isPasskey && item.outcome === 'wrong_code' ? 'outcomeRefused' : text)}</Tag>
    </li>
  )
}

export function SignIns() {
  const signIns = useQuery(signInsQuery())
  return (
    <AccountSection title={words('signIns')} lead={words('signInsLead')}>
      <Loaded query={signIns} what={words('signInsNoun')}>
        {({ items }) => (
          <ul aria-label={words('signIns')} className="max-h-96 overflow-y-auto">
            {items.map((item) => (
              <SignInRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </AccountSection>
  )
}
