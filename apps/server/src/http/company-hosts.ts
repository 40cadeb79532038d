// Companies' own hosts serve only tracking, proofs and the order form: no sign-in, no portals, no other company's parcels.
import { publicOrigin } from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { HostCompany } from '../platform/tracking-hosts.ts'
import { sendError } from './error-renderer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The company whose own host this request is for; null on the platform's host. */
    companyHost: (HostCompany & { origin: string }) | null
  }
}

/** Tracking with its live line, proofs, the order form, and their files. Service workers belong to the portals. */
const SERVED =
  /^\/((track|verify)(\/[^/]+)?\/?|order\/[^/]+\/?|config\.json|assets\/.*|tiles\/.*|map\/.*|icons\/.*|realtime\/v1\/.*|storage\/v1\/(object|render\/image)\/public\/.*|api\/v1\/tracking\/[^/]+|api\/v1\/verify(\/[^/]+)?|api\/v1\/order-form\/[^/]+(\/(slots|orders))?|\.well-known\/(dropwise-host|proof-keys\.json)|[a-z0-9-]+\.(svg|png|ico|webmanifest|woff2))$/
/** Pages of recipients with an account: the platform's host has them. */
const RECIPIENT_PAGES = /^\/customer(\/|$)/

/** Marks requests for companies' hosts, and answers those that they do not serve. */
export function serveCompanyHosts(
  app: FastifyInstance,
  { trackingHosts, publicUrl }: Pick<Platform, 'trackingHosts' | 'publicUrl'>,
): void {
  const platformHost = new URL(publicUrl).hostname
  app.decorateRequest('companyHost', null)
  app.addHook('onRequest', async (request, reply) => {
    const host = hostOf(request)
    if (host === '' || host === platformHost) return undefined
    const company = await trackingHosts.companyOf(host)
    if (!company) return undefined
    request.companyHost = { ...company, origin: publicOrigin(publicUrl, company.host) }
    const path = request.url.split('?')[0] ?? '/'
    if (SERVED.test(path)) return undefined
    if (!isVisit(request)) return sendError(reply, request, errors.not_on_this_host(publicUrl))
    return reply.redirect(RECIPIENT_PAGES.test(path) ? publicUrl + request.url : '/track')
  })
}

const hostOf = ({ hostname }: FastifyRequest): string => hostname?.toLowerCase().replace(/\.$/, '') ?? ''

/** A person's browser that opens a page. */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html')
