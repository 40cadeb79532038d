// Problems of the draft, updated while typing.
import type { TemplateProblem } from '@dropwise/contracts'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'
import { problemText } from './problem-text.ts'

export function Problems({
  problems,
  labelOf,
}: {
  problems: readonly TemplateProblem[]
  /** Translates the label of a variable. */
  labelOf?: (label: string) => string
}) {
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-2 text-2 text-ink-2">
        <CircleCheck className="size-4 text-ok-ink" aria-hidden />
        {words('everyPlaceholder')}
      </p>
    )
  return (
    <ul aria-label={words('problems')} className="grid gap-1">
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.field} ${problem.message}`} className="flex gap-2 text-2">
          {problem.level === 'error' ? (
            <CircleAlert className="mt-px size-4 shrink-0 text-bad" aria-label={words('mustBeFixed')} />
          ) : (
            <TriangleAlert
              className="mt-px size-4 shrink-0 text-signal-ink"
              aria-label={words('worthChecking')}
            />
          )}
          <span className="min-w-0 break-words">{problemText(problem, labelOf)}</span>
        </li>
      ))}
    </ul>
  )
}
