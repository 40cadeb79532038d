// Mounts /auth/v1: every endpoint with its method, one renderer for errors.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptRawBodies, addCors, isAnswered, sendJson } from '../core/http.ts'
import * as account from './account.ts'
import * as admin from './admin.ts'
import { type AuthContext, contextFor } from './context.ts'
import { DISABLED_ROUTES } from './disabled.ts'
import { HEALTH, openIdConfiguration, settings } from './discovery.ts'
import { AuthError } from './errors.ts'
import { linkIdentity, unlinkIdentity } from './identities.ts'
import * as mails from './mails.ts'
import * as mfa from './mfa.ts'
import { authorize, callback } from './oidc.ts'
import { countCodes, makeCodes, verifyCode } from './recovery-codes.ts'
import { apiVersion, sendError, toAuthError, unexpectedFailure } from './respond.ts'
import { signUp } from './sign-up.ts'
import { token } from './token.ts'
import { openLink } from './verify-link.ts'
import { verify } from './verify.ts'

const BODY_LIMIT = 1024 * 1024
/** Caching of constant responses. */
const PUBLIC_CACHE = 'public, max-age=600'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Handler = (context: AuthContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type AddRoute = (method: Method | Method[], url: string, handler: Handler) => void

export function mountAuth(app: FastifyInstance, context: AuthContext): void {
  addCors(app)
  acceptRawBodies(app)
  app.setErrorHandler((error, request, reply) => {
    const authError = toAuthError(error)
    if (!authError) request.log.error({ err: error }, 'auth request failed')
    return sendError(request, reply, authError ?? unexpectedFailure())
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new AuthError(404, 'not_found', 'There is no such endpoint')),
  )
  const add: AddRoute = (method, url, handler) => {
    app.route({
      method,
      url,
      bodyLimit: BODY_LIMIT,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const value = await handler(contextFor(context, request), request, reply)
        if (isAnswered(reply)) return reply
        const version = apiVersion(request)
        if (version !== undefined) reply.header('x-supabase-api-version', version)
        reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
        return value === undefined ? reply.code(204).send() : sendJson(reply, 200, value)
      },
    })
  }
  addDiscovery(add)
  addSignIn(add, context.oidc !== undefined)
  addAccount(add)
  addPasskeys(add)
  addAdmin(add)
  for (const [methods, url, handler] of DISABLED_ROUTES) add(methods, url, handler)
}

function addDiscovery(add: AddRoute): void {
  add('GET', '/health', async () => HEALTH)
  add('GET', '/settings', async (context) => settings(context))
  add('GET', '/.well-known/jwks.json', async ({ keys }, _request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE)
    return { keys: keys.jwks }
  })
  for (const name of ['openid-configuration', 'oauth-authorization-server'])
    add('GET', `/.well-known/${name}`, async (context, _request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE)
      return openIdConfiguration(context)
    })
}

function addSignIn(add: AddRoute, hasIssuer: boolean): void {
  add('POST', '/signup', signUp)
  add('POST', '/token', token)
  add('POST', '/otp', mails.otp)
  add('POST', '/magiclink', mails.otp)
  add('POST', '/recover', mails.recover)
  add('POST', '/resend', mails.resend)
  add(['GET', 'POST'], '/reauthenticate', mails.reauthenticate)
  add('GET', '/verify', openLink)
  add('POST', '/verify', verify)
  add('GET', '/authorize', authorize)
  if (hasIssuer) add('GET', '/callback', callback)
}

function addAccount(add: AddRoute): void {
  add('GET', '/user', account.getUser)
  add('PUT', '/user', account.updateUser)
  add('POST', '/logout', account.logout)
  add('GET', '/user/identities/authorize', linkIdentity)
  add('DELETE', '/user/identities/:id', (context, request) =>
    unlinkIdentity(context, request, param(request, 'id')),
  )
  add('GET', '/recovery-codes', countCodes)
  add('POST', '/recovery-codes', makeCodes)
  add('POST', '/recovery-codes/verify', verifyCode)
  add('POST', '/factors', mfa.enroll)
  add('POST', '/factors/:id/challenge', (context, request) =>
    mfa.challenge(context, request, param(request, 'id')),
  )
  add('POST', '/factors/:id/verify', (context, request) =>
    mfa.verifyFactor(context, request, param(request, 'id')),
  )
  add('DELETE', '/factors/:id', (context, request) => mfa.unenroll(context, request, param(request, 'id')))
}

/** The library of WebAuthn takes some 20 MB, so the first call loads it. */
function addPasskeys(add: AddRoute): void {
  const loadSignIn = () => import('./passkey-sign-in.ts')
  const loadPasskeys = () => import('./passkeys.ts')
  add('POST', '/webauthn/sign-in/options', async (context, request) =>
    (await loadSignIn()).signInOptions(context, request),
  )
  add('POST', '/webauthn/sign-in/verify', async (context, request) =>
    (await loadSignIn()).signInVerify(context, request),
  )
  add('POST', '/webauthn/register/options', async (context, request) =>
    (await loadPasskeys()).registerOptions(context, request),
  )
  add('POST', '/webauthn/register/verify', async (context, request) =>
    (await loadPasskeys()).registerVerify(context, request),
  )
  add('GET', '/webauthn/passkeys', async (context, request) =>
    (await loadPasskeys()).listPasskeys(context, request),
  )
  add('PATCH', '/webauthn/passkeys/:id', async (context, request) =>
    (await loadPasskeys()).renamePasskey(context, request, param(request, 'id')),
  )
  add('DELETE', '/webauthn/passkeys/:id', async (context, request) =>
    (await loadPasskeys()).removePasskey(context, request, param(request, 'id')),
  )
}

function addAdmin(add: AddRoute): void {
  add('POST', '/invite', admin.invite)
  add('POST', '/admin/users', admin.createUser)
  add('GET', '/admin/users', admin.list)
  add('GET', '/admin/users/:id', (context, request) => admin.read(context, request, param(request, 'id')))
  add('PUT', '/admin/users/:id', (context, request) => admin.update(context, request, param(request, 'id')))
  add('DELETE', '/admin/users/:id', (context, request) =>
    admin.remove(context, request, param(request, 'id')),
  )
  add('POST', '/admin/generate_link', admin.generateLink)
  add('GET', '/admin/users/:id/factors', (context, request) =>
    admin.listFactors(context, request, param(request, 'id')),
  )
  add('DELETE', '/admin/users/:id/factors/:factor', (context, request) =>
    admin.deleteFactor(context, request, param(request, 'id'), param(request, 'factor')),
  )
}

const param = (request: FastifyRequest, name: string): string =>
  (request.params as Record<string, string>)[name] ?? ''
