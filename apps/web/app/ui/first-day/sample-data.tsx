// The button that brings sample data, or takes it away.
import { FlaskConical } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { overviewWords } from '../../lib/words/overview.ts'
import { Button } from '../button.tsx'
import { notify } from '../toasts.tsx'
import { useAddSample, useRemoveSample, type FirstSteps } from './api.ts'

export function SampleData({ steps }: { steps: FirstSteps }) {
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
