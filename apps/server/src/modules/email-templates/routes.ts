// Send Test over HTTP (docs/api.md, part B2).
import { testMailBody, testMailResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requirePlatformOwner } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendTest } from './send-test.ts'

/** Registers below /api/v1. */
export function emailTemplateRoutes(app: FastifyInstance, { mailer }: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/owner/email-templates/test',
    {
      // Pressed twice, it is sent twice; and what is in a draft is kept nowhere.
      config: { access: requirePlatformOwner(), keepResponse: false },
      schema: {
        tags: ['Owner: platform'],
        summary: 'Send a draft of a template to an address',
        body: testMailBody,
        response: { 200: testMailResponse },
      },
    },
    ({ body }) => sendTest(mailer, body),
  )
}
