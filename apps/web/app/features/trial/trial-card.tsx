// State of a trial: days left, or what still works after its end (requirement 2.6-2).
import type { TrialResponse } from '@dropwise/contracts'
import { Check, Minus } from 'lucide-react'
import { dateText } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { trialWords as words } from '../../lib/words/trial.ts'

/** `now` is the time of the response, in milliseconds. */
export function TrialCard({ trial, now }: { trial: TrialResponse; now: number }) {
  return trial.status === 'expired' ? <Expired trial={trial} /> : <Active trial={trial} now={now} />
}

const when = (iso: string): string =>
  dateText(new Date(iso), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })

function Active({ trial, now }: { trial: TrialResponse; now: number }) {
  const start = Date.parse(trial.startsAt)
  const end = Date.parse(trial.endsAt ?? trial.startsAt)
  const share = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))
  return (
    <section aria-labelledby="trial-title">
      <p className="text-3 text-ink-2">{trial.companyName}</p>
      <h1 id="trial-title" className="text-5">
        {words('daysLeft', { count: trial.daysLeft ?? 0 })}
      </h1>
      <p className="pt-1 text-3 text-ink-2">{words('runsUntil', { time: when(trial.endsAt ?? '') })}</p>
      <div
        className="relative mt-7 h-1 bg-line-2"
        role="img"
        aria-label={words('usedShare', { percent: Math.round(share * 100) })}
      >
        <div className="h-full bg-load" style={{ width: `${share * 100}%` }} />
        <div
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full rtl:translate-x-1/2 border-[3px] border-ink bg-surface"
          style={{ insetInlineStart: `${share * 100}%` }}
        />
      </div>
      <dl className="mt-7 grid grid-cols-3 border-y border-line py-3">
        {(
          [
            [words('planned'), words('runs', { count: trial.plans })],
            [words('orders'), trial.orders],
            [words('vehicles'), trial.vehicles],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="text-2 text-ink-2">{name}</dt>
            <dd className="text-4">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2.5 pt-7">
        <ButtonLink to="/tenant" variant="primary" size="l">
          {words('toDashboard')}
        </ButtonLink>
        <ButtonLink to="/pricing" size="l">
          {words('seePlans')}
        </ButtonLink>
      </div>
    </section>
  )
}

function Expired({ trial }: { trial: TrialResponse }) {
  return (
    <section aria-labelledby="trial-title">
      <p className="text-3 text-ink-2">{trial.companyName}</p>
      <h1 id="trial-title" className="text-5">
        {words('hasEnded')}
      </h1>
      <p className="pt-1 text-3 text-ink-2">{words('endedOn', { time: when(trial.endsAt ?? '') })}</p>
      <ul className="mt-5 border-t border-line text-3">
        <li className="flex gap-3 border-b border-line py-3">
          <Check className="mt-0.5 size-4 shrink-0 text-ok-ink" aria-hidden />
          {words('readAll')}
        </li>
        <li className="flex gap-3 border-b border-line py-3">
          <Check className="mt-0.5 size-4 shrink-0 text-ok-ink" aria-hidden />
          {words('routesRun')}
        </li>
        <li className="flex gap-3 border-b border-line py-3 text-ink-2">
          <Minus className="mt-0.5 size-4 shrink-0" aria-hidden />
          {words('notAnew')}
        </li>
      </ul>
      <div className="grid gap-2.5 pt-7">
        <ButtonLink to="/pricing" variant="primary" size="l">
          {words('upgrade')}
        </ButtonLink>
        <ButtonLink to="/tenant" size="l">
          {words('lookAtData')}
        </ButtonLink>
      </div>
    </section>
  )
}
