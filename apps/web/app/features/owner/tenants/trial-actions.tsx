// A trial made longer, or turned into its plan.
import type { TenantItem } from '@dropwise/contracts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { convertTrial, extendTrial } from './api.ts'

const DAYS = [3, 7, 14] as const

export function TrialActions({ tenant }: { tenant: TenantItem }) {
  const extend = useAction(extendTrial, (_, { days }) => `${tenant.name}: ${days} more days`)
  const convert = useAction(convertTrial, () => `${tenant.name} is on ${tenant.planName ?? 'its plan'} now`)
  const isBusy = extend.isPending || convert.isPending
  return (
    <div className="flex flex-wrap gap-2">
      {DAYS.map((days) => (
        <Button
          key={days}
          size="s"
          disabled={isBusy}
          onClick={() => extend.mutate({ id: tenant.id, days })}
          aria-label={`Give ${tenant.name} ${days} more days`}
        >
          +{days} days
        </Button>
      ))}
      <Button
        size="s"
        disabled={isBusy}
        onClick={() => convert.mutate(tenant.id)}
        aria-label={`Start the plan of ${tenant.name}`}
      >
        Start {tenant.planName ?? 'plan'}
      </Button>
    </div>
  )
}
