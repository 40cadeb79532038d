// What this server does not offer is refused in the words that upstream uses where it is switched off.
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

let world: World
let client: SupabaseClient
beforeAll(async () => {
  world = await startWorld()
  client = await world.user('somebody@example.com')
})
afterAll(() => world.close())

async function ask(method: string, path: string, body?: unknown, token = world.anonKey) {
  const response = await fetch(`${world.url}/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}

describe('what is switched off', () => {
  it.each([
    [
      'POST',
      '/token?grant_type=web3',
      { chain: 'solana' },
      422,
      'web3_provider_disabled',
      'Web3 provider is disabled',
    ],
    [
      'POST',
      '/token?grant_type=id_token',
      { provider: 'google', id_token: 'x' },
      400,
      'provider_disabled',
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    [
      'POST',
      '/token?grant_type=id_token',
      { provider: 'acme', id_token: 'x' },
      400,
      'validation_failed',
      'Custom OIDC provider "acme" not allowed',
    ],
    [
      'GET',
      '/authorize?provider=github',
      undefined,
      400,
      'validation_failed',
      'Unsupported provider: provider is not enabled',
    ],
    [
      'GET',
      '/authorize?provider=acme',
      undefined,
      400,
      'validation_failed',
      'Unsupported provider: Provider acme could not be found',
    ],
    ['POST', '/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['POST', '/passkeys/authentication/options', {}, 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['GET', '/oauth/authorize?client_id=x', undefined, 404, 'feature_disabled', 'OAuth server is disabled'],
  ])('%s %s', async (method, path, body, status, code, message) => {
    expect(await ask(method, path, body)).toMatchObject({ status, code, message })
  })

  it('reports a missing field of an id_token grant as OAuth does', async () => {
    expect(await ask('POST', '/token?grant_type=id_token', { provider: 'google' })).toEqual({
      status: 400,
      error: 'invalid request',
      error_description: 'id_token required',
    })
  })

  it('reports to a signed-in client that identities cannot be linked by hand, and asks others to sign in', async () => {
    const { identities = [] } = (await client.auth.getUser()).data.user ?? {}
    const [identity] = identities
    if (!identity) throw new Error('no identity')
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
    expect((await client.auth.linkIdentity({ provider: 'github' })).error?.code).toBe(
      'manual_linking_disabled',
    )
    expect(await ask('DELETE', `/user/identities/${identity.id}`)).toMatchObject({
      status: 403,
      code: 'bad_jwt',
    })
  })

  it.each(['webauthn', 'phone'] as const)('refuses to enroll a %s factor', async (factorType) => {
    const { error } = await client.auth.mfa.enroll({
      factorType,
      phone: '+15550100',
      friendlyName: 'F',
    } as never)
    expect(error).toMatchObject({ status: 422, code: `mfa_${factorType}_enroll_not_enabled` })
  })

  it('allows calls of operators only to operators', async () => {
    expect(await ask('GET', '/admin/oauth/clients')).toMatchObject({ status: 403, code: 'not_admin' })
    expect(await ask('GET', '/admin/oauth/clients', undefined, world.serviceKey)).toMatchObject({
      status: 404,
      code: 'feature_disabled',
    })
  })
})

describe('discovery', () => {
  it('publishes issuer and keys at the addresses of OpenID discovery', async () => {
    const response = await ask('GET', '/.well-known/openid-configuration')
    expect(response).toMatchObject({
      issuer: `${world.url}/auth/v1`,
      jwks_uri: `${world.url}/auth/v1/.well-known/jwks.json`,
      response_types_supported: ['code'],
    })
  })
})
