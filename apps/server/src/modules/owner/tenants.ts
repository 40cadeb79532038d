// The owner's commands on a company: open, edit, suspend, resume, close, and impersonate a viewer.
import { LOOK_MINUTES, type NewTenantBody, type TenantPatch } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import { writeBillingAddress } from '../../platform/billing.ts'
import { mailAdmins } from '../../platform/close-company.ts'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isNotParked, processEach, type DueRow } from '../../platform/parked-work.ts'
import { removeFixesOfCompany } from '../../platform/positions/queries.ts'
import type { Platform } from '../../platform/platform.ts'

/** Kind of parked work for a company whose deletion failed. */
const DELETE_KIND = 'owner.delete-closed'

type Parts = Pick<Platform, 'asService' | 'publicUrl' | 'clock'>

/** Starts a company's plan and invoices its first month; injected from billing. */
export type StartPlan = (platform: Parts, work: Pick<Work, 'trx'>, tenantId: string) => Promise<void>

/**
 * Creates the company with its subscription; the caller invites its administrator. Throws not_found for an
 * unknown plan.
 */
export async function openTenant(
  platform: Platform,
  { name, email, planId, trialDays, timeZone, billingAddress }: NewTenantBody,
  startPlan: StartPlan,
): Promise<string> {
  return platform.asService('open a company', async (work) => {
    const { trx } = work
    const plan = await sql`select from public.subscription_plans where id = ${planId}`.execute(trx)
    if (plan.rows.length === 0) throw errors.not_found('The plan')
    const { id } = onlyRow(
      await sql<{ id: string }>`insert into public.tenants (name, slug, time_zone)
        values (${name}, app.free_slug(${name}), ${timeZone})
        returning id`.execute(trx),
    )
    await sql`
      insert into public.subscriptions (tenant_id, plan_id, status, amount, vehicle_limit, limits, trial_ends_at)
      select ${id}, p.id, 'trial', coalesce(p.price_minor, 0), p.vehicle_limit, p.limits,
        now() + make_interval(days => ${trialDays})
      from public.subscription_plans p where p.id = ${planId}`.execute(trx)
    if (billingAddress) await writeBillingAddress(trx, id, billingAddress)
    if (trialDays === 0) {
      // The company has no members yet: its first invoice goes to the invited administrator.
      await sql`insert into public.billing_details (tenant_id, email) values (${id}, ${email})
        on conflict (tenant_id) do update set email = excluded.email`.execute(trx)
      await startPlan(platform, work, id)
    }
    return id
  })
}

/** Throws not_found. */
export async function editTenant(trx: Trx, id: string, patch: TenantPatch): Promise<void> {
  await requireTenant(trx, id)
  if (patch.name !== undefined)
    await sql`update public.tenants set name = ${patch.name} where id = ${id}`.execute(trx)
  if (patch.billingAddress !== undefined) await writeBillingAddress(trx, id, patch.billingAddress)
  if (patch.planId !== undefined) {
    const { rows } = await sql`
      update public.subscriptions s set plan_id = p.id, amount = coalesce(p.price_minor, s.amount), vehicle_limit = p.vehicle_limit,
        limits = p.limits, period = 'month', currency = case when p.price_minor is null then s.currency else p.currency end,
        next_plan_id = null, next_period = null, next_currency = null
      from public.subscription_plans p where p.id = ${patch.planId} and s.tenant_id = ${id} and s.status <> 'cancelled'
      returning s.id`.execute(trx)
    if (rows.length === 0) throw errors.not_found('The plan')
  }
  const {
    orderLimit: orders,
    storageLimit: storage,
    callLimit: calls,
    waitingPlanLimit: waitingPlans,
  } = patch
  await sql`update public.subscriptions set amount = coalesce(${patch.amountMinor ?? null}::int, amount),
      vehicle_limit = coalesce(${patch.vehicleLimit ?? null}::int, vehicle_limit),
      limits = limits || ${JSON.stringify({ orders, storage, calls, waitingPlans })}::jsonb
    where tenant_id = ${id} and status <> 'cancelled'`.execute(trx)
}

/**
 * Suspends a company: members may read and export, routes on the road continue. Mails the reason to
 * administrators.
 */
export async function suspendTenant(platform: Parts, id: string, reason: string): Promise<void> {
  await platform.asService('suspend a company', async (work) => {
    const { rows } = await sql<{ name: string }>`
      update public.tenants set status = 'suspended', suspended_at = now(), suspended_reason = ${reason}
      where id = ${id} and status = 'active' returning name`.execute(work.trx)
    const [company] = rows
    if (!company) throw errors.not_found('The company in use')
    await mailAdmins(work.trx, id, (to) =>
      queueMail(work, {
        dedupeKey: `suspended by hand ${id} ${platform.clock.now()} ${to}`,
        tenantId: null,
        customerId: id,
        to,
        type: 'company_suspended',
        values: {
          customer_company: company.name,
          reason,
          plans_url: `${platform.publicUrl}/tenant/settings/plan`,
        },
      }),
    )
  })
}

/** Ends a suspension, or reopens a closed company with its plan before its deletion. */
export async function resumeTenant(platform: Parts, id: string): Promise<void> {
  await platform.asService('resume a company', async (work) => {
    const { rows } = await sql<{ name: string }>`
      update public.tenants set status = 'active', suspended_at = null, suspended_reason = null, delete_after = null
      where id = ${id} and status in ('suspended', 'closed') and app.company_address(id) is null returning name`.execute(
      work.trx,
    )
    const [company] = rows
    if (!company) throw errors.not_found('The suspended company')
    await sql`update public.subscriptions set status = status_before_closing, status_before_closing = null, cancelled_at = null
      where tenant_id = ${id} and status_before_closing is not null`.execute(work.trx)
    await mailAdmins(work.trx, id, (to) =>
      queueMail(work, {
        dedupeKey: `resumed by hand ${id} ${platform.clock.now()} ${to}`,
        tenantId: null,
        customerId: id,
        to,
        type: 'company_resumed',
        values: { customer_company: company.name, dashboard_url: `${platform.publicUrl}/dashboard` },
      }),
    )
  })
}

/**
 * Deletes companies after their grace period. Deletes files first, so that an interrupted try can run again
 * from the start.
 */
export async function deleteClosed(
  platform: Pick<Platform, 'asService' | 'surface' | 'log'>,
  now: Date,
): Promise<number> {
  const { rows } = await platform.asService('companies past their grace', ({ trx }) =>
    sql<DueRow & { sandboxId: string | null }>`
      select t.id, t.id as "tenantId", (select s.id from public.tenants s where s.sandbox_of = t.id) as "sandboxId" from public.tenants t
      where t.status = 'closed' and t.delete_after <= ${now} and ${isNotParked(DELETE_KIND, 't.id', 't.id')}`.execute(
      trx,
    ),
  )
  return processEach(platform, DELETE_KIND, rows, async ({ id, sandboxId }, { trx }) => {
    const { rows: files } = await sql<{ bucket: string; name: string }>`
      select bucket, name from app.company_files(${id})
      union all select bucket, name from app.company_files(${sandboxId})`.execute(trx)
    // Recipients' files lie in folders of their own.
    for (const [bucket, group] of Map.groupBy(files, (file) => file.bucket))
      await platform.surface.removeObjects(
        bucket,
        group.map(({ name }) => name),
      )
    for (const company of [id, sandboxId]) {
      if (!company) continue
      await platform.surface.removeFolder(company)
      // No key leads from positions to the company.
      await removeFixesOfCompany(trx, company)
    }
    await sql`delete from public.tenants where id = ${id} and status = 'closed' and delete_after <= ${now}`.execute(
      trx,
    )
  })
}

async function requireTenant(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql`select from public.tenants where id = ${id} for update`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The company')
}

/** The owner's next token has the read access of a viewer of the company. One company at a time. */
export async function startImpersonation(
  trx: Trx,
  ownerId: string,
  tenantId: string,
  reason: string,
): Promise<{ until: string; companyName: string }> {
  await requireTenant(trx, tenantId)
  await sql`delete from app.looks where owner_id = ${ownerId}`.execute(trx)
  const { until, name } = onlyRow(
    await sql<{ until: Date; name: string }>`
      insert into app.looks (owner_id, tenant_id, reason, until)
      values (${ownerId}, ${tenantId}, ${reason}, now() + make_interval(mins => ${LOOK_MINUTES}))
      returning until, (select t.name from public.tenants t where t.id = ${tenantId}) as name`.execute(trx),
  )
  return { until: until.toISOString(), companyName: name }
}

export async function endImpersonation(trx: Trx, ownerId: string): Promise<void> {
  await sql`delete from app.looks where owner_id = ${ownerId}`.execute(trx)
}
