// The configuration of pages (/config.json) and their content policy.
import { DEMO_ACCOUNTS, DEMO_PASSWORD, publicConfig, type PublicConfig } from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import product from '../../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'

/** Public configuration that a page needs to start (docs/api.md, part A). */
export function serveConfig(app: FastifyInstance, config: Config, anonKey: string): void {
  app.get('/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return publicConfig.parse({
      url: config.backend?.url ?? addressOf(request, config),
      anonKey: config.backend?.anonKey ?? anonKey,
      mapStyleUrl: config.mapStyleUrl ?? null,
      providerStatusUrl: config.providerStatusUrl ?? null,
      publicSiteUrl: config.publicSiteUrl ?? null,
      // Another backend has its own ways to sign in.
      singleSignOn: config.oidc && !config.backend ? { label: config.oidc.label } : null,
      features: { demo: config.isDemo, testClock: config.hasTestClock },
      demoAccounts: config.isDemo
        ? DEMO_ACCOUNTS.map((account) => ({ ...account, password: DEMO_PASSWORD }))
        : [],
      version: product.version,
    } satisfies PublicConfig)
  })
}

/** The company's own host, PUBLIC_URL, or else the address of the request. */
export function addressOf(request: FastifyRequest, config: Config): string {
  return request.companyHost?.origin ?? config.publicUrl ?? `${request.protocol}://${request.host}`
}

/**
 * The map renders in workers created from blobs and loads its style and tiles from us or from MAP_STYLE_URL's host.
 * Pages call the backend named in /config.json: another server, or ours under PUBLIC_URL. Diagnostic pages also call the
 * provider's status API and the operator's public site, where configured.
 */
export function pagePolicy(config: Config, scriptHashes: string[], frames: readonly string[] = []): string {
  const map = config.mapStyleUrl ? ` ${new URL(config.mapStyleUrl).origin}` : ''
  const backend = config.backend?.url ?? config.publicUrl
  const connectOrigins = [backend, config.providerStatusUrl, config.publicSiteUrl]
    .map((address) => (address === undefined ? '' : ` ${new URL(address).origin}`))
    .join('')
  return [
    "default-src 'self'",
    // The driver's phone reads labels with WebAssembly where the browser has no reader.
    `script-src 'self' 'wasm-unsafe-eval' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    "font-src 'self' data:",
    `connect-src 'self' ws: wss:${connectOrigins}${map}`,
    "worker-src 'self' blob:",
    "child-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
  ].join('; ')
}
