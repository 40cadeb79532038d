// @vitest-environment happy-dom
// Tests rules for recipients: other settings stay, and a phone line needs its country code.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RecipientRulesScreen } from './recipient-rules-screen.tsx'

it('[2.11-4] saves the line of the driver beside what else is set', async () => {
  const { screen, user, requests } = renderScreen(<RecipientRulesScreen />, {
    answers: {
      'GET /rest/v1/tenants': { settings: { driver: { proof: ['photo'] }, notices: { sharesProof: false } } },
      'PATCH /rest/v1/tenants': [{ id: '1' }],
    },
  })
  const line = await screen.findByLabelText('Number to call or text the driver')
  await user.type(line, '555 0100')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Include the country code, such as +1 555 0187.')
  await user.clear(line)
  await user.type(line, '+1 555 0100')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved')
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    settings: {
      driver: { proof: ['photo'] },
      notices: {
        channels: {},
        quietHours: { from: '21:00', to: '07:00' },
        sharesProof: false,
        driverLine: '+15550100',
        joinsCalls: false,
        takesMessages: true,
        hidesPlatform: false,
        textBudget: null,
        stopsAtBudget: true,
      },
    },
  })
})

it('[M90] saves a budget for texts, and whether to exceed it', async () => {
  const { screen, user, requests } = renderScreen(<RecipientRulesScreen />, {
    answers: {
      'GET /rest/v1/tenants': { settings: { notices: { textBudget: 200 } } },
      'PATCH /rest/v1/tenants': [{ id: '1' }],
    },
  })
  const budget = await screen.findByLabelText('Texts a month')
  expect(budget).toHaveProperty('value', '200')
  await user.clear(budget)
  await user.type(budget, '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a number from 1 to 1000000.')
  await user.clear(budget)
  await user.type(budget, '500')
  await user.click(screen.getByRole('checkbox', { name: /^Stop texts/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved')
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    settings: { notices: { textBudget: 500, stopsAtBudget: false } },
  })
})

it('[M75] names the DNS record of the company’s own host, checks it, and says where links lead', async () => {
  const ownRules = {
    host: 'track.acme.example',
    state: 'not_checked',
    seen: null,
    checkedAt: null,
    record: { type: 'CNAME', name: 'track.acme.example', value: 'fleet.example' },
    linksTo: 'https://fleet.example',
  }
  const { screen, user, requests } = renderScreen(<RecipientRulesScreen />, {
    answers: {
      'GET /rest/v1/tenants': { settings: {} },
      'GET /api/v1/company/tracking-host': ownRules,
      'POST /api/v1/company/tracking-host/check': {
        ...ownRules,
        state: 'points_elsewhere',
        seen: 'Another server answers track.acme.example (status 200).',
        checkedAt: '2026-04-16T10:00:00Z',
      },
    },
  })
  const record = await screen.findByLabelText('DNS record to set')
  expect(record.textContent).toContain('CNAME')
  expect(record.textContent).toContain('fleet.example')
  screen.getByText('Not checked')
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await screen.findByText('Points elsewhere')
  screen.getByText(/Another server answers/)
  expect(requests.some(({ method, path }) => method === 'POST' && path.endsWith('/check'))).toBe(true)
})
