// Mounts /auth/v1: every endpoint with its method, one renderer for errors.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  addCors,
  clientErrorStatus,
  headerText,
  isAnswered,
  sendJson,
  acceptRawBodies,
} from '../core/http.ts'
import { isConnectionError } from '../core/scoped.ts'
import * as account from './account.ts'
import * as admin from './admin.ts'
import type { AuthContext } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { query } from './input.ts'
import * as mails from './mails.ts'
import * as mfa from './mfa.ts'
import { signUp } from './sign-up.ts'
import { token } from './token.ts'
import { verifyGet, verifyPost } from './verify.ts'
import { requireUser } from './who.ts'

const BODY_LIMIT = 1024 * 1024
const FIRST_VERSION = '2024-01-01'
const PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]

function settings(context: AuthContext): Record<string, unknown> {
  return {
    external: {
      anonymous_users: context.anonymous,
      ...Object.fromEntries(PROVIDERS.map((name) => [name, false])),
      email: true,
      phone: context.autoconfirm,
    },
    disable_signup: context.disableSignup,
    mailer_autoconfirm: context.autoconfirm,
    phone_autoconfirm: context.autoconfirm,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}

function version(request: FastifyRequest): string | undefined {
  const asked = headerText(request.headers['x-supabase-api-version'])
  return asked !== undefined && /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= FIRST_VERSION
    ? FIRST_VERSION
    : undefined
}

/** Errors as GoTrue renders them: by code for clients of 2024 and later, by number for older ones. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { retryAfter, ...extra } = error.extra
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  reply.header('x-sb-error-code', error.code)
  const asked = version(request)
  if (asked === undefined)
    return sendJson(reply, error.status, {
      code: error.status,
      error_code: error.code,
      msg: error.message,
      ...extra,
    })
  reply.header('x-supabase-api-version', asked)
  return sendJson(reply, error.status, { code: error.code, message: error.message, ...extra })
}

function toAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error
  if (isConnectionError(error))
    return new AuthError(503, 'request_timeout', 'The database cannot be reached. Try again in a moment.', {
      retryAfter: 1,
    })
  const { code } = error as { code?: string }
  if (code === '40001' || code === '40P01')
    return new AuthError(409, 'conflict', 'Another request changed the same user. Try again.')
  if (code === '22021' || code === '22P05' || code === '22001')
    return invalid('The request holds text that cannot be stored')
  const status = clientErrorStatus(error)
  if (status === 413) return new AuthError(413, 'request_too_large', 'The request body is larger than 1 MB')
  return status === undefined
    ? undefined
    : new AuthError(status, 'bad_json', 'Could not read the request body')
}

export function mountAuth(app: FastifyInstance, context: AuthContext): void {
  addCors(app)
  acceptRawBodies(app)
  app.setErrorHandler((error, request, reply) => {
    const known = toAuthError(error)
    if (known) return sendError(request, reply, known)
    request.log.error({ err: error }, 'auth request failed')
    return sendError(
      request,
      reply,
      new AuthError(
        500,
        'unexpected_failure',
        'Unexpected failure, please check server logs for more information',
      ),
    )
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new AuthError(404, 'not_found', 'There is no such endpoint')),
  )

  type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  const on = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    handler: Handler,
    status = 200,
  ): void => {
    app.route({
      method,
      url,
      bodyLimit: BODY_LIMIT,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const value = await handler(request, reply)
        if (isAnswered(reply)) return reply
        const asked = version(request)
        if (asked !== undefined) reply.header('x-supabase-api-version', asked)
        reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
        return value === undefined ? reply.code(204).send() : sendJson(reply, status, value)
      },
    })
  }
  const param = (request: FastifyRequest, name: string): string =>
    (request.params as Record<string, string>)[name] ?? ''

  on('GET', '/health', async () => ({
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
  on('GET', '/settings', async () => settings(context))
  on('GET', '/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys: context.keys.jwks }
  })

  on('POST', '/signup', (request) => signUp(context, request))
  on('POST', '/token', (request) => token(context, request))
  on('POST', '/otp', (request) => mails.otp(context, request))
  on('POST', '/magiclink', (request) => mails.otp(context, request))
  on('POST', '/recover', (request) => mails.recover(context, request))
  on('POST', '/resend', (request) => mails.resend(context, request))
  on('GET', '/reauthenticate', (request) => mails.reauthenticate(context, request))
  on('POST', '/reauthenticate', (request) => mails.reauthenticate(context, request))
  on('GET', '/verify', (request, reply) => verifyGet(context, request, reply))
  on('POST', '/verify', (request) => verifyPost(context, request))
  on('GET', '/user', (request) => account.getUser(context, request))
  on('PUT', '/user', (request) => account.updateUser(context, request))
  on('POST', '/logout', (request) => account.logout(context, request))
  on('GET', '/authorize', async (request) => {
    throw invalid(
      `Unsupported provider: ${query(request).get('provider') ? 'provider is not enabled' : 'missing provider'}`,
    )
  })
  on('POST', '/sso', async () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
  on('GET', '/user/identities/authorize', async (request) => {
    await requireUser(context, request)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  })
  on('DELETE', '/user/identities/:id', (request) =>
    account.unlinkIdentity(context, request, param(request, 'id')),
  )

  on('POST', '/factors', (request) => mfa.enroll(context, request))
  on('POST', '/factors/:id/challenge', (request) => mfa.challenge(context, request, param(request, 'id')))
  on('POST', '/factors/:id/verify', (request) => mfa.verifyFactor(context, request, param(request, 'id')))
  on('DELETE', '/factors/:id', (request) => mfa.unenroll(context, request, param(request, 'id')))

  on('POST', '/invite', (request) => admin.invite(context, request))
  on('POST', '/admin/users', (request) => admin.createUser(context, request))
  on('GET', '/admin/users', (request, reply) => admin.list(context, request, reply))
  on('GET', '/admin/users/:id', (request) => admin.read(context, request, param(request, 'id')))
  on('PUT', '/admin/users/:id', (request) => admin.update(context, request, param(request, 'id')))
  on('DELETE', '/admin/users/:id', (request) => admin.remove(context, request, param(request, 'id')))
  on('POST', '/admin/generate_link', (request) => admin.generateLink(context, request))
  on('GET', '/admin/users/:id/factors', (request) =>
    admin.listFactors(context, request, param(request, 'id')),
  )
  on('DELETE', '/admin/users/:id/factors/:factor', (request) =>
    admin.deleteFactor(context, request, param(request, 'id'), param(request, 'factor')),
  )
}
