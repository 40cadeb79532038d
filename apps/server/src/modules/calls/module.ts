// Calls and texts between driver and recipient without showing their numbers to each other.
import { idText, recipientContact, recipientContactBody } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember } from '../../platform/access.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { contactRecipient } from './contact.ts'
import { twilioVoiceRoutes } from './twilio-voice.ts'

/** Limit of calls: enough for a driver at a door, too few to collect numbers. */
const CONTACTS_OF_DRIVER = { most: 20, seconds: 600 }

export const calls: ServerModule = { name: 'calls', api: callRoutes }

async function callRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/driver/stops/:orderId/contact',
    {
      // Do not store numbers in repeated responses.
      config: { access: requireMember(), keepResponse: false },
      schema: {
        tags: ['Driver'],
        summary: 'Call or text the recipient of an open stop',
        params: z.object({ orderId: idText }),
        body: recipientContactBody,
        response: { 200: recipientContact },
      },
    },
    async ({ member, params, body }) => {
      await consumeQuota(platform, [{ key: `contacts by ${member.userId}`, ...CONTACTS_OF_DRIVER }])
      return contactRecipient(platform, member, params.orderId, body.way)
    },
  )
  await twilioVoiceRoutes(app, platform)
}
