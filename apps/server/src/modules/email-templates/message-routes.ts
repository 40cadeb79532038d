// A company's own words for each message to recipients, over HTTP (docs/api.md, part B).
import {
  messageTestBody,
  messageTestResponse,
  recipientMessageBody,
  recipientMessageParams,
  recipientMessageQuery,
  recipientMessagesResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireAdmin } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { readMessages, resetMessage, testMessage, writeMessage } from './recipient-messages.ts'

export function messageRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Emails to recipients']
  const config = { access: requireAdmin() }
  const response = { 200: recipientMessagesResponse }
  const which = { params: recipientMessageParams, querystring: recipientMessageQuery }

  api.get(
    '/company/recipient-messages',
    {
      config,
      schema: { tags, summary: 'List the company’s message texts to recipients', response },
    },
    ({ member }) => readMessages(platform, member),
  )
  api.put(
    '/company/recipient-messages/:kind/:channel',
    {
      config,
      schema: {
        tags,
        summary: 'Replace the text of a message to recipients',
        description: 'Applies to readers of one language, or to everyone without `language`.',
        ...which,
        body: recipientMessageBody,
        response,
      },
    },
    ({ member, params, query: { language }, body }) =>
      writeMessage(platform, member, { ...params, language: language ?? null }, body),
  )
  api.delete(
    '/company/recipient-messages/:kind/:channel',
    {
      config,
      schema: { tags, summary: 'Restore the product’s text of a message', ...which, response },
    },
    ({ member, params, query: { language } }) =>
      resetMessage(platform, member, { ...params, language: language ?? null }),
  )
  api.post(
    '/company/recipient-messages/:kind/:channel/test',
    {
      // A second press sends again, and drafts are not stored.
      config: { ...config, keepResponse: false },
      schema: {
        tags,
        summary: 'Send a draft of a message to yourself',
        ...which,
        body: messageTestBody,
        response: { 200: messageTestResponse },
      },
    },
    ({ member, params, query: { language }, body }) =>
      testMessage(platform, member, { ...params, language: language ?? null }, body),
  )
}
