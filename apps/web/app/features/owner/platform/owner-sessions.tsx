// Where owners are signed in, each with an end button, and failed sign-ins of all accounts.
import type { SecurityState } from '@dropwise/contracts'
import { listText } from '../../../lib/format.ts'
import { ownerSecurityWords as words } from '../../../lib/words/owner-security.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { browserName } from '../../../lib/browser-name.ts'
import { agoOf } from '../ages.ts'
import { Line, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { endOwnerSession } from './api.ts'

export function OwnerSessions({ sessions }: { sessions: SecurityState['ownerSessions'] }) {
  const end = useAction(endOwnerSession, () => words('signedOutThere'))
  return (
    <Section title={words('whereOwnersSignedIn')}>
      {sessions.length === 0 ? (
        <p className="text-2 text-ink-2">{words('noSessions')}</p>
      ) : (
        <ul aria-label={words('sessionsOfOwners')}>
          {sessions.map((session) => (
            <Line key={session.id}>
              <div className="min-w-[13rem] flex-1">
                <p className="font-mid">{session.ownerName}</p>
                <p className="text-1 text-ink-2">
                  {listText([browserName(session.userAgent), session.ip ?? words('unknownAddress')])}
                </p>
              </div>
              <span className="text-ink-2">{words('usedAgo', { ago: agoOf(session.usedAt) })}</span>
              {session.hasSecondStep && <Tag tone="ok">{words('hasSecondStep')}</Tag>}
              {session.isThis ? (
                <Tag tone="outline">{words('thisBrowser')}</Tag>
              ) : (
                <Button
                  size="s"
                  disabled={end.isPending}
                  aria-label={words('signOutOf', {
                    name: session.ownerName,
                    browser: browserName(session.userAgent),
                  })}
                  onClick={() => end.mutate({ ownerId: session.ownerId, id: session.id })}
                >
                  {words('signOut')}
                </Button>
              )}
            </Line>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function FailedSignIns({ attempts }: { attempts: SecurityState['failedSignIns'] }) {
  return (
    <Section title={words('failedSevenDays')}>
      {attempts.length === 0 ? (
        <p className="text-2 text-ink-2">{words('noFailed')}</p>
      ) : (
        <ul aria-label={words('failedSignIns')}>
          {attempts.map((attempt) => (
            <Line key={`${attempt.email} ${attempt.ip ?? ''}`}>
              <div className="min-w-[13rem] flex-1">
                <p className="font-mid">{attempt.email}</p>
                <p className="text-1 text-ink-2">
                  {listText([attempt.ip ?? words('unknownAddress'), browserName(attempt.userAgent)])}
                </p>
              </div>
              <span className="text-ink-2">
                {words('attempts', { count: attempt.tries, ago: agoOf(attempt.lastAt) })}
              </span>
              <Tag tone="signal">
                {words(attempt.outcome === 'wrong_code' ? 'wrongCode' : 'wrongPassword')}
              </Tag>
              {attempt.isOwner && <Tag tone="bad">{words('owner')}</Tag>}
              {attempt.hasSignedInSince && <Tag tone="ok">{words('signedInSince')}</Tag>}
            </Line>
          ))}
        </ul>
      )}
      <p className="pt-2 text-1 text-ink-3">{words('unknownAccounts')}</p>
    </Section>
  )
}
