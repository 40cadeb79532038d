// The main answer: when. Then stops before, and reasons.
import { answerOf, type TrackingResponse } from '@dropwise/contracts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ProgressSteps } from './progress-steps.tsx'

/** Announced on change. */
export function AnswerHead({ tracking, now }: { tracking: TrackingResponse; now: Date }) {
  const language = useTrackingLanguage()
  const answer = answerOf(tracking, now, language)
  return (
    <section aria-label={language.words.whenItComes} className="px-4 pt-4 pb-5 md:px-8 md:pt-5">
      <StatusBadge status={tracking.status} size="l" label={answer.status} />
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
