// Where owners are signed in, each with an end button, and failed sign-ins of all accounts.
import type { SecurityState } from '@dropwise/contracts'
import { plural } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { browserName } from '../../../lib/browser-name.ts'
import { ageOf } from '../ages.ts'
import { Line, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { endOwnerSession } from './api.ts'

export function OwnerSessions({ sessions }: { sessions: SecurityState['ownerSessions'] }) {
  const end = useAction(endOwnerSession, () => 'Signed out there')
  return (
    <Section title="Where owners are signed in">
      {sessions.length === 0 ? (
        <p className="text-2 text-ink-2">No owner has an open session in a browser.</p>
      ) : (
        <ul aria-label="Sessions of owners">
          {sessions.map((session) => (
            <Line key={session.id}>
              <div className="min-w-[13rem] flex-1">
                <p className="font-mid">{session.ownerName}</p>
                <p className="text-1 text-ink-2">
                  {browserName(session.userAgent)}, {session.ip ?? 'unknown address'}
                </p>
              </div>
              <span className="text-ink-2">used {ageOf(session.usedAt)} ago</span>
              {session.hasSecondStep && <Tag tone="ok">second step</Tag>}
              {session.isThis ? (
                <Tag tone="outline">this browser</Tag>
              ) : (
                <Button
                  size="s"
                  disabled={end.isPending}
                  aria-label={`Sign out ${session.ownerName}, ${browserName(session.userAgent)}`}
                  onClick={() => end.mutate({ ownerId: session.ownerId, id: session.id })}
                >
                  Sign out
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
    <Section title="Failed sign-ins, 7 days">
      {attempts.length === 0 ? (
        <p className="text-2 text-ink-2">Nobody failed to sign in to an account in the last 7 days.</p>
      ) : (
        <ul aria-label="Failed sign-ins">
          {attempts.map((attempt) => (
            <Line key={`${attempt.email} ${attempt.ip ?? ''}`}>
              <div className="min-w-[13rem] flex-1">
                <p className="font-mid">{attempt.email}</p>
                <p className="text-1 text-ink-2">
                  {attempt.ip ?? 'unknown address'}, {browserName(attempt.userAgent)}
                </p>
              </div>
              <span className="text-ink-2">
                {plural(attempt.tries, 'attempt')}, last {ageOf(attempt.lastAt)} ago
              </span>
              <Tag tone="signal">{attempt.outcome === 'wrong_code' ? 'wrong code' : 'wrong password'}</Tag>
              {attempt.isOwner && <Tag tone="bad">owner</Tag>}
              {attempt.hasSignedInSince && <Tag tone="ok">signed in since</Tag>}
            </Line>
          ))}
        </ul>
      )}
      <p className="pt-2 text-1 text-ink-3">
        Attempts on addresses without an account are limited and not listed.
      </p>
    </Section>
  )
}
