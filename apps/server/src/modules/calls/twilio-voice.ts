// Answers Twilio during calls: connects a driver with the recipient, and a recipient who calls our number
// with the driver.
import { dialable, readNoticeRules } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCallback, readForms, takeOnce, TWILIO_CALLBACK } from '../../platform/texts/twilio-callback.ts'
import { isOpen } from './contact.ts'
import { findContacted, findStopOfPhone, noteContact } from './queries.ts'

/** Seconds after which a call is cut off. */
const LONGEST_CALL = 15 * 60

export async function twilioVoiceRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope)
    scope.post<{ Params: { id: string } }>('/twilio/calls/:id', TWILIO_CALLBACK, async (request, reply) => {
      const { CallSid = '' } = readCallback(platform, request)
      const id = z.uuid().safeParse(request.params.id).data
      const answer = await platform.asService('join a call', async ({ trx }) => {
        await takeOnce(trx, `call ${CallSid}`)
        return joinRecipient(trx, platform, id)
      })
      return reply.type('text/xml').send(answer)
    })
    scope.post('/twilio/calls', TWILIO_CALLBACK, async (request, reply) => {
      const { CallSid = '', From = '' } = readCallback(platform, request)
      const answer = await platform.asService('call of a recipient', async ({ trx }) => {
        await takeOnce(trx, `call ${CallSid}`)
        return joinDriver(trx, platform, dialable(From))
      })
      return reply.type('text/xml').send(answer)
    })
  })
}

type VoicePlatform = Pick<Platform, 'calls' | 'clock'>

/** Connects the driver who answered, unless the stop has ended. */
async function joinRecipient(
  trx: Trx,
  { calls }: VoicePlatform,
  eventId: string | undefined,
): Promise<string> {
  const ends = eventId && (await findContacted(trx, eventId))
  const to = ends && isOpen(ends) ? dialable(ends.recipientPhone) : null
  if (!to || !calls?.number) return spokenAnswer('This delivery is over. Goodbye.')
  return dial(to, calls.number)
}

/** Connects a recipient with the driver on the way, if the company allows it. */
async function joinDriver(trx: Trx, { calls, clock }: VoicePlatform, phone: string | null): Promise<string> {
  const ends = phone ? await findStopOfPhone(trx, phone) : undefined
  const isJoined = ends !== undefined && readNoticeRules(ends.settings).joinsCalls
  const to = isJoined ? dialable(ends.driverPhone) : null
  if (!ends || !to || !calls?.number)
    return spokenAnswer(
      'There is no delivery on its way to this number, or its driver cannot be reached by phone.',
    )
  await noteContact(trx, ends, {
    id: randomUUID(),
    saidBy: 'recipient',
    userId: null,
    note: 'Call through the phone provider',
    at: new Date(clock.now()),
  })
  return dial(to, calls.number)
}

/** Numbers are digits with a plus, so nothing needs escaping. */
const dial = (to: string, callerId: string): string =>
  `<Response><Dial callerId="${callerId}" timeLimit="${LONGEST_CALL}"><Number>${to}</Number></Dial></Response>`
const spokenAnswer = (words: string): string => `<Response><Say>${words}</Say><Hangup/></Response>`
