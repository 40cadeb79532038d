// Where Twilio tells what became of a text, and what a phone answered. Anybody may call: the signature decides.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { allowAnyone } from '../../platform/access.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSignedByTwilio } from '../../platform/texts/twilio-signature.ts'
import { takeReply } from './text-replies.ts'

/** Twilio's calls are a few kilobytes, in bytes. */
const CALL_BYTES = 64 * 1024
const FORM = 'application/x-www-form-urlencoded'
const config = { access: allowAnyone(), keepResponse: false } as const

type Fields = Record<string, string>

/** Registers below /api/v1. */
export async function twilioRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(
      '/twilio/status',
      { config, bodyLimit: CALL_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const fields = readCall(platform, request)
        const { MessageSid = '', MessageStatus = '', ErrorCode = '' } = fields
        await platform.asService('status of a text', async ({ trx }) => {
          await takeOnce(trx, `status ${MessageSid} ${MessageStatus}`)
          await noteStatus(trx, MessageSid, MessageStatus, ErrorCode)
        })
        return reply.code(204).send(null)
      },
    )
    scope.post(
      '/twilio/messages',
      { config, bodyLimit: CALL_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const { MessageSid = '', From = '', Body = '' } = readCall(platform, request)
        await platform.asService('reply by text', async ({ trx }) => {
          await takeOnce(trx, `message ${MessageSid}`)
          await takeReply(trx, { from: From, body: Body })
        })
        // No answer of our own: an empty TwiML document.
        return reply.type('text/xml').send('<Response/>')
      },
    )
  })
}

/** The fields of a call that Twilio signed. Throws on anybody else's. */
function readCall({ twilio, publicUrl }: Platform, request: FastifyRequest): Fields {
  if (!twilio) throw errors.not_found('This address')
  const fields = (request.body ?? {}) as Fields
  const signature = request.headers['x-twilio-signature']
  const isGenuine = isSignedByTwilio(twilio.authToken, {
    url: publicUrl + request.url,
    fields,
    signature: typeof signature === 'string' ? signature : undefined,
  })
  if (!isGenuine) throw errors.callback_not_signed()
  return fields
}

/** Throws for a call that was taken before. */
async function takeOnce(trx: Trx, key: string): Promise<void> {
  const { rows } =
    await sql`insert into app.text_callbacks (key) values (${key}) on conflict do nothing returning key`.execute(
      trx,
    )
  if (rows.length === 0) throw errors.callback_repeated()
}

async function noteStatus(trx: Trx, providerId: string, status: string, errorCode: string): Promise<void> {
  if (status !== 'undelivered' && status !== 'failed') return
  await sql`
    update public.outbox set state = 'failed', error = ${`Not delivered by the network${errorCode ? ` (Twilio ${errorCode})` : ''}.`}
    where channel = 'sms' and provider_id = ${providerId} and state = 'sent'`.execute(trx)
}
