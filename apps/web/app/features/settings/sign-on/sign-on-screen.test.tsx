// @vitest-environment happy-dom
// Tests the settings of single sign-on: domains with their record, what is sent for each protocol, and how the last sign-in went.
import type { SignOnResponse } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SignOnScreen } from './sign-on-screen.tsx'

const ADDRESSES = {
  redirectUrl: 'https://dropwise.test/api/v1/sign-on/oidc/1/callback',
  metadataUrl: 'https://dropwise.test/api/v1/sign-on/saml/1/metadata',
  acsUrl: 'https://dropwise.test/api/v1/sign-on/saml/1/acs',
}
const record = { type: 'TXT' as const, name: '_dropwise.fleet.example', value: 'dropwise-domain-proof=1' }
const FRESH: SignOnResponse = {
  connection: null,
  domains: [{ domain: 'fleet.example', provenAt: null, checkedAt: null, seen: null, record }],
  addresses: ADDRESSES,
}
const SAML: SignOnResponse = {
  ...FRESH,
  connection: {
    kind: 'saml',
    issuer: 'https://id.fleet.example',
    clientId: null,
    signInUrl: 'https://id.fleet.example/sign-in',
    certificates: [{ pem: 'PEM', subject: 'CN=Fleet', endsAt: '2030-01-02T00:00:00.000Z' }],
    roleForNew: null,
    isEnabled: true,
    isRequired: false,
    lastSuccessAt: null,
    lastProblem: 'Invalid signature',
    lastProblemAt: '2026-11-24T10:00:00.000Z',
  },
}
const PATH = '/api/v1/company/sign-on'
const open = (signOn: SignOnResponse, more = {}) =>
  renderScreen(<SignOnScreen />, { answers: { [`GET ${PATH}`]: signOn, ...more } })

it('[M85] shows the record of a domain until it is proven', async () => {
  const provenDomain = { ...FRESH.domains[0]!, provenAt: '2026-11-24T10:00:00.000Z' }
  const { screen, user } = open(FRESH, {
    [`POST ${PATH}/domains/fleet.example/check`]: { ...FRESH, domains: [provenDomain] },
  })
  const list = await screen.findByLabelText('DNS record to set')
  expect(within(list).getByText('dropwise-domain-proof=1')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Check fleet.example' }))
  expect(await screen.findByText('Proven')).toBeDefined()
  expect(screen.queryByLabelText('DNS record to set')).toBeNull()
})

it('[M85] sends a connection by OpenID Connect, and keeps the typed values beside a refusal', async () => {
  const { screen, user, requests } = open(FRESH, {
    [`PUT ${PATH}`]: new Refusal(409, {
      code: 'sign_on_needs_domain',
      message: 'No mail domain of your company is proven yet.',
      hint: 'Add a domain.',
    }),
  })
  await user.type(await screen.findByLabelText('Issuer'), 'https://id.fleet.example')
  expect(screen.getByText(ADDRESSES.redirectUrl)).toBeDefined()
  await user.type(screen.getByLabelText('Client ID'), 'dropwise')
  await user.type(screen.getByLabelText('Client secret'), 'a secret')
  await user.click(screen.getByLabelText('Single sign-on is on'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/No mail domain of your company is proven yet/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('dropwise')
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    kind: 'oidc',
    issuer: 'https://id.fleet.example',
    clientId: 'dropwise',
    secret: 'a secret',
    signInUrl: null,
    certificates: [],
    roleForNew: null,
    isEnabled: true,
    isRequired: false,
  })
})

it('[M85] shows the addresses for SAML, the end of the certificate and the last problem', async () => {
  const { screen, user, requests } = open(SAML, { [`PUT ${PATH}`]: SAML })
  expect(await screen.findByText(ADDRESSES.acsUrl)).toBeDefined()
  expect(screen.getByText(/CN=Fleet: valid until/)).toBeDefined()
  expect(screen.getByText(/Invalid signature$/)).toBeDefined()
  await user.click(screen.getByLabelText('Members with a proven mail domain must use it'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Single sign-on saved')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    kind: 'saml',
    certificates: ['PEM'],
    clientId: null,
    isRequired: true,
  })
})
