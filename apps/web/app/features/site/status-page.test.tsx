// @vitest-environment happy-dom
// Tests the status page: probes and the owner's posts, in the services' names.
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StatusPage } from './status-page.tsx'

const component = (id: string, label: string, state = 'up') => ({
  id,
  label,
  state,
  latencyMs: 12,
  uptime: 100,
  days: [],
})
const incident = (state: string) => ({
  id: '66666666-6666-4666-8666-666666666661',
  title: 'People cannot sign in',
  component: 'sign_in',
  severity: 'major',
  state,
  startedAt: '2026-11-26T00:06:00.000Z',
  resolvedAt: null,
  body: 'We look into it.',
})
const show = (incidents: object[], signIn = 'up', path = '/status') =>
  renderScreen(<StatusPage />, {
    path,
    user: null,
    answers: {
      'GET /api/v1/status': {
        checkedAt: '2026-11-26T00:07:00.000Z',
        components: [component('sign_in', 'Sign-in', signIn), component('data', 'Data')],
        incidents,
        maintenance: [],
      },
    },
  }).screen

afterEach(() => showLanguage('en-GB'))

it('[2.7-5] says that all is well only while no incident is open', async () => {
  const again = { ...incident('investigating'), id: '66666666-6666-4666-8666-666666666662' }
  const open = show([incident('investigating'), again])
  expect(await open.findByRole('heading', { level: 1, name: 'Sign-in: investigating' })).toBeDefined()
  open.getByRole('tab', { name: 'Service Status' })
})

it('[2.7-5] goes back to it when the incident is resolved', async () => {
  const resolved = show([incident('resolved')])
  expect(await resolved.findByRole('heading', { level: 1, name: 'All systems operational' })).toBeDefined()
})

it('[2.7-5] lists outages before posted notices', async () => {
  const down = show([incident('investigating')], 'down')
  expect(await down.findByRole('heading', { level: 1, name: 'Sign-in: down' })).toBeDefined()
})

it('[2.7-5] opens the tab of the link, and names the service as the page does', async () => {
  const screen = show([incident('investigating')], 'up', '/status?tab=Incident+History')
  expect(await screen.findByText('People cannot sign in')).toBeDefined()
  expect(screen.getByText(/^Sign-in, .*, investigating$/)).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Incident History' }).getAttribute('aria-selected')).toBe('true')
})

it('[2.7-5] moves along the tabs in the direction of the language', async () => {
  const { default: arabic } = await import('../../lib/words/site-status/ar.ts')
  await showLanguage('ar')
  const screen = show([])
  const tabs = await screen.findByRole('tablist')
  fireEvent.keyDown(tabs, { key: 'ArrowLeft' })
  const next = screen.getByRole('tab', { name: arabic.tabIncidents })
  expect(next.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(tabs, { key: 'ArrowRight' })
  expect(next.getAttribute('aria-selected')).toBe('false')
})
