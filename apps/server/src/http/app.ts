// The one HTTP application: every surface of docs/api.md on one port, with limits, request ids and security headers.
import helmet from '@fastify/helmet'
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { brandOnHostOf } from '../platform/brand.ts'
import type { Disk } from '../platform/disk.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Pools } from '../platform/db/pools.ts'
import type { Platform, ServerModule } from '../platform/platform.ts'
import { authenticate } from './authenticate.ts'
import { brandPictures } from './brand-pictures.ts'
import { serveCompanyHosts } from './company-hosts.ts'
import { answerOtherOrigins } from './cross-origin.ts'
import { endConnectionsWhileStopping, type Lifecycle } from './drain.ts'
import { announceDeprecations } from './deprecation.ts'
import { renderErrors } from './error-renderer.ts'
import { connectionOptions, REQUEST_LIMIT_MS } from './connections.ts'
import { refuseWritesOnFullDisk } from './full-disk.ts'
import { serveHealth, serveMetrics } from './health.ts'
import { serveOsrm } from './osrm.ts'
import { addressOf, pagePolicy, serveConfig } from './page-config.ts'
import { framesOfOrderForm } from '../platform/order-form-frames.ts'
import { plainTracking } from '../modules/tracking/plain.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { compressAnswers, minimiseAnswers, tagAnswers } from './smaller-answers.ts'
import { serveWebApp } from './static-files.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { serveTiles } from './tiles.ts'
import { traceRequests } from './trace-requests.ts'
import { cleanForwardedFor, trustedProxies } from './trusted-proxies.ts'
import { refuseUnknownFields } from './unknown-fields.ts'

export interface HealthAppOptions {
  config: Config
  platform: Platform
  lifecycle: Lifecycle
  disk: Disk
  pools: Pick<Pools, 'isSaturated'>
  metrics: Metrics
}

export interface AppOptions extends HealthAppOptions {
  modules: ServerModule[]
  /** Public key that the pages use. */
  anonKey: string
  /** Folder of the web app's build, with `client/` and `routes.json`. */
  webBuild?: string
}

const WEB_BUILD = fileURLToPath(new URL('../../../web/build/', import.meta.url))
/** Largest JSON body in bytes; routes for files set a higher limit. */
const BODY_BYTES = 1024 * 1024

/** The routes of every role: liveness, readiness and metrics. A worker has no others. */
export async function buildHealthApp(options: HealthAppOptions): Promise<FastifyInstance> {
  const { config, platform, lifecycle } = options
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    genReqId: () => randomBytes(9).toString('base64url'),
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustedProxies).isTrusted,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 20_000, ignoreTrailingSlash: false },
    ...connectionOptions(REQUEST_LIMIT_MS),
  })
  traceRequests(app)
  renderErrors(app)
  await app.register(helmet, helmetOptions(config))
  app.addHook('onRequest', (request, _reply, done) => {
    cleanForwardedFor(request.raw)
    done()
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  endConnectionsWhileStopping(app, lifecycle)
  await compressAnswers(app)
  serveMetrics(app, options.metrics, config.metricsToken)
  serveHealth(app, options)
  return app
}

/** Builds the application without listening, so that tests can use `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, platform, modules, disk, webBuild = WEB_BUILD } = options
  const app = await buildHealthApp(options)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerOtherOrigins(app, platform, config.corsOrigins)
  refuseWritesOnFullDisk(app, disk)
  serveCompanyHosts(app, platform)

  serveConfig(app, config, options.anonKey)
  serveSecurityTxt(app, platform, (request) => addressOf(request, config))
  serveTiles(app, platform)
  serveOsrm(app, platform)
  await app.register(platform.surface.plugin)
  await app.register(
    async (api) => {
      authenticate(api, platform)
      refuseUnstorableText(api)
      refuseUnknownFields(api)
      announceDeprecations(api)
      for (const module of modules) await module.api?.(api, platform)
      minimiseAnswers(api)
      tagAnswers(api)
    },
    { prefix: '/api/v1' },
  )
  await app.register(
    async (scim) => {
      authenticate(scim, platform)
      refuseUnstorableText(scim)
      for (const module of modules) await module.scim?.(scim, platform)
    },
    { prefix: '/scim/v2' },
  )
  for (const module of modules) {
    const { root } = module
    if (!root) continue
    await app.register(async (scope) => {
      refuseUnstorableText(scope)
      await root(scope, platform)
    })
  }
  await serveWebApp(app, {
    folder: `${webBuild}client`,
    patternsFile: `${webBuild}routes.json`,
    policy: (hashes, frames) => pagePolicy(config, hashes, frames),
    framesOf: (path) => framesOfOrderForm(platform, path),
    address: (request) => addressOf(request, config),
    brand: async ({ companyHost }) => {
      const brand = await platform.brand.read()
      return companyHost ? brandOnHostOf(companyHost, brand, platform.publicUrl) : brand
    },
    picture: brandPictures(platform),
    plain: plainTracking(platform, (request) => addressOf(request, config)),
  })
  return app
}

function helmetOptions(config: Config) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  return {
    // Pages set their own policy; API responses get the strictest one.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  }
}
