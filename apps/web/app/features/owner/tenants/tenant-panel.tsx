// One company: state, usage, and an owner's actions.
import { DELETE_GRACE_DAYS, LOOK_MINUTES, type TenantItem, type TenantUsage } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { count, dayOf, decimal, money, plural } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useTestClock } from '../../../ui/frame/test-clock-bar.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ageOf } from '../ages.ts'
import { useAction } from '../use-action.ts'
import { closeTenant, lookAs, resumeTenant, suspendTenant, usageQuery } from './api.ts'
import { EditTenant } from './edit-tenant.tsx'
import { Invitations } from './invitations-part.tsx'
import { MoveTime } from './move-time.tsx'
import { hasEnded, TenantState } from './tenant-state.tsx'
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
      aria-label={`${total} orders in 30 days`}
    >
      {days.map(({ day, orders }) => (
        <span
          key={day}
          title={`${day}: ${orders}`}
          className="flex-1 bg-load"
          style={{ height: `${(orders / top) * 100}%` }}
        />
      ))}
    </div>
  )
}

function Usage({ usage }: { usage: TenantUsage }) {
  return (
    <>
      <Part title="Orders a day, 30 days">
        <Days days={usage.days} />
      </Part>
      <Part title="Use by month">
        <table className="w-full text-2 tabular-nums">
          <thead>
            <tr className="text-1 text-ink-3">
              {['Month', 'Orders', 'API calls', 'Plans', 'Engine, s', 'Mails'].map((head, i) => (
                <th
                  key={head}
                  scope="col"
                  className={`pb-1 font-mid ${i === 0 ? 'text-left' : 'text-right'}`}
                >
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
                  <td key={i} className="text-right">
                    {count(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pt-2 text-1 text-ink-3">Files: {decimal(usage.storageBytes / 1_000_000)} MB</p>
      </Part>
      <Part title={`People, ${usage.people.length}`}>
        <ul>
          {usage.people.map((person) => (
            <li key={person.email} className="flex justify-between gap-3 py-1 text-2">
              <span className="min-w-0 truncate">
                {person.name} <span className="text-ink-3">{person.role}</span>
              </span>
              <span className="shrink-0 text-ink-2">{person.seenAt ? ageOf(person.seenAt) : 'never'}</span>
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
          Cancel
        </Button>
      </span>
    </form>
  )
}

function Actions({ tenant, usage: { onTheRoad, ordersTotal } }: { tenant: TenantItem; usage: TenantUsage }) {
  const [isClosing, setClosing] = useState(false)
  const impersonate = useAction(lookAs)
  const suspend = useAction(suspendTenant, () => `${tenant.name} is suspended`)
  const resume = useAction(resumeTenant, () => `${tenant.name} can work again`)
  const close = useAction(closeTenant, () => `${tenant.name} is closed`)
  const { id, name } = tenant
  return (
    <Part title="Act for them">
      <div className="flex flex-wrap gap-2">
        {tenant.status !== 'closed' && (
          <WithReason
            button="Look as tenant"
            label="Why, for their log and ours"
            effect={`You read what a viewer of ${name} reads, for ${LOOK_MINUTES} minutes.`}
            onDone={(reason) => impersonate.mutate({ id, reason })}
          />
        )}
        {tenant.status === 'active' ? (
          <WithReason
            button="Suspend"
            isDangerous
            label="Why, for their email and the log"
            effect={`${name} can only read and export. ${plural(onTheRoad, 'route')} on the road run to their end, tracking stays up. Nothing is deleted.`}
            onDone={(reason) => suspend.mutate({ id, reason })}
          />
        ) : (
          <Button disabled={resume.isPending} onClick={() => resume.mutate(id)}>
            {tenant.status === 'closed' ? 'Restore' : 'Resume'}
          </Button>
        )}
        {tenant.status !== 'closed' && (
          <Button variant="quiet" onClick={() => setClosing(true)}>
            Delete
          </Button>
        )}
        <Confirm
          isOpen={isClosing}
          onClose={() => setClosing(false)}
          title={`Close ${name}?`}
          description={`Its people can no longer open it; its administrators can still export its data. You can bring it back for ${DELETE_GRACE_DAYS} days, without its plan; after that everything except its invoices is deleted.`}
          facts={[
            ['People', count(tenant.members)],
            ['Vehicles', count(tenant.vehicles)],
            ['Orders', count(ordersTotal)],
            ['On the road', `${plural(onTheRoad, 'route')}, driven to the end`],
          ]}
          confirmLabel={`Close ${name}`}
          keepLabel="Keep it"
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
  invited === 0 ? count(members) : `${count(members)}, and ${count(invited)} invited`

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
            ['State', <TenantState key="state" tenant={tenant} />],
            ['Why', tenant.suspendedReason],
            [
              'Plan',
              planName &&
                `${planName}, ${money(amountMinor, currency)}${periodEndsAt ? `, until ${dayOf(periodEndsAt)}` : ''}`,
            ],
            [
              'Vehicles',
              tenant.vehicleLimit === 0
                ? `${count(tenant.vehicles)}, no limit`
                : `${count(tenant.vehicles)} of ${count(tenant.vehicleLimit)}`,
            ],
            [
              'Trial',
              tenant.subscriptionStatus === 'trial' &&
                tenant.trialEndsAt &&
                `${hasEnded(tenant) ? 'ended' : 'ends'} on ${dayOf(tenant.trialEndsAt)}`,
            ],
            ['People', peopleText(tenant.members, usage.data?.invitations.length)],
            ['Orders', usage.data && count(usage.data.ordersTotal)],
            [
              'Last activity',
              usage.data && (usage.data.activeAt ? `${ageOf(usage.data.activeAt)} ago` : 'none yet'),
            ],
            ['Contact', tenant.contact],
            ['Since', dayOf(tenant.createdAt)],
          ]}
        />
        <div className="flex flex-wrap gap-x-4 gap-y-2 pt-3">
          <Button size="s" onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Link className="self-center text-2 text-link" to={`/owner/audit?company=${tenant.id}`}>
            Audit log
          </Link>
          <Link
            className="self-center text-2 text-link"
            to={`/owner/support?filter=${encodeURIComponent(tenant.name)}`}
          >
            Tickets
          </Link>
        </div>
      </div>
      {tenant.subscriptionStatus === 'trial' && (
        <Part title="Trial">
          <TrialActions tenant={tenant} />
        </Part>
      )}
      {hasTestClock && (
        <Part title="Test clock">
          <MoveTime tenant={tenant} />
        </Part>
      )}
      <Loaded query={usage} what="what the company uses" rows={6}>
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
