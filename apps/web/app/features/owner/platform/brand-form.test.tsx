// @vitest-environment happy-dom
// Tests the brand form: unreadable colours are refused at their field; the rest is saved whole.
import { DEFAULT_BRAND } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { BrandForm } from './brand-form.tsx'

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const STORED = { ...DEFAULT_BRAND, logoUrl: '/storage/v1/object/public/logos/platform/a' }

const show = () =>
  renderScreen(<BrandForm stored={STORED} />, {
    path: '/owner/settings',
    user: owner,
    answers: {
      'PUT /api/v1/owner/brand': { ...STORED, name: 'Nordlicht' },
      'DELETE /api/v1/owner/brand/logo': { ...STORED, logoUrl: null },
    },
  })

it('refuses a colour that cannot be read, and matches a dark one to a light one', async () => {
  const { screen, user, requests } = show()
  const [name, light] = [
    screen.getByLabelText('Name of the product'),
    screen.getByLabelText('Colour on light pages'),
  ]
  await user.clear(name)
  await user.type(name, 'Nordlicht')
  await user.clear(light)
  await user.type(light, '#f2c14e')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(
    /^On light pages it has a contrast of 1\.\d:1 and needs 4\.5:1\. Choose a darker one\.$/,
  )
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent()).toEqual([])
  await user.clear(light)
  await user.type(light, '#7A1F5C')
  await user.click(screen.getByRole('button', { name: 'Match the dark colour' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Brand saved')
  expect(sent()).toEqual([
    {
      name: 'Nordlicht',
      supportEmail: DEFAULT_BRAND.supportEmail,
      colour: '#7a1f5c',
      colourDark: expect.stringMatching(/^#[0-9a-f]{6}$/),
    },
  ])
})

it('takes the logo away', async () => {
  const { screen, user, requests } = show()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Logo removed')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/v1/owner/brand/logo'])
})
