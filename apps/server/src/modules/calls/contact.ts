// Handles a driver's tap on Call or Text: gives out the recipient's number for this stop, or lets the
// provider connect the two phones.
import { dialable, readDriverRules, type RecipientContact } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStop, noteContact, type Ends } from './queries.ts'

/** The provider's callback after the driver answered. */
const JOIN_PATH = '/api/v1/twilio/calls/'

export type Way = 'call' | 'text'
type CallPlatform = Pick<Platform, 'asService' | 'calls' | 'clock' | 'publicUrl' | 'log'>

/**
 * Throws not_found for a stop of another driver, stop_is_over, calls_off, number_missing, and call_failed
 * when the provider does not ring.
 */
export async function contactRecipient(
  platform: CallPlatform,
  { tenantId, userId }: Member,
  orderId: string,
  way: Way,
): Promise<RecipientContact> {
  const { asService, calls, clock } = platform
  const id = randomUUID()
  const { ends, rule } = await asService('recipient to contact', async ({ trx }) => {
    const ownStop = await findOwnStop(trx, { tenantId, userId, orderId })
    if (!ownStop) throw errors.not_found('The stop')
    if (!isOpen(ownStop)) throw errors.stop_ended(ownStop.reference)
    const { recipientCalls } = readDriverRules(ownStop.settings)
    if (recipientCalls === 'off') throw errors.calls_off()
    if (!dialable(ownStop.recipientPhone)) throw errors.number_missing('this recipient')
    if (recipientCalls === 'provider' && !dialable(ownStop.driverPhone))
      throw errors.number_missing(ownStop.driverName)
    const note = `${way === 'call' ? 'Call' : 'Text'} ${recipientCalls === 'provider' ? 'through the phone provider' : 'with the number shown to the driver'}`
    const at = new Date(clock.now())
    await noteContact(trx, ownStop, { id, saidBy: 'driver', userId, note, at })
    return { ends: ownStop, rule: recipientCalls }
  })
  if (rule === 'on_tap') return { number: dialable(ends.recipientPhone), isMasked: false }
  // The operator removed the provider after the company chose it.
  if (!calls?.number) throw errors.call_failed(new Error('No phone provider'))
  if (way === 'text') return { number: calls.number, isMasked: true }
  await ring(platform, calls, dialable(ends.driverPhone) ?? '', id)
  return { number: null, isMasked: true }
}

async function ring(
  { publicUrl, log }: CallPlatform,
  calls: NonNullable<Platform['calls']>,
  to: string,
  id: string,
): Promise<void> {
  try {
    await calls.ring({ to, url: publicUrl + JOIN_PATH + id })
  } catch (error) {
    log.warn({ err: error }, 'call of a driver')
    throw errors.call_failed(error)
  }
}

/** Whether the stop is open. Calls are possible only then. */
export const isOpen = ({ stopStatus, isOrderCancelled }: Ends): boolean =>
  !isOrderCancelled && (stopStatus === 'pending' || stopStatus === 'arrived')
