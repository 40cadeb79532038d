// Twilio's callbacks: accepted only with its signature, and only once.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { allowAnyone } from '../access.ts'
import type { Trx } from '../db/scope.ts'
import { errors } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { isSignedByTwilio } from './twilio-signature.ts'

const FORM = 'application/x-www-form-urlencoded'
/** Maximum bytes of a callback; they are a few kilobytes. Anybody may call: the signature decides. */
export const TWILIO_CALLBACK = {
  config: { access: allowAnyone(), keepResponse: false, acceptsUnknown: true },
  bodyLimit: 64 * 1024,
  schema: { hide: true },
} as const

export type TwilioFields = Record<string, string>

/** Lets routes of a scope read forms. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Fields of a call that Twilio signed. Throws for any other call. */
export function readCallback(
  { twilio, publicUrl }: Pick<Platform, 'twilio' | 'publicUrl'>,
  request: FastifyRequest,
): TwilioFields {
  if (!twilio) throw errors.not_found('This address')
  const fields = (request.body ?? {}) as TwilioFields
  const signature = request.headers['x-twilio-signature']
  const isGenuine = isSignedByTwilio(twilio.authToken, {
    url: publicUrl + request.url,
    fields,
    signature: typeof signature === 'string' ? signature : undefined,
  })
  if (!isGenuine) throw errors.callback_not_signed()
  return fields
}

/** Throws for a repeated call. */
export async function takeOnce(trx: Trx, key: string): Promise<void> {
  const { rows } =
    await sql`insert into app.text_callbacks (key) values (${key}) on conflict do nothing returning key`.execute(
      trx,
    )
  if (rows.length === 0) throw errors.callback_repeated()
}
