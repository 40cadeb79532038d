// Answers for sign-in methods that this server does not offer, as upstream answers when they are disabled.
import type { FastifyRequest } from 'fastify'
import type { AuthContext } from './context.ts'
import { PROVIDERS } from './discovery.ts'
import { AuthError, invalid, OAuthError } from './errors.ts'
import { type Body, query, text } from './input.ts'
import { requireAdmin, requireUser } from './who.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Handler = (context: AuthContext, request: FastifyRequest) => Promise<never>

const featureDisabled = (what: string): AuthError =>
  new AuthError(404, 'feature_disabled', `${what} disabled`)
const oauthServer = (): AuthError => featureDisabled('OAuth server is')
const customProviders = (): AuthError => featureDisabled('Custom OAuth providers are')
const passkeys = (): AuthError => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
const saml = (): AuthError => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')

const refuse =
  (error: () => AuthError): Handler =>
  async () => {
    throw error()
  }
const refuseUser =
  (error: () => AuthError): Handler =>
  async (context, request) => {
    await requireUser(context, request)
    throw error()
  }
const refuseAdmin =
  (error: () => AuthError): Handler =>
  async (context, request) => {
    await requireAdmin(context, request)
    throw error()
  }

export const DISABLED_ROUTES: [methods: Method[], url: string, handler: Handler][] = [
  [['POST'], '/sso', refuse(saml)],
  [['GET'], '/sso/saml/metadata', refuse(saml)],
  [['POST'], '/sso/saml/acs', refuse(saml)],
  [['GET', 'POST'], '/passkeys', refuse(passkeys)],
  [['GET', 'POST', 'PATCH', 'DELETE'], '/passkeys/*', refuse(passkeys)],
  [['GET', 'POST'], '/oauth/*', refuse(oauthServer)],
  [['GET', 'DELETE'], '/user/oauth/grants', refuseUser(oauthServer)],
  [['GET', 'POST'], '/admin/oauth/clients', refuseAdmin(oauthServer)],
  [['GET', 'PUT', 'POST', 'DELETE'], '/admin/oauth/clients/*', refuseAdmin(oauthServer)],
  [['GET', 'POST'], '/admin/custom-providers', refuseAdmin(customProviders)],
  [['GET', 'PUT', 'DELETE'], '/admin/custom-providers/*', refuseAdmin(customProviders)],
  [['GET'], '/admin/users/:id/passkeys', refuseAdmin(passkeys)],
  [['DELETE'], '/admin/users/:id/passkeys/:passkey', refuseAdmin(passkeys)],
]

/** A well-known provider is disabled; an unknown one is named in the error. */
export function providerDisabled(request: FastifyRequest): AuthError {
  const name = query(request).get('provider') ?? ''
  return invalid(
    PROVIDERS.includes(name.toLowerCase())
      ? 'Unsupported provider: provider is not enabled'
      : `Unsupported provider: Provider ${name} could not be found`,
  )
}

const ISSUERS: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  kakao: 'https://kauth.kakao.com',
  keycloak: '',
}

export async function idTokenGrant(body: Body): Promise<never> {
  const provider = text(body, 'provider') ?? ''
  const issuer = text(body, 'issuer') ?? ''
  if (!text(body, 'id_token')) throw new OAuthError('invalid request', 'id_token required')
  if (provider === '' && (!text(body, 'client_id') || issuer === ''))
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  const knownIssuer = Object.entries(ISSUERS).find(
    ([name, url]) => name === provider || (url !== '' && url === issuer),
  )
  if (!knownIssuer && provider !== 'azure')
    throw invalid(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`)
  throw new AuthError(
    400,
    'provider_disabled',
    `Provider (issuer ${JSON.stringify(knownIssuer ? knownIssuer[1] : issuer)}) is not enabled`,
  )
}

export async function web3Grant(): Promise<never> {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
}
