// State of a trial: days left, or what still works after its end (requirement 2.6-2).
import type { TrialResponse } from '@dropwise/contracts'
import { Check, Minus } from 'lucide-react'
import { dateText } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'

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
        {trial.daysLeft} {trial.daysLeft === 1 ? 'day' : 'days'} left
      </h1>
      <p className="pt-1 text-3 text-ink-2">
        Your trial runs until {when(trial.endsAt ?? '')}. Nothing is charged.
      </p>
      <div
        className="relative mt-7 h-1 bg-line-2"
        role="img"
        aria-label={`${Math.round(share * 100)} percent of the trial used`}
      >
        <div className="h-full bg-load" style={{ width: `${share * 100}%` }} />
        <div
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-ink bg-surface"
          style={{ left: `${share * 100}%` }}
        />
      </div>
      <dl className="mt-7 grid grid-cols-3 border-y border-line py-3">
        {(
          [
            ['Planned', trial.plans === 1 ? '1 run' : `${trial.plans} runs`],
            ['Orders', trial.orders],
            ['Vehicles', trial.vehicles],
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
          Continue to Dashboard
        </ButtonLink>
        <ButtonLink to="/pricing" size="l">
          See plans
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
        Your trial has ended
      </h1>
      <p className="pt-1 text-3 text-ink-2">It ended on {when(trial.endsAt ?? '')}. What you made is kept.</p>
      <ul className="mt-5 border-t border-line text-3">
        <li className="flex gap-3 border-b border-line py-3">
          <Check className="mt-0.5 size-4 shrink-0 text-ok-ink" aria-hidden />
          Read everything
        </li>
        <li className="flex gap-3 border-b border-line py-3">
          <Check className="mt-0.5 size-4 shrink-0 text-ok-ink" aria-hidden />
          Dispatched routes run to their end, with tracking
        </li>
        <li className="flex gap-3 border-b border-line py-3 text-ink-2">
          <Minus className="mt-0.5 size-4 shrink-0" aria-hidden />
          Import, plan or dispatch anew
        </li>
      </ul>
      <div className="grid gap-2.5 pt-7">
        <ButtonLink to="/pricing" variant="primary" size="l">
          Upgrade Now
        </ButtonLink>
        <ButtonLink to="/tenant" size="l">
          Look at your data
        </ButtonLink>
      </div>
    </section>
  )
}
