// Archives of companies over HTTP (docs/api.md, part B2).
import {
  ARCHIVE_MAX_BYTES,
  archiveItem,
  archivesResponse,
  closeCompanyBody,
  idText,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { requireAdmin, requireExporter } from '../../platform/access.ts'
import type { ArchiveDeps } from './export-company.ts'
import {
  askForExport,
  closeOwnCompany,
  askForImport,
  openArchive,
  readArchives,
  readOneArchive,
} from './service.ts'

const tags = ['Archives']
const params = z.object({ id: idText })

export async function archiveRoutes(app: FastifyInstance, deps: ArchiveDeps): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>()
  await app.register(async (scope) => uploadRoute(scope, deps))

  api.post(
    '/export',
    {
      config: { access: requireExporter() },
      schema: {
        tags,
        summary: 'Write the company as one archive',
        description: 'In the background: ask GET /archives/{id} how far it is.',
        response: { 202: archiveItem },
      },
    },
    async ({ member, newRowId }, reply) => reply.code(202).send(await askForExport(deps, member, newRowId)),
  )
  api.post(
    '/company/close',
    {
      config: { access: requireAdmin(), keepResponse: false },
      schema: {
        tags,
        summary: 'Close the company, after writing its archive',
        description:
          'Its people lose access; dispatched routes are driven to their end. Administrators may export until the deletion, 30 days later.',
        body: closeCompanyBody,
        response: { 202: archiveItem },
      },
    },
    async ({ member, body }, reply) =>
      reply.code(202).send(await closeOwnCompany(deps, member, body.companyName)),
  )
  api.get(
    '/archives',
    {
      config: { access: requireExporter() },
      schema: { tags, summary: 'List archives', response: { 200: archivesResponse } },
    },
    async ({ member }) => ({ items: await readArchives(deps, member) }),
  )
  api.get(
    '/archives/:id',
    {
      config: { access: requireExporter() },
      schema: { tags, summary: 'Read how far an archive is', params, response: { 200: archiveItem } },
    },
    ({ member, params: { id } }) => readOneArchive(deps, member, id),
  )
  api.get(
    '/archives/:id/file',
    {
      config: { access: requireExporter() },
      schema: {
        tags,
        summary: 'Download an archive',
        description: 'A zip file, kept for seven days. Its layout is that of docs/archive.md.',
        params,
      },
    },
    async ({ member, params: { id } }, reply) => {
      const file = await openArchive(deps, member, id)
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="archive.zip"')
        .send(file)
    },
  )
}

/** Streams the body to disk, so its content type needs a parser in a scope of its own. */
async function uploadRoute(app: FastifyInstance, deps: ArchiveDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/zip', 'application/octet-stream'],
    { bodyLimit: ARCHIVE_MAX_BYTES },
    (_request, payload, done) => done(null, payload),
  )
  app.withTypeProvider<ZodTypeProvider>().post(
    '/archives',
    {
      config: { access: requireAdmin() },
      bodyLimit: ARCHIVE_MAX_BYTES,
      schema: {
        tags,
        summary: 'Read an archive into an empty company',
        description: 'The zip file as the body. In the background, all of it or nothing.',
        response: { 202: archiveItem },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply
        .code(202)
        .send(await askForImport(deps, member, (body ?? undefined) as Readable | undefined, newRowId)),
  )
}
