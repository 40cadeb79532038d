// Stores visitors' messages, and builds the status report.
import { STATUS_DAYS, type ContactBody, type StatusResponse } from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import { readBrand } from '../../platform/brand.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { COMPONENTS } from './probes.ts'
import { insertContactMessage, listIncidents, listMaintenance, listUptime } from './queries.ts'

/** Messages from an IP address in an hour, and from an email address in a day. */
const CONTACT_PER_ADDRESS = { most: 10, seconds: 3_600 }
const CONTACT_PER_EMAIL = { most: 10, seconds: 86_400 }

/** Stores a message once, opens a ticket in the owner's inbox and mails it, all in one transaction. */
export async function takeContactMessage(
  platform: Pick<Platform, 'asService' | 'limiter'>,
  body: ContactBody,
  from: { address: string; key: string | null },
): Promise<void> {
  await consumeQuota(platform, [
    ...callerQuotas('contact', from.address, CONTACT_PER_ADDRESS),
    { key: `contact email ${body.email.toLowerCase()}`, ...CONTACT_PER_EMAIL },
  ])
  await platform.asService('contact message', async (scope) => {
    const id = await insertContactMessage(scope.trx, body, from.key)
    if (!id) return
    const { name, email, company, phone, subject, message } = body
    await queueMail(scope, {
      dedupeKey: `contact ${id}`,
      tenantId: null,
      to: (await readBrand(scope.trx)).supportEmail,
      type: 'contact_message',
      values: {
        topic: subject,
        sender_name: name,
        sender_email: email,
        sender_company: company,
        sender_phone: phone,
        message,
      },
    })
  })
}

/** A probe counts as slow above this (requirements 4: degraded over 5 s). */
const SLOW_MS = 5_000
/** Without a probe for this long, a component's state is unknown. */
const FRESH_MS = 5 * 60_000

/** Components with their last state and uptime of the days shown, incidents, maintenance. */
export async function readStatus({
  asService,
  clock,
}: Pick<Platform, 'asService' | 'clock'>): Promise<StatusResponse> {
  const now = clock.now()
  return asService('status page', async ({ trx }) => {
    const uptime = await listUptime(trx, STATUS_DAYS)
    const incidents = await listIncidents(trx, STATUS_DAYS)
    const maintenance = await listMaintenance(trx)
    const days = Array.from({ length: STATUS_DAYS }, (_, i) =>
      new Date(now - (STATUS_DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
    )
    const components = COMPONENTS.map(({ id, label }) => {
      const rows = uptime.filter((row) => row.component === id)
      const last = rows.find((row) => row.last_at !== null)
      const isFresh = last?.last_at ? now - last.last_at.getTime() < FRESH_MS : false
      const probes = rows.reduce((sum, row) => sum + row.probes, 0)
      const up = rows.reduce((sum, row) => sum + row.up, 0)
      const state =
        !last || !isFresh
          ? ('unknown' as const)
          : !last.last_up
            ? ('down' as const)
            : (last.last_ms ?? 0) > SLOW_MS
              ? ('slow' as const)
              : ('up' as const)
      return {
        id,
        label,
        state,
        latencyMs: isFresh ? (last?.last_ms ?? null) : null,
        uptime: probes === 0 ? null : (up / probes) * 100,
        days: days.map((day) => {
          const row = rows.find((r) => r.day === day)
          return { day, share: row && row.probes > 0 ? row.up / row.probes : null }
        }),
      }
    })
    return { checkedAt: new Date(now).toISOString(), components, incidents, maintenance }
  })
}
