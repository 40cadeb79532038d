// @vitest-environment happy-dom
// Tests settings: changes are listed, undone or saved; the colour must carry white text.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { COMPANY, renderScreen } from '../../testing/render-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'

const open = () =>
  renderScreen(<SettingsScreen />, { answers: { 'PATCH /rest/v1/tenants': [{ id: COMPANY.id }] } })

it('lists changes, undoes and saves them', async () => {
  const { screen, user, requests } = open()
  const name = screen.getByLabelText('Company name')
  await user.type(name, ' Ltd')
  expect(await screen.findByText('Changed: name')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Changed: name')).toBeNull()
  await user.type(name, ' Ltd')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Settings saved')).toBeDefined()
  expect(requests.find((request) => request.method === 'PATCH')?.body).toMatchObject({
    name: 'Harbour Lane Couriers Ltd',
  })
})

it('[2.10-3] sets the currency of the company and the language of its messages', async () => {
  const { screen, user, requests } = open()
  await user.click(screen.getByRole('button', { name: /^Currency/ }))
  await user.click(await screen.findByRole('option', { name: 'EUR, Euro' }))
  await user.click(screen.getByRole('combobox', { name: 'Language of messages to recipients' }))
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  expect(await screen.findByText('Changed: currency, language')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Settings saved')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    currency: 'EUR',
    locale: 'de',
  })
})

it('previews the tracking page, and refuses a colour without contrast to white text', async () => {
  const { screen, user } = open()
  const colour = screen.getByLabelText('Colour of the tracking page')
  await user.clear(colour)
  await user.type(colour, '#0f5257')
  expect(await screen.findByText(/White text has a contrast of [\d.]+:1\.$/)).toBeDefined()
  await user.type(screen.getByLabelText('Company name'), ' Ltd')
  const preview = within(screen.getByRole('complementary', { name: 'What recipients see' }))
  expect(preview.getByText('Harbour Lane Couriers Ltd')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
  await user.clear(colour)
  await user.type(colour, '#ffee00')
  expect(await screen.findByText(/Choose a darker one/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})

it('[2.10-3] refuses a logo that is too large', async () => {
  const { screen, user, requests } = renderScreen(<SettingsScreen />, {
    answers: { 'PATCH /rest/v1/tenants': [{ id: COMPANY.id }] },
  })
  const input = screen.getByLabelText('Logo')
  await user.upload(input, new File(['x'.repeat(600 * 1024)], 'large.png', { type: 'image/png' }))
  expect(await screen.findByText('The picture is larger than 512 kB.')).toBeDefined()
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('[2.10-3] shows the logo in the preview, and removes it', async () => {
  const { screen, user, requests } = renderScreen(<SettingsScreen />, {
    company: { ...COMPANY, logoUrl: 'https://dropwise.test/logo.png' },
    answers: { 'PATCH /rest/v1/tenants': [{ id: COMPANY.id }] },
  })
  expect(screen.getByAltText('Logo of Harbour Lane Couriers')).toBeDefined()
  const sample = screen.getByRole('complementary', { name: 'What recipients see' })
  expect(sample.querySelector('img')?.getAttribute('src')).toBe('https://dropwise.test/logo.png')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Logo removed')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ logo_url: null })
})
