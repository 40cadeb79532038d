// Extends or ends a trial, or converts it to its plan.
import type { TenantItem } from '@dropwise/contracts'
import { useState } from 'react'
import { dayOf, money } from '../../../lib/format.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useAction } from '../use-action.ts'
import { convertTrial, endTrial, extendTrial } from './api.ts'
import { hasEnded } from './tenant-state.tsx'

const DAYS = [3, 7, 14] as const

export function TrialActions({ tenant }: { tenant: TenantItem }) {
  const company = tenant.name
  const plan = tenant.planName ?? words('plan')
  const extend = useAction(extendTrial, (_, { days }) => words('daysGiven', { company, count: days }))
  const end = useAction(endTrial, () => words('hasEnded', { company }))
  const convert = useAction(convertTrial, () => words('planStarted', { company, plan }))
  const [question, setQuestion] = useState<'end' | 'start' | null>(null)
  const isBusy = extend.isPending || convert.isPending || end.isPending
  const close = () => setQuestion(null)
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
          aria-label={words('giveDays', { company, count: days })}
        >
          {words('plusDays', { count: days })}
        </Button>
      ))}
      <Button
        size="s"
        disabled={isBusy}
        onClick={() => setQuestion('start')}
        aria-label={words('startPlanOf', { company })}
      >
        {words('startPlan', { plan })}
      </Button>
      {!hasEnded(tenant) && (
        <Button size="s" variant="quiet" disabled={isBusy} onClick={() => setQuestion('end')}>
          {words('endNow')}
        </Button>
      )}
      <Confirm
        isOpen={question === 'start'}
        onClose={close}
        title={words('startQuestion', { plan, company })}
        description={tenant.amountMinor > 0 ? words('startInvoiced') : words('startFree')}
        facts={[
          [words('plan'), plan],
          [words('firstInvoice'), words('beforeTax', { price: money(tenant.amountMinor, tenant.currency) })],
          [words('to'), tenant.contact],
        ]}
        confirmLabel={words('startPlan', { plan })}
        isDangerous={false}
        onConfirm={confirmWith(convert.mutate)}
      />
      <Confirm
        isOpen={question === 'end'}
        onClose={close}
        title={words('endQuestion', { company })}
        description={words('endEffect')}
        facts={[[words('wouldEnd'), tenant.trialEndsAt && dayOf(tenant.trialEndsAt)]]}
        confirmLabel={words('endTrial')}
        onConfirm={confirmWith(end.mutate)}
      />
    </div>
  )
}
