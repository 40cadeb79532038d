// Send Test, and a company's own texts for mails to recipients, over HTTP (docs/api.md, part B).
import {
  recipientLanguageBody,
  recipientMailBody,
  recipientMailParams,
  recipientMailQuery,
  recipientMailsResponse,
  testMailBody,
  testMailResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireAdmin, requirePlatformOwner } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { messageRoutes } from './message-routes.ts'
import {
  readRecipientMails,
  resetRecipientMail,
  setRecipientLanguage,
  writeRecipientMail,
} from './recipient-mails.ts'
import { sendTest } from './send-test.ts'

export function emailTemplateRoutes(app: FastifyInstance, platform: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/owner/email-templates/test',
    {
      // A second press sends again, and drafts are not stored.
      config: { access: requirePlatformOwner(), keepResponse: false },
      schema: {
        tags: ['Owner: platform'],
        summary: 'Send a draft of a template to an address',
        body: testMailBody,
        response: { 200: testMailResponse },
      },
    },
    ({ body }) => sendTest(platform, body),
  )
  recipientMailRoutes(app, platform)
  messageRoutes(app, platform)
}

function recipientMailRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Emails to recipients']
  const writing = { access: requireAdmin(undefined, 'settings:write') }
  const response = { 200: recipientMailsResponse }

  api.get(
    '/company/recipient-mails',
    {
      config: { access: requireAdmin(undefined, 'settings:write') },
      schema: { tags, summary: 'List the company’s email texts to recipients', response },
    },
    ({ member }) => readRecipientMails(platform, member),
  )
  api.put(
    '/company/recipient-mails',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Set the default language of recipients',
        body: recipientLanguageBody,
        response,
      },
    },
    ({ member, body: { language } }) => setRecipientLanguage(platform, member, language),
  )
  api.put(
    '/company/recipient-mails/:type',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Replace the text of an email to recipients',
        description: 'Applies to readers of one language, or to everyone without `language`.',
        params: recipientMailParams,
        querystring: recipientMailQuery,
        body: recipientMailBody,
        response,
      },
    },
    ({ member, params: { type }, query: { language }, body }) =>
      writeRecipientMail(platform, member, type, language ?? null, body),
  )
  api.delete(
    '/company/recipient-mails/:type',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Restore the platform’s text of an email',
        params: recipientMailParams,
        querystring: recipientMailQuery,
        response,
      },
    },
    ({ member, params: { type }, query: { language } }) =>
      resetRecipientMail(platform, member, type, language ?? null),
  )
}
