// Starts trials and reports their state.
import {
  distanceUnitOf,
  SOURCE_LANGUAGE,
  trialDaysLeft,
  type Language,
  type TrialBody,
  type TrialResponse,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { explainAccount } from '../../platform/create-person.ts'
import { AppError, errors } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { trialQuotas } from './trial-limits.ts'

/**
 * Creates user, company, membership, subscription, confirmation and welcome mail in one transaction (the
 * surface's hook calls app.open_account). The trial works at once, but messages to others wait until the
 * address is confirmed. An address with an account gets a mail that says so, and the response is the same.
 */
export async function startTrial(
  platform: Pick<Platform, 'asService' | 'limiter' | 'surface' | 'publicUrl'>,
  body: TrialBody,
  address: string,
  language: Language = SOURCE_LANGUAGE,
): Promise<void> {
  const email = body.email.toLowerCase()
  await consumeQuota(platform, trialQuotas(address, email))
  try {
    await platform.surface.createUser({
      email,
      password: body.password,
      confirmationRedirect: `${platform.publicUrl}/verify-email`,
      userMetadata: {
        first_name: body.firstName,
        last_name: body.lastName,
        company_name: body.companyName,
        start_trial: 'true',
        ...(language !== SOURCE_LANGUAGE && { locale: language }),
        ...(body.timeZone ? { time_zone: body.timeZone, units: distanceUnitOf(body.timeZone) } : {}),
      },
    })
  } catch (error) {
    const failure = explainAccount(error, email)
    if (!(failure instanceof AppError && failure.code === 'account_exists')) throw failure
    await platform.asService('trial for a known address', (scope) =>
      queueMail(scope, {
        dedupeKey: `trial known ${email} ${new Date().toISOString().slice(0, 10)}`,
        tenantId: null,
        to: email,
        type: 'account_exists',
        values: { user_name: body.firstName, sign_in_url: `${platform.publicUrl}/login` },
      }),
    )
  }
}

interface Row {
  name: string
  status: 'trial' | 'active' | 'past_due' | 'cancelled'
  created_at: Date
  trial_ends_at: Date | null
  orders: number
  vehicles: number
  plans: number
}

/** The subscription of the caller's company. Throws not_found without a company. */
export async function readTrial(
  { asUser, clock }: Pick<Platform, 'asUser' | 'clock'>,
  { claims, tenantId }: Member,
): Promise<TrialResponse> {
  const row = await asUser(claims, async ({ trx }) => {
    const { rows } = await sql<Row>`
      select t.name, s.created_at, case when app.is_billing_on() then s.status else 'active' end as status,
        case when app.is_billing_on() then s.trial_ends_at end as trial_ends_at,
        (select count(*)::int from public.orders o where o.tenant_id = t.id) as orders,
        (select count(*)::int from public.vehicles v where v.tenant_id = t.id and v.status = 'active') as vehicles,
        (select count(*)::int from public.plans p where p.tenant_id = t.id) as plans
      from public.tenants t join public.subscriptions s on s.tenant_id = t.id
      where t.id = ${tenantId} order by s.status = 'cancelled', s.created_at desc limit 1`.execute(trx)
    return rows[0]
  })
  if (!row) throw errors.not_found('Subscription')
  const daysLeft =
    row.status === 'trial' && row.trial_ends_at
      ? trialDaysLeft(row.trial_ends_at, new Date(clock.now()))
      : null
  return {
    companyName: row.name,
    status: daysLeft === 0 ? 'expired' : row.status,
    startsAt: row.created_at.toISOString(),
    endsAt: row.trial_ends_at?.toISOString() ?? null,
    daysLeft,
    orders: row.orders,
    vehicles: row.vehicles,
    plans: row.plans,
  }
}
