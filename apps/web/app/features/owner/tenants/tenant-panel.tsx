// One company: state, usage, and an owner's actions.
import { DELETE_GRACE_DAYS, LOOK_MINUTES, type TenantItem, type TenantUsage } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { count, dayOf, dayShort, decimal, listText, money } from '../../../lib/format.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerFrameWords } from '../../../lib/words/owner-frame.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useTestClock } from '../../../ui/frame/test-clock-bar.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ageOf, agoOf } from '../ages.ts'
import { useAction } from '../use-action.ts'
import { closeTenant, lookAs, resumeTenant, suspendTenant, usageQuery } from './api.ts'
import { EditTenant } from './edit-tenant.tsx'
import { Invitations } from './invitations-part.tsx'
import { MoveTime } from './move-time.tsx'
import { roleText } from './role-text.ts'
import { hasEnded, suspensionText, TenantState } from './tenant-state.tsx'
import { TrialActions } from './trial-actions.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-5 py-4">
      <h3 className="pb-2 text-2 font-strong">{title}</h3>
      {children}
    </section>
  )
}

function Days({ days }: { days: TenantUsage['days'] }) {
  const top = Math.max(1, ...days.map(({ orders }) => orders))
  const total = days.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <div
      className="flex h-14 items-end gap-[3px] border-b border-line-2"
      role="img"
      aria-label={words('ordersIn30Days', { count: total })}
    >
      {days.map(({ day, orders }) => (
        <span
          key={day}
          title={words('dayOrders', { day: dayShort(day), count: count(orders) })}
          className="flex-1 bg-load"
          style={{ height: `${(orders / top) * 100}%` }}
        />
      ))}
    </div>
  )
}

function Usage({ usage }: { usage: TenantUsage }) {
  const heads = [
    words('month'),
    words('orders'),
    words('apiCalls'),
    words('planRuns'),
    words('engineSeconds'),
    words('mails'),
  ]
  return (
    <>
      <Part title={words('ordersByDay')}>
        <Days days={usage.days} />
      </Part>
      <Part title={words('useByMonth')}>
        <table className="w-full text-2 tabular-nums">
          <thead>
            <tr className="text-1 text-ink-3">
              {heads.map((head, i) => (
                <th key={head} scope="col" className={`pb-1 font-mid ${i === 0 ? 'text-start' : 'text-end'}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {usage.months.map((m) => (
              <tr key={m.month}>
                <td>{m.month}</td>
                {[m.orders, m.apiCalls, m.plans, Math.round(m.plannerSeconds), m.mails].map((value, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns do not move
                  <td key={i} className="text-end">
                    {count(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pt-2 text-1 text-ink-3">
          {words('files', { size: decimal(usage.storageBytes / 1_000_000) })}
        </p>
      </Part>
      <Part title={words('peopleCount', { count: count(usage.people.length) })}>
        <ul>
          {usage.people.map((person) => (
            <li key={person.email} className="flex justify-between gap-3 py-1 text-2">
              <span className="min-w-0 truncate">
                {person.name} <span className="text-ink-3">{roleText(person.role)}</span>
              </span>
              <span className="shrink-0 text-ink-2">
                {person.seenAt ? ageOf(person.seenAt) : words('never')}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** Confirms an action on a company, with a reason that its people will read. */
function WithReason({
  label,
  effect,
  button,
  isDangerous = false,
  onDone,
}: {
  label: string
  effect: string
  button: string
  isDangerous?: boolean
  onDone: (reason: string) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  if (!isOpen)
    return (
      <Button
        variant={isDangerous ? 'quiet' : 'secondary'}
        icon={isDangerous ? undefined : <Eye />}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
    )
  return (
    <form
      className="grid w-full gap-2.5 rounded border border-line-2 bg-sunk p-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim()) onDone(reason.trim())
      }}
    >
      <p className="text-2">{effect}</p>
      <TextField
        label={label}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <span className="flex gap-2">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} disabled={reason.trim() === ''}>
          {button}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {frameWords('cancel')}
        </Button>
      </span>
    </form>
  )
}

function Actions({ tenant, usage: { onTheRoad, ordersTotal } }: { tenant: TenantItem; usage: TenantUsage }) {
  const [isClosing, setClosing] = useState(false)
  const impersonate = useAction(lookAs)
  const suspend = useAction(suspendTenant, () => words('isSuspended', { company: tenant.name }))
  const resume = useAction(resumeTenant, () => words('canWork', { company: tenant.name }))
  const close = useAction(closeTenant, () => words('isClosed', { company: tenant.name }))
  const { id, name: company } = tenant
  return (
    <Part title={words('actForThem')}>
      <div className="flex flex-wrap gap-2">
        {tenant.status !== 'closed' && (
          <WithReason
            button={words('lookAsTenant')}
            label={words('whyLook')}
            effect={words('lookEffect', { company, count: LOOK_MINUTES })}
            onDone={(reason) => impersonate.mutate({ id, reason })}
          />
        )}
        {tenant.status === 'active' ? (
          <WithReason
            button={words('suspend')}
            isDangerous
            label={words('whySuspend')}
            effect={words('suspendEffect', { company, count: onTheRoad })}
            onDone={(reason) => suspend.mutate({ id, reason })}
          />
        ) : (
          <Button disabled={resume.isPending} onClick={() => resume.mutate(id)}>
            {tenant.status === 'closed' ? words('restore') : words('resume')}
          </Button>
        )}
        {tenant.status !== 'closed' && (
          <Button variant="quiet" onClick={() => setClosing(true)}>
            {words('delete')}
          </Button>
        )}
        <Confirm
          isOpen={isClosing}
          onClose={() => setClosing(false)}
          title={words('closeQuestion', { company })}
          description={words('closeEffect', { count: DELETE_GRACE_DAYS })}
          facts={[
            [words('people'), count(tenant.members)],
            [words('vehicles'), count(tenant.vehicles)],
            [words('orders'), count(ordersTotal)],
            [words('onTheRoad'), words('routesDriven', { count: onTheRoad })],
          ]}
          confirmLabel={words('closeCompany', { company })}
          keepLabel={words('keepIt')}
          isBusy={close.isPending}
          onConfirm={() => {
            close.mutate(id)
            setClosing(false)
          }}
        />
      </div>
    </Part>
  )
}

const peopleText = (members: number, invited = 0): string =>
  invited === 0 ? count(members) : words('peopleInvited', { count: count(members), invited: count(invited) })

export function TenantPanel({ tenant, onClose }: { tenant: TenantItem; onClose: () => void }) {
  const usage = useQuery(usageQuery(tenant.id))
  const hasTestClock = useTestClock()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditTenant tenant={tenant} onClose={() => setEditing(false)} />
  const { amountMinor, currency, periodEndsAt, planName } = tenant
  return (
    <SidePanel title={tenant.name} onClose={onClose}>
      <div className="border-b border-line px-5 py-4">
        <KeyValues
          rows={[
            [words('state'), <TenantState key="state" tenant={tenant} />],
            [words('why'), suspensionText(tenant.suspendedReason)],
            [
              words('plan'),
              planName &&
                listText([
                  planName,
                  money(amountMinor, currency),
                  ...(periodEndsAt ? [commonWords('until', { time: dayOf(periodEndsAt) })] : []),
                ]),
            ],
            [
              words('vehicles'),
              tenant.vehicleLimit === 0
                ? words('countNoLimit', { count: count(tenant.vehicles) })
                : words('usedOf', { count: count(tenant.vehicles), limit: count(tenant.vehicleLimit) }),
            ],
            [
              words('trial'),
              tenant.subscriptionStatus === 'trial' &&
                tenant.trialEndsAt &&
                words(hasEnded(tenant) ? 'endedOn' : 'endsOn', { day: dayOf(tenant.trialEndsAt) }),
            ],
            [words('people'), peopleText(tenant.members, usage.data?.invitations.length)],
            [words('orders'), usage.data && count(usage.data.ordersTotal)],
            [
              words('lastActivity'),
              usage.data && (usage.data.activeAt ? agoOf(usage.data.activeAt) : words('noneYet')),
            ],
            [words('contact'), tenant.contact],
            [words('since'), dayOf(tenant.createdAt)],
          ]}
        />
        <div className="flex flex-wrap gap-x-4 gap-y-2 pt-3">
          <Button size="s" onClick={() => setEditing(true)}>
            {words('edit')}
          </Button>
          <Link className="self-center text-2 text-link" to={`/owner/audit?company=${tenant.id}`}>
            {ownerFrameWords('auditLog')}
          </Link>
          <Link
            className="self-center text-2 text-link"
            to={`/owner/support?filter=${encodeURIComponent(tenant.name)}`}
          >
            {words('tickets')}
          </Link>
        </div>
      </div>
      {tenant.subscriptionStatus === 'trial' && (
        <Part title={words('trial')}>
          <TrialActions tenant={tenant} />
        </Part>
      )}
      {hasTestClock && (
        <Part title={words('testClock')}>
          <MoveTime tenant={tenant} />
        </Part>
      )}
      <Loaded query={usage} what={words('itsUse')} rows={6}>
        {(data) => (
          <>
            <Invitations tenant={tenant} invitations={data.invitations} />
            <Actions tenant={tenant} usage={data} />
            <Usage usage={data} />
          </>
        )}
      </Loaded>
    </SidePanel>
  )
}
