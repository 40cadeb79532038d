// Tests discovery documents that an issuer could use to attack people who sign in. No issuer runs: the documents suffice.
import { describe, expect, it } from 'vitest'
import { Issuer, newSecrets } from '../src/auth/oidc-issuer.ts'

const issuerSaying = (url: string, document: object) =>
  new Issuer({
    issuer: url,
    clientId: 'dropwise',
    clientSecret: 'secret',
    label: 'ID',
    fetch: async () => Response.json({ issuer: url, ...document }),
  })
const leave = (issuer: Issuer) => issuer.signInUrl(newSecrets(), 'https://dropwise.test/callback')
const refusal = { code: 'bad_oauth_callback', cause: expect.any(Error) }

describe('an issuer', () => {
  it('is called over https only', async () => {
    const saying = (endpoint: string) =>
      issuerSaying('https://id.example', {
        authorization_endpoint: endpoint,
        jwks_uri: 'https://id.example/jwks',
      })
    expect(await leave(saying('https://id.example/auth'))).toMatch(/^https:\/\/id\.example\/auth\?/)
    for (const endpoint of ['javascript:alert(1)', 'data:text/html,x', 'http://id.example/auth'])
      await expect(leave(saying(endpoint))).rejects.toMatchObject(refusal)
  })

  it('serves one organisation, since it names the addresses of its people', async () => {
    const everybody = issuerSaying('https://login.microsoftonline.com/common/v2.0', {
      issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
      authorization_endpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    })
    await expect(leave(everybody)).rejects.toMatchObject({
      code: 'bad_oauth_callback',
      cause: { message: expect.stringContaining('every organisation') },
    })
  })
})
