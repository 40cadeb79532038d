// Test clock of a company: advancing it triggers trials, renewals, reminders, arrears and suspension.
import type { TenantItem } from '@dropwise/contracts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { moveTime } from './api.ts'

const STEPS = [1, 7, 15, 31] as const

export function MoveTime({ tenant }: { tenant: TenantItem }) {
  const move = useAction(moveTime, (_, { days }) =>
    words('daysPassed', { company: tenant.name, count: days }),
  )
  return (
    <>
      <p className="pb-2 text-2 text-ink-2">
        {tenant.daysAhead === 0 ? words('timeIsToday') : words('timeAhead', { count: tenant.daysAhead })}
      </p>
      <div className="flex flex-wrap gap-2">
        {STEPS.map((days) => (
          <Button
            key={days}
            size="s"
            disabled={move.isPending}
            aria-label={words('moveTime', { company: tenant.name, count: days })}
            onClick={() => move.mutate({ id: tenant.id, days })}
          >
            {words('plusDays', { count: days })}
          </Button>
        ))}
      </div>
    </>
  )
}
