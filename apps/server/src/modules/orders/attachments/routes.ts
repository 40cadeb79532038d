// Files of an order over HTTP: upload, list, download.
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  attachmentsResponse,
  idText,
  listedAttachment,
  newAttachmentQuery,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../../platform/access.ts'
import {
  addAttachment,
  openAttachment,
  readAttachments,
  removeAttachment,
  type AttachmentDeps,
} from './service.ts'

const tags = ['Orders']
const orderParams = z.object({ id: idText })
const fileParams = z.object({ id: idText, attachmentId: idText })

export async function attachmentRoutes(app: FastifyInstance, deps: AttachmentDeps): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>()
  await app.register(async (scope) => addRoute(scope, deps))

  api.get(
    '/orders/:id/attachments',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags,
        summary: 'List attachments of an order',
        description: 'A driver sees attachments of orders on the driver’s routes.',
        params: orderParams,
        response: { 200: attachmentsResponse },
      },
    },
    async ({ member, params }) => ({ items: await readAttachments(deps, member, params.id) }),
  )
  api.get(
    '/orders/:id/attachments/:attachmentId/file',
    {
      config: { access: requireMember('orders:read') },
      schema: { tags, summary: 'Download an attachment of an order', params: fileParams },
    },
    async ({ member, params }, reply) => {
      const { file, bytes } = await openAttachment(deps, member, params.id, params.attachmentId)
      return reply
        .type(file.type)
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('x-content-type-options', 'nosniff')
        .send(bytes)
    },
  )
  api.delete(
    '/orders/:id/attachments/:attachmentId',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'Delete an attachment of an order',
        params: fileParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await removeAttachment(deps, member, params.id, params.attachmentId)
      return reply.code(204).send(null)
    },
  )
}

/** Streams the body to disk whatever its content type, which needs a parser in a scope of its own. */
async function addRoute(app: FastifyInstance, deps: AttachmentDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: ATTACHMENT_MAX_BYTES }, (_request, payload, done) =>
    done(null, payload),
  )
  app.withTypeProvider<ZodTypeProvider>().post(
    '/orders/:id/attachments',
    {
      config: { access: requireStaff('orders:write') },
      bodyLimit: ATTACHMENT_MAX_BYTES,
      schema: {
        tags,
        summary: 'Attach a photo or a PDF to an order',
        description:
          'Takes the bytes of a JPEG, PNG, WebP or PDF file as the body, at most 10 MB. The type is detected from the content. An order has at most 20 attachments.',
        consumes: ['application/octet-stream', ...ATTACHMENT_TYPES],
        params: orderParams,
        querystring: newAttachmentQuery,
        response: { 201: listedAttachment },
      },
    },
    async ({ member, params, query, body, newRowId }, reply) =>
      reply
        .code(201)
        .send(
          await addAttachment(
            deps,
            member,
            { orderId: params.id, name: query.name, body: (body ?? undefined) as Readable | undefined },
            newRowId,
          ),
        ),
  )
}
