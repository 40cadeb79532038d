// Steps of an import; earlier ones are links.
import { Check } from 'lucide-react'
import { cn } from '../../../ui/cn.ts'
import type { ImportStep } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

const STEPS = [
  { id: 'file', label: 'file' },
  { id: 'columns', label: 'columns' },
  { id: 'check', label: 'check' },
  { id: 'done', label: 'import' },
] as const satisfies { id: ImportStep; label: string }[]
const TEXT_CLASS = {
  past: 'font-mid text-ink-2 enabled:hover:text-ink',
  current: 'font-strong text-ink',
  ahead: 'font-mid text-ink-3',
}
const LINE_CLASS = { past: 'border-ink-2', current: 'border-link', ahead: 'border-line' }

export function ImportSteps({
  current,
  onGoTo,
}: {
  current: ImportStep
  onGoTo: (step: ImportStep) => void
}) {
  const currentIndex = STEPS.findIndex((step) => step.id === current)
  return (
    <ol className="grid shrink-0 grid-cols-4 gap-1.5 px-5 pt-3 pb-3.5">
      {STEPS.map((step, index) => {
        const state = index < currentIndex ? 'past' : index === currentIndex ? 'current' : 'ahead'
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cn('border-t-2 pt-2', LINE_CLASS[state])}
          >
            <button
              type="button"
              disabled={state !== 'past' || current === 'done'}
              onClick={() => onGoTo(step.id)}
              className={cn('inline-flex items-center gap-1.5 text-1', TEXT_CLASS[state])}
            >
              {state === 'past' && <Check className="size-3.5" aria-hidden />}
              {words(step.label)}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
