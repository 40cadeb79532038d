// A new company's first day: a checklist that ticks itself, and sample data. Renders nothing once complete.
import { useQuery } from '@tanstack/react-query'
import { Check, Circle, FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { overviewWords } from '../../lib/words/overview.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { notify } from '../../ui/toasts.tsx'
import { firstStepsQuery, useAddSample, useRemoveSample, type FirstSteps } from './api.ts'

const STEPS = [
  {
    label: 'setDepot',
    to: '/tenant/fleet?panel=new',
    isDone: ({ depots }) => depots > 0,
  },
  { label: 'addVehicle', to: '/tenant/fleet?panel=new', isDone: ({ vehicles }) => vehicles > 0 },
  { label: 'addADriver', to: '/tenant/drivers/add', isDone: ({ drivers }) => drivers > 0 },
  { label: 'importOrders', to: '/tenant/orders?panel=import', isDone: ({ orders }) => orders > 0 },
  { label: 'planAndDispatch', to: '/tenant/plan', isDone: ({ routes }) => routes > 0 },
] as const satisfies readonly { label: string; to: string; isDone: (steps: FirstSteps) => boolean }[]

function SampleData({ steps }: { steps: FirstSteps }) {
  const { day } = useTenant()
  const add = useAddSample(day)
  const remove = useRemoveSample()
  const onError = (error: Error) => {
    const { message, hint } = describeError(error)
    notify({
      title: overviewWords('nothingChanged'),
      detail: [message, hint].filter(Boolean).join(' '),
      tone: 'bad',
    })
  }
  if (steps.samples > 0)
    return (
      <Button
        size="s"
        needs="orders:write"
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(undefined, {
            onSuccess: ({ orders, vehicles }) =>
              notify({ title: overviewWords('sampleRemoved', { orders, vans: vehicles }) }),
            onError,
          })
        }
      >
        {overviewWords('removeSample')}
      </Button>
    )
  return (
    <Button
      size="s"
      icon={<FlaskConical />}
      needs="orders:write"
      disabled={add.isPending}
      onClick={() =>
        add.mutate(undefined, {
          onSuccess: ({ orders, vehicles }) =>
            notify({ title: overviewWords('sampleAdded', { orders, vans: vehicles }) }),
          onError,
        })
      }
    >
      {overviewWords(add.isPending ? 'addingSample' : 'trySample')}
    </Button>
  )
}

export function FirstDay() {
  const { link } = useTenant()
  const { data: steps } = useQuery(firstStepsQuery())
  if (!steps) return null
  const open = STEPS.filter(({ isDone }) => !isDone(steps)).length
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
            : overviewWords('stepsDone', { done: STEPS.length - open, total: STEPS.length })}
        </h2>
        <span className="ms-auto">
          <SampleData steps={steps} />
        </span>
      </header>
      {open > 0 && (
        <ol className="flex flex-wrap gap-x-6 gap-y-1.5 pt-2 text-2">
          {STEPS.map(({ label, to, isDone }) => {
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
