// A company's own host name for tracking pages: settings, checks, and the request of the proxy whether it may get
// a certificate (docs/operations.md).
import { trackingHostBody, trackingHostResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireReader } from '../../platform/access.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { CHALLENGE_PATH, lookAtHost, type LookAtHost } from './look.ts'
import { challengeOf, checkAllHosts, checkHost, readHost, removeHost, setHost } from './service.ts'

const checkAll = defineJob('tracking-hosts.check', z.object({}), { retryLimit: 0 })

/** Tests replace `look`, because they have no DNS. */
export function trackingHostsModule(look: LookAtHost = lookAtHost): ServerModule {
  return {
    name: 'tracking-hosts',
    api: (app, platform) => hostRoutes(app, platform, look),
    root: proxyRoutes,
    async work(platform) {
      await platform.jobs.work(checkAll, () => checkAllHosts(platform, look))
      await platform.jobs.schedule(checkAll, '41 * * * *', {})
    },
  }
}

function hostRoutes(app: FastifyInstance, platform: Platform, look: LookAtHost): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Tracking']
  const writing = { access: requireAdmin(undefined, 'settings:write'), keepResponse: false }
  const response = { 200: trackingHostResponse }
  const path = '/company/tracking-host'

  api.get(
    path,
    {
      config: { access: requireReader('orders:read') },
      schema: { tags, summary: 'Read the company’s own host name for tracking pages', response },
    },
    ({ member }) => readHost(platform, member),
  )
  api.put(
    path,
    {
      config: writing,
      schema: {
        tags,
        summary: 'Set the company’s own host name for tracking pages',
        description:
          'The answer names the DNS record to set. Links use the host after a check has seen it point here.',
        body: trackingHostBody,
        response,
      },
    },
    ({ member, body }) => setHost(platform, member, body.host),
  )
  api.delete(
    path,
    {
      config: writing,
      schema: { tags, summary: 'Remove the host name; tracking pages stay on the platform’s', response },
    },
    ({ member }) => removeHost(platform, member),
  )
  api.post(
    `${path}/check`,
    {
      config: writing,
      schema: { tags, summary: 'Check now where the host name points', response },
    },
    ({ member }) => checkHost(platform, look, member),
  )
}

/** Routes for proxies and our own checks, without a sign-in: the responses reveal no more than DNS. */
function proxyRoutes(app: FastifyInstance, platform: Platform): void {
  app.get(CHALLENGE_PATH, async (request, reply) => {
    const challenge = request.companyHost && (await challengeOf(platform, request.companyHost.host))
    return challenge
      ? reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(challenge)
      : reply.callNotFound()
  })
  const platformHost = new URL(platform.publicUrl).hostname
  app.get('/tls/allowed', async (request, reply) => {
    const { domain } = (request.query ?? {}) as Record<string, unknown>
    const host = typeof domain === 'string' ? domain.toLowerCase().replace(/\.$/, '') : ''
    const isServed = host === platformHost || (await platform.trackingHosts.companyOf(host)) !== undefined
    return reply
      .code(isServed ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(isServed ? 'yes' : 'no')
  })
}
