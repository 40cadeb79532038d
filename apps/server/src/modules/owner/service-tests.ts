// The Test buttons: send each service a real request and show its answer.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { serviceTestResponse, SERVICE_IDS } from '@dropwise/contracts'
import type { Platform } from '../../platform/platform.ts'
import { checkMapStyle, checkOwnMap } from './map-check.ts'
import { checkTwilio } from './twilio-check.ts'

type ServiceId = (typeof SERVICE_IDS)[number]
type Outcome = z.output<typeof serviceTestResponse>

/** `to` receives the test mail. */
const TESTS: Record<ServiceId, (platform: Platform, to: string) => Promise<string>> = {
  async mail({ mailer, brand }, to) {
    const { name, supportEmail } = await brand.read()
    const state = await mailer.send({
      to,
      subject: `${name}: the mail server works`,
      text: `This mail was sent by the Test button of the owner's portal. Questions: ${supportEmail}`,
      messageId: `<test-${Date.now()}@dropwise>`,
    })
    if (state === 'caught') throw new Error('There is no mail server. Set SMTP_URL and start again.')
    return `Sent to ${to}.`
  },
  async texts({ twilio }) {
    if (!twilio) throw new Error('There is no provider of texts. Set TWILIO_URL and start again.')
    return checkTwilio(twilio, AbortSignal.timeout(LIMIT_MS))
  },
  maps: ({ mapStyleUrl, regions }) =>
    mapStyleUrl === undefined
      ? checkOwnMap(regions.list[0])
      : checkMapStyle(mapStyleUrl, AbortSignal.timeout(LIMIT_MS)),
  async storage({ surface }) {
    await surface.tryStorage()
    return 'A file was stored, read back and removed.'
  },
  async roads({ roads, regions }) {
    const [region] = regions.list
    if (!region) throw new Error('No region is loaded: distances are estimated.')
    const [lng, lat] = region.manifest.center
    const { distances } = await roads.table([
      { lat, lng },
      { lat: lat + 0.005, lng: lng + 0.005 },
    ])
    return `Two points ${Math.round(distances[1] ?? 0)} m apart by road in ${region.manifest.name}.`
  },
  async geocoder({ geocoder, regions }) {
    const [region] = regions.list
    if (!region) throw new Error('No region is loaded: no address is found.')
    const [lng, lat] = region.manifest.center
    const nearest = await geocoder.reverse(lat, lng)
    if (!nearest) throw new Error('No address was found in the middle of the region.')
    return `Found ${nearest.label}.`
  },
  async stripe({ stripe }) {
    if (!stripe) throw new Error('Stripe is not set. Invoices are marked as paid by hand.')
    const answer = await fetch(`${stripe.apiUrl ?? 'https://api.stripe.com'}/v1/balance`, {
      headers: { authorization: `Bearer ${stripe.secretKey}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!answer.ok) throw new Error(`Stripe answered HTTP ${answer.status}.`)
    return 'Stripe knows the key.'
  },
  async database({ asService }) {
    await asService('test of the database', ({ trx }) =>
      sql`select count(*) from public.tenants`.execute(trx),
    )
    return 'Read and answered.'
  },
}

/** Milliseconds; a person waits at the button. */
const LIMIT_MS = 10_000

export async function testService(platform: Platform, id: ServiceId, to: string): Promise<Outcome> {
  const startedAt = platform.clock.elapsed()
  const outcome = (isWorking: boolean, message: string): Outcome => ({
    isWorking,
    message,
    milliseconds: Math.round(platform.clock.elapsed() - startedAt),
  })
  try {
    return outcome(true, await TESTS[id](platform, to))
  } catch (error) {
    return outcome(false, error instanceof Error ? error.message.slice(0, 500) : 'It did not work.')
  }
}
