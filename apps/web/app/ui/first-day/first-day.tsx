// A new company's first day: a checklist that ticks itself, and sample data. Renders nothing once complete.
import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { overviewWords } from '../../lib/words/overview.ts'
import { cn } from '../cn.ts'
import { firstStepsQuery } from './api.ts'
import { SampleData } from './sample-data.tsx'
import { FIRST_STEPS } from './steps.ts'

export function FirstDay() {
  const { link } = useTenant()
  const { data: steps } = useQuery(firstStepsQuery())
  if (!steps) return null
  const open = FIRST_STEPS.filter(({ isDone }) => !isDone(steps)).length
  if (open === 0 && steps.samples === 0) return null
  return (
    <section
      aria-label={overviewWords('firstSteps')}
      className="border-b border-line bg-sunk px-4 py-3 md:px-7"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-3">
          {open === 0
            ? overviewWords('allSetUp')
            : overviewWords('stepsDone', { done: FIRST_STEPS.length - open, total: FIRST_STEPS.length })}
        </h2>
        <span className="ms-auto">
          <SampleData steps={steps} />
        </span>
      </header>
      {open > 0 && (
        <ol className="flex flex-wrap gap-x-6 gap-y-1.5 pt-2 text-2">
          {FIRST_STEPS.map(({ label, to, isDone }) => {
            const isTicked = isDone(steps)
            const Mark = isTicked ? Check : Circle
            return (
              <li key={label} className="flex items-center gap-1.5">
                <Mark className={cn('size-4', isTicked ? 'text-ok-ink' : 'text-ink-3')} aria-hidden />
                {isTicked ? (
                  <span className="text-ink-2">
                    {overviewWords(label)}
                    <span className="sr-only">{overviewWords('stepIsDone')}</span>
                  </span>
                ) : (
                  <Link to={link(to)} className="text-link">
                    {overviewWords(label)}
                  </Link>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
