// Single sign-on per company: its settings, and the addresses of a sign-in at the company's identity provider.
import {
  idText,
  signOnBody,
  signOnDomainBody,
  signOnResponse,
  signOnStartQuery,
  signOnTrialResponse,
} from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone, requireAdmin } from '../../platform/access.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { readForms } from '../../platform/texts/twilio-callback.ts'
import { loginUrlOf } from './addresses.ts'
import {
  addDomain,
  checkAllDomains,
  checkDomain,
  lookUpTxt,
  mailDomainOf,
  removeDomain,
  type LookUpTxt,
} from './domains.ts'
import { finishOidc, finishSaml, startFlow, withProblem } from './flow.ts'
import { SignOnError } from './problem.ts'
import { connectionOf } from './queries.ts'
import { metadataOf } from './saml.ts'
import { readSignOn, removeSignOn, setSignOn, trySignOn } from './settings.ts'

/** Sign-ins of one address in five minutes: an office comes to work at the same time. */
const STARTS = { most: 300, seconds: 300 }
/** Bytes of a form with a SAML response; they have some ten thousand. */
const FORM_BYTES = 256 * 1024

const checkAll = defineJob('sign-on.check-domains', z.object({}), { retryLimit: 0 })

/** Tests replace `lookUp`, because they have no DNS. */
export function signOnModule(lookUp: LookUpTxt = lookUpTxt): ServerModule {
  return {
    name: 'sign-on',
    async api(app, platform) {
      settingsRoutes(app, platform, lookUp)
      await app.register(async (scope) => browserRoutes(scope, platform))
    },
    async work(platform) {
      await platform.jobs.work(checkAll, () => checkAllDomains(platform, lookUp))
      await platform.jobs.schedule(checkAll, '23 3 * * *', {})
    },
  }
}

// Custom roles cannot open these calls: the identity provider decides who signs in as whom, so only administrators choose it.
function settingsRoutes(app: FastifyInstance, platform: Platform, lookUp: LookUpTxt): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['People']
  const config = { access: requireAdmin(), keepResponse: false }
  const response = { 200: signOnResponse }
  const path = '/company/sign-on'
  const params = z.object({ domain: z.string().max(300) })

  api.get(
    path,
    {
      config: { access: requireAdmin() },
      schema: { tags, summary: 'Read the company’s single sign-on', response },
    },
    ({ member }) => readSignOn(platform, member),
  )
  api.put(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Set up the company’s single sign-on',
        description:
          'By OpenID Connect or SAML 2.0. It can be turned on once a mail domain is proven. The secret is never returned.',
        body: signOnBody,
        response,
      },
    },
    ({ member, body }) => setSignOn(platform, member, body),
  )
  api.delete(
    path,
    { config, schema: { tags, summary: 'Remove the company’s single sign-on', response } },
    ({ member }) => removeSignOn(platform, member),
  )
  api.post(
    `${path}/trial`,
    {
      config,
      schema: {
        tags,
        summary: 'Try the company’s single sign-on',
        description:
          'Returns the page of the identity provider to open in a browser. Nobody is signed in; reading single sign-on tells how it went.',
        response: { 200: signOnTrialResponse },
      },
    },
    ({ member }) => trySignOn(platform, member),
  )
  api.post(
    `${path}/domains`,
    { config, schema: { tags, summary: 'Add a mail domain', body: signOnDomainBody, response } },
    async ({ member, body }) => {
      await addDomain(platform, member, body.domain)
      return readSignOn(platform, member)
    },
  )
  api.post(
    `${path}/domains/:domain/check`,
    { config, schema: { tags, summary: 'Check now whether a mail domain is proven', params, response } },
    async ({ member, params: { domain } }) => {
      await checkDomain(platform, lookUp, member, domain)
      return readSignOn(platform, member)
    },
  )
  api.delete(
    `${path}/domains/:domain`,
    { config, schema: { tags, summary: 'Remove a mail domain', params, response } },
    async ({ member, params: { domain } }) => {
      await removeDomain(platform, member, domain)
      return readSignOn(platform, member)
    },
  )
}

/** Addresses that browsers open on their way. A person is waiting: problems go to the page that they came from. */
function browserRoutes(scope: FastifyInstance, platform: Platform): void {
  const api = scope.withTypeProvider<ZodTypeProvider>()
  readForms(scope)
  const config = { access: allowAnyone(), keepResponse: false }
  const params = z.object({ companyId: idText })
  const countTry = ({ ip }: FastifyRequest): Promise<void> =>
    consumeQuota(platform, callerQuotas('single sign-on', ip, STARTS))

  api.get(
    '/sign-on/start',
    { config, schema: { hide: true, querystring: signOnStartQuery } },
    async (request, reply) => {
      await countTry(request)
      const {
        domain,
        redirect_to: wish,
        code_challenge: challenge,
        code_challenge_method: method,
      } = request.query
      const target = platform.surface.allowedTarget(wish ?? loginUrlOf(platform), request)
      const location = await startFor(platform, domain, { target, challenge, method })
      return reply.code(303).header('location', location).header('cache-control', 'no-store').send()
    },
  )
  api.get(
    '/sign-on/oidc/:companyId/callback',
    { config: { ...config, acceptsUnknown: true }, schema: { hide: true, params } },
    async (request, reply) => {
      await countTry(request)
      const query = request.url.split('?').slice(1).join('?')
      const location = await finishOidc(platform, {
        tenantId: request.params.companyId,
        ip: request.ip,
        query,
      })
      return reply.code(303).header('location', location).header('cache-control', 'no-store').send()
    },
  )
  api.post(
    '/sign-on/saml/:companyId/acs',
    { config: { ...config, acceptsUnknown: true }, bodyLimit: FORM_BYTES, schema: { hide: true, params } },
    async (request, reply) => {
      await countTry(request)
      const { SAMLResponse: samlResponse } = (request.body ?? {}) as Record<string, unknown>
      const location = await finishSaml(platform, {
        tenantId: request.params.companyId,
        ip: request.ip,
        samlResponse: typeof samlResponse === 'string' ? samlResponse : '',
      })
      return reply.code(303).header('location', location).header('cache-control', 'no-store').send()
    },
  )
  api.get(
    '/sign-on/saml/:companyId/metadata',
    { config, schema: { hide: true, params } },
    async (request, reply) => {
      await countTry(request)
      // The same text for every id: it does not tell whether there is such a company.
      return reply
        .type('application/samlmetadata+xml; charset=utf-8')
        .send(metadataOf(platform, request.params.companyId))
    },
  )
}

async function startFor(
  platform: Platform,
  domain: string,
  { target, challenge, method }: { target: string; challenge: string; method: 's256' | 'plain' },
): Promise<string> {
  try {
    const connection = await connectionOf(platform, mailDomainOf(domain))
    if (!connection) throw new SignOnError('sso_no_domain')
    return await startFlow(platform, connection, {
      redirectTo: target,
      challenge: { challenge, challengeMethod: method },
    })
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error
    return withProblem(target, error)
  }
}
