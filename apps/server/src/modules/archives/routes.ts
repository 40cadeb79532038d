// Archives of companies over HTTP (docs/api.md, part B).
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
        summary: 'Export the company as an archive',
        description: 'Runs in the background. Poll `GET /archives/{id}` for its progress.',
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
        summary: 'Close the company and export its archive',
        description:
          'Members lose access; dispatched routes can be finished. Administrators can export until the company is deleted 30 days later.',
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
      schema: {
        tags,
        summary: 'Retrieve an archive and its progress',
        params,
        response: { 200: archiveItem },
      },
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
        description: 'Returns a zip file in the layout of docs/archive.md. It is available for seven days.',
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
        summary: 'Import an archive into an empty company',
        description:
          'Takes the zip file as the body. Runs in the background and imports everything or nothing.',
        response: { 202: archiveItem },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply
        .code(202)
        .send(await askForImport(deps, member, (body ?? undefined) as Readable | undefined, newRowId)),
  )
}
