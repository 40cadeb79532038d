// A new company's first steps as a list: what each is for, and the way there.
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { useWords } from '../../lib/words.ts'
import { overviewWords as words } from '../../lib/words/overview.ts'
import { cn } from '../cn.ts'
import { firstStepsQuery } from './api.ts'
import { SampleData } from './sample-data.tsx'
import { FIRST_STEPS } from './steps.ts'

const ROW = 'flex min-h-14 items-center gap-4 px-4 py-2'

/** Renders nothing once all steps are done and no sample data is left. */
export default function FirstSteps({ className }: { className?: string }) {
  const { link } = useTenant()
  const hasWords = useWords(words)
  const { data: steps } = useQuery(firstStepsQuery())
  if (!hasWords || !steps) return null
  const open = FIRST_STEPS.filter(({ isDone }) => !isDone(steps))
  if (open.length === 0 && steps.samples === 0) return null
  const done = FIRST_STEPS.length - open.length
  return (
    <section
      aria-label={words('firstSteps')}
      className={cn('m-5 mt-0 shrink-0 rounded border border-line', className)}
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <h2 className="text-3">
          {open.length === 0 ? words('allSetUp') : words('stepsDone', { done, total: FIRST_STEPS.length })}
        </h2>
        <span className="ms-auto">
          <SampleData steps={steps} />
        </span>
      </header>
      <ol>
        {FIRST_STEPS.map(({ label, why, to, isDone }, i) => {
          const isTicked = isDone(steps)
          return (
            <li key={label} className="border-t border-line">
              {isTicked ? (
                <span className={cn(ROW, 'text-2 text-ink-2')}>
                  <Check className="mx-[5px] size-3.5 shrink-0 text-ok-ink" aria-hidden />
                  <span>
                    {words(label)}
                    <span className="sr-only">{words('stepIsDone')}</span>
                  </span>
                </span>
              ) : (
                <Link to={link(to)} className={cn(ROW, 'hover:bg-hover')}>
                  <span
                    aria-hidden
                    className={cn(
                      'grid size-6 shrink-0 place-items-center rounded-full border text-1 font-strong tabular-nums',
                      label === open[0]?.label ? 'border-act bg-act text-act-ink' : 'border-field text-ink-2',
                    )}
                  >
                    {i + 1}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block text-2 font-strong">{words(label)}</span>
                    <span className="block text-2 text-ink-2">{words(why)}</span>
                  </span>
                  <ChevronRight className="size-4 shrink-0 text-ink-3 rtl:-scale-x-100" aria-hidden />
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
