// The one answer first: when. Then what is between, and why it moved.
import type { TrackingResponse } from '@dropwise/contracts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { answerOf } from '../../lib/tracking-labels.ts'

/** Read out when it changes. */
export function AnswerHead({ tracking, now }: { tracking: TrackingResponse; now: Date }) {
  const answer = answerOf(tracking, now)
  return (
    <section aria-label="When it comes" className="px-4 pt-4 pb-5 md:px-8 md:pt-5">
      <StatusBadge status={tracking.status} size="l" />
      <div aria-live="polite">
        <h1 className="pt-3 text-3 font-text tracking-normal text-ink-2">{answer.lead}</h1>
        <p className="text-[44px]/[48px] font-strong tracking-[-0.02em] tabular-nums md:text-6">
          {answer.headline}
        </p>
        {answer.between && <p className="pt-1.5 text-[17px]/[24px] font-mid">{answer.between}</p>}
        {answer.note && (
          <p className="max-w-[52ch] pt-1.5 text-2 text-ink-2 max-md:text-[14px]/[20px]">{answer.note}</p>
        )}
      </div>
      <div className="pt-5">
        <ProgressSteps progress={tracking.progress} status={tracking.status} />
      </div>
    </section>
  )
}
