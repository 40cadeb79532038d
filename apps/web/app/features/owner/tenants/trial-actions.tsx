// Extends or ends a trial, or converts it to its plan.
import type { TenantItem } from '@dropwise/contracts'
import { useState } from 'react'
import { dayOf, money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useAction } from '../use-action.ts'
import { convertTrial, endTrial, extendTrial } from './api.ts'
import { hasEnded } from './tenant-state.tsx'

const DAYS = [3, 7, 14] as const

export function TrialActions({ tenant }: { tenant: TenantItem }) {
  const extend = useAction(extendTrial, (_, { days }) => `${tenant.name}: ${days} more days`)
  const end = useAction(endTrial, () => `The trial of ${tenant.name} has ended`)
  const convert = useAction(convertTrial, () => `${tenant.name} is on ${tenant.planName ?? 'its plan'} now`)
  const [question, setQuestion] = useState<'end' | 'start' | null>(null)
  const isBusy = extend.isPending || convert.isPending || end.isPending
  const close = () => setQuestion(null)
  const planName = tenant.planName ?? 'the plan'
  const confirmWith = (run: (id: string) => void) => () => {
    run(tenant.id)
    close()
  }
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
        onClick={() => setQuestion('start')}
        aria-label={`Start the plan of ${tenant.name}`}
      >
        Start {tenant.planName ?? 'plan'}
      </Button>
      {!hasEnded(tenant) && (
        <Button size="s" variant="quiet" disabled={isBusy} onClick={() => setQuestion('end')}>
          End now
        </Button>
      )}
      <Confirm
        isOpen={question === 'start'}
        onClose={close}
        title={`Start ${planName} for ${tenant.name}?`}
        description={
          tenant.amountMinor > 0
            ? 'The plan runs from now on. The invoice of its first month gets a number and is mailed at once.'
            : 'The plan runs from now on. Without a price there is no invoice: set what was agreed under Edit first.'
        }
        facts={[
          ['Plan', planName],
          ['First invoice', `${money(tenant.amountMinor, tenant.currency)} before tax`],
          ['To', tenant.contact],
        ]}
        confirmLabel={`Start ${planName}`}
        isDangerous={false}
        onConfirm={confirmWith(convert.mutate)}
      />
      <Confirm
        isOpen={question === 'end'}
        onClose={close}
        title={`End the trial of ${tenant.name} now?`}
        description="Its people read and export from now on; importing, planning and dispatching wait for a plan. Routes on the road run to their end. More days open it again."
        facts={[['Would end', tenant.trialEndsAt && dayOf(tenant.trialEndsAt)]]}
        confirmLabel="End the trial"
        onConfirm={confirmWith(end.mutate)}
      />
    </div>
  )
}
