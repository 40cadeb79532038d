// Test clock of a company: advancing it triggers trials, renewals, reminders, arrears and suspension.
import type { TenantItem } from '@dropwise/contracts'
import { plural } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { moveTime } from './api.ts'

const STEPS = [1, 7, 15, 31] as const

export function MoveTime({ tenant }: { tenant: TenantItem }) {
  const move = useAction(moveTime, (_, { days }) => `${tenant.name}: ${plural(days, 'day')} have passed`)
  return (
    <>
      <p className="pb-2 text-2 text-ink-2">
        {tenant.daysAhead === 0
          ? 'Its time is today’s.'
          : `Its time is ${plural(tenant.daysAhead, 'day')} ahead. It does not go back.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {STEPS.map((days) => (
          <Button
            key={days}
            size="s"
            disabled={move.isPending}
            aria-label={`Move the time of ${tenant.name} by ${plural(days, 'day')}`}
            onClick={() => move.mutate({ id: tenant.id, days })}
          >
            +{plural(days, 'day')}
          </Button>
        ))}
      </div>
    </>
  )
}
