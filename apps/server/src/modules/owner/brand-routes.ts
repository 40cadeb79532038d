// The product's brand over HTTP: one call for texts and colours, one for the bytes of the logo.
import { LOGO_MAX_BYTES, LOGO_TYPES, platformBrand, platformBrandResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Readable } from 'node:stream'
import { requirePlatformOwner } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeBrand, changeLogo, findBrand } from './brand.ts'

const config = { access: requirePlatformOwner() }
const tags = ['Owner: platform']
const response = { 200: platformBrandResponse }

export function brandRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  void app.register(async (scope) => logoRoute(scope, platform))

  api.get('/owner/brand', { config, schema: { tags, summary: 'Retrieve the brand', response } }, () =>
    findBrand(platform),
  )
  api.put(
    '/owner/brand',
    {
      config,
      schema: {
        tags,
        summary: 'Replace the name, address and colours of the product',
        description:
          'All pages, mails and files use them from now on. Colours without enough contrast are rejected.',
        body: platformBrand,
        response,
      },
    },
    ({ body }) => changeBrand(platform, body),
  )
  api.delete('/owner/brand/logo', { config, schema: { tags, summary: 'Delete the logo', response } }, () =>
    changeLogo(platform, null),
  )
}

/** Streams the body to disk whatever its content type, which needs a parser in a scope of its own. */
async function logoRoute(app: FastifyInstance, platform: Platform): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: LOGO_MAX_BYTES }, (_request, payload, done) =>
    done(null, payload),
  )
  app.withTypeProvider<ZodTypeProvider>().put(
    '/owner/brand/logo',
    {
      config,
      bodyLimit: LOGO_MAX_BYTES,
      schema: {
        tags,
        summary: 'Replace the logo',
        description: `The bytes of a PNG, JPEG or WebP picture as the body, at most ${LOGO_MAX_BYTES / 1024} kB.`,
        consumes: ['application/octet-stream', ...LOGO_TYPES],
        response,
      },
    },
    async ({ body }) => {
      if (!body)
        throw errors.validation_failed([
          { field: 'logo', message: 'Send the bytes of the picture as the body' },
        ])
      return changeLogo(platform, body as Readable)
    },
  )
}
