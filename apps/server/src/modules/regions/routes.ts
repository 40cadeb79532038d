// Regions over HTTP, only for owners of the platform.
import {
  catalogueResponse,
  extractQuery,
  extractResponse,
  idText,
  newRegionBody,
  newUploadBody,
  regionsResponse,
  UPLOAD_PART_BYTES,
  uploadResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requirePlatformOwner } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCatalogue, readExtract, refreshFromMirror } from './catalogue.ts'
import { mapRequestRoutes } from './requests.ts'
import { addRegion, dropRegion, forgetBuild, forgetUpload, readRegions, stopBuild } from './service.ts'
import { beginUpload, receivePart } from './uploads.ts'

const idParams = z.object({ id: idText })
const tags = ['Map regions']

export async function regionRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => uploadPartRoute(scope, platform))
  mapRequestRoutes(app, platform)
  compileRoutes(app, platform)
  uploadRoutes(app, platform)
}

/** Regions, the extracts they are compiled from, and running compiles. */
function compileRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/regions',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'List map regions and compiles', response: { 200: regionsResponse } },
    },
    async ({ claims }) => readRegions(platform, claims),
  )
  api.post(
    '/regions',
    {
      config: { access: requirePlatformOwner() },
      schema: {
        tags,
        summary: 'Compile a map region',
        body: newRegionBody,
        response: { 202: z.object({ id: idText }) },
      },
    },
    async ({ claims, body }, reply) => reply.code(202).send({ id: await addRegion(platform, claims, body) }),
  )
  api.get(
    '/regions/catalogue',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'List extracts that can be downloaded', response: { 200: catalogueResponse } },
    },
    async () => readCatalogue(platform),
  )
  api.post(
    '/regions/catalogue/refresh',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'Refresh the catalogue from a mirror', response: { 200: catalogueResponse } },
    },
    async () => refreshFromMirror(platform),
  )
  api.get(
    '/regions/extract',
    {
      config: { access: requirePlatformOwner() },
      schema: {
        tags,
        summary: 'Retrieve the size and estimates of an extract',
        querystring: extractQuery,
        response: { 200: extractResponse },
      },
    },
    async ({ query }) => readExtract(platform, query.path, query.box),
  )
  api.delete(
    '/regions/:name',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'Delete a map region', params: z.object({ name: z.string().max(60) }) },
    },
    async ({ claims, params }, reply) => {
      await dropRegion(platform, claims, params.name)
      return reply.code(204).send()
    },
  )
  api.post(
    '/regions/builds/:id/stop',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'Stop a compile', params: idParams },
    },
    async ({ claims, params }, reply) => {
      await stopBuild(platform, claims, params.id)
      return reply.code(204).send()
    },
  )
  api.delete(
    '/regions/builds/:id',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'Dismiss a finished compile', params: idParams },
    },
    async ({ claims, params }, reply) => {
      await forgetBuild(platform, claims, params.id)
      return reply.code(204).send()
    },
  )
}

function uploadRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/regions/uploads',
    {
      config: { access: requirePlatformOwner() },
      schema: {
        tags,
        summary: 'Start the upload of an extract',
        body: newUploadBody,
        response: { 201: uploadResponse },
      },
    },
    async (_request, reply) => {
      return reply.code(201).send({ id: await beginUpload(platform.dataDir), received: 0 })
    },
  )
  api.delete(
    '/regions/uploads/:id',
    {
      config: { access: requirePlatformOwner() },
      schema: { tags, summary: 'Cancel an upload', params: idParams },
    },
    async ({ params }, reply) => {
      await forgetUpload(platform, params.id)
      return reply.code(204).send()
    },
  )
}

/** Raw parts of a file, in a scope of its own: content type and size limit differ from other routes. */
async function uploadPartRoute(app: FastifyInstance, platform: Platform): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: UPLOAD_PART_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.withTypeProvider<ZodTypeProvider>().put(
    '/regions/uploads/:id',
    {
      config: { access: requirePlatformOwner() },
      bodyLimit: UPLOAD_PART_BYTES,
      schema: {
        tags,
        summary: 'Upload one part of an extract',
        params: idParams,
        querystring: z.object({ offset: z.coerce.number().int().min(0) }),
        response: { 200: uploadResponse },
      },
    },
    async ({ params, query, body }) => ({
      id: params.id,
      received: await receivePart(platform.dataDir, params.id, query.offset, body as Buffer),
    }),
  )
}
