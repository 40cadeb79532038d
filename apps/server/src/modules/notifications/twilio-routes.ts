// Receives Twilio's delivery reports and incoming texts. Anybody may call: the signature decides.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCallback, readForms, takeOnce, TWILIO_CALLBACK } from '../../platform/texts/twilio-callback.ts'
import { takeReply } from './text-replies.ts'

export async function twilioRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope)
    scope.post('/twilio/status', TWILIO_CALLBACK, async (request, reply) => {
      const { MessageSid = '', MessageStatus = '', ErrorCode = '' } = readCallback(platform, request)
      await platform.asService('status of a text', async ({ trx }) => {
        await takeOnce(trx, `status ${MessageSid} ${MessageStatus}`)
        await noteStatus(trx, MessageSid, MessageStatus, ErrorCode)
      })
      return reply.code(204).send(null)
    })
    scope.post('/twilio/messages', TWILIO_CALLBACK, async (request, reply) => {
      const { MessageSid = '', From = '', Body = '' } = readCallback(platform, request)
      await platform.asService('reply by text', async ({ trx }) => {
        await takeOnce(trx, `message ${MessageSid}`)
        await takeReply(trx, { id: MessageSid, from: From, body: Body })
      })
      // An empty TwiML document sends no reply.
      return reply.type('text/xml').send('<Response/>')
    })
  })
}

async function noteStatus(trx: Trx, providerId: string, status: string, errorCode: string): Promise<void> {
  if (status !== 'undelivered' && status !== 'failed') return
  await sql`
    update public.outbox set state = 'failed', error = ${`Not delivered by the network${errorCode ? ` (Twilio ${errorCode})` : ''}.`}
    where channel = 'sms' and provider_id = ${providerId} and state = 'sent'`.execute(trx)
}
