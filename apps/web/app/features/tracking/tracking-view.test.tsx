// @vitest-environment happy-dom
// Tests tracking: found, unknown, mistyped, server down.
import { within } from '@testing-library/react'
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import TrackingMap from './tracking-map.tsx'
import { TrackForm } from './track-form.tsx'
import { TrackingView } from './tracking-view.tsx'

const view = (answer: object) =>
  renderScreen(<TrackingView number="demo" place="page" />, {
    user: null,
    answers: { 'GET /api/v1/tracking/demo': answer },
  })

it('[2.11-1] shows when the parcel comes, who brings it and for whom it is', async () => {
  const { screen } = view(trackingFixture())
  await screen.findAllByText('DW-48210')
  expect(screen.getAllByText(/Harbour Lane Couriers/).length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain('Kit')
  expect(document.title).not.toBe('')
})

it('[2.11-1] does not call a parcel with an expected time pending before its van leaves', async () => {
  const { screen } = view({ ...trackingFixture(), status: 'pending', progress: 0 })
  await screen.findByText('Planned')
  expect(screen.getByText('Arriving today')).toBeDefined()
  expect(screen.queryByText('Pending')).toBeNull()
})

it('[2.11-3] shows package details, and the contents to people who may read the delivery', async () => {
  const parcels = {
    packages: 2,
    weightKg: 5,
    volumeLitres: 40,
    items: [{ name: 'Rye bread', quantity: 2 }],
    fields: [{ name: 'Oven', value: 'No. 4', type: 'text' }],
  }
  const { screen } = view({ ...trackingFixture(), parcels })
  const details = within(await screen.findByRole('region', { name: 'Package details' }))
  for (const text of [/^2, together 5 kg/, '40 L', '2 × Rye bread', 'No. 4'])
    expect(details.getByText(text)).toBeDefined()
})

it('[2.11-3] keeps the sketch of the way until the map is drawn, and where it cannot be', async () => {
  const { screen } = renderScreen(<TrackingMap tracking={trackingFixture()} controls="none" />)
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Your address' })).toBeDefined()
})

it('[2.11-1] offers the box again when nothing has this number', async () => {
  const { screen } = view(new Refusal(404, { code: 'delivery_not_found', message: 'Delivery not found.' }))
  await screen.findByRole('heading', { name: 'Delivery not found. Please check your tracking number.' })
  expect(screen.getByLabelText<HTMLInputElement>('Tracking number').value).toBe('demo')
})

it('[2.11-1] says so and offers a retry when the server cannot answer', async () => {
  const { screen } = view(new Refusal(400, { code: 'bad_request', message: 'Try again in a minute.' }))
  await screen.findByText('Your delivery could not be loaded')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('[2.11-1] accepts an order number from signed-in people, and explains to others which number is needed', async () => {
  const strangers = renderScreen(<TrackingView number="DW-48210" place="page" />, { user: null })
  await strangers.screen.findByText(/number of an order is enough once you are signed in/)
  expect(strangers.requests.filter(({ path }) => path.startsWith('/api/v1/tracking'))).toEqual([])
  strangers.unmount()

  localStorage.setItem(AUTH_STORAGE_KEY, '{}')
  const { screen } = renderScreen(<TrackingView number="DW-48210" place="page" />, {
    answers: { 'GET /api/v1/tracking/DW-48210': trackingFixture() },
  })
  expect((await screen.findAllByText('DW-48210')).length).toBeGreaterThan(0)
  localStorage.removeItem(AUTH_STORAGE_KEY)
})

it('[2.11-1] reports a typing mistake at once, and ignores an empty box', async () => {
  const { screen, user, router } = renderScreen(<TrackForm base="/track" />, { user: null })
  await user.click(screen.getByRole('button', { name: 'Track' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('Tracking number'), '7K2M9QXR4T1B00')
  await user.click(screen.getByRole('button', { name: 'Track' }))
  expect(screen.getByRole('alert').textContent).toContain('This is not a tracking number')
  await user.clear(screen.getByLabelText('Tracking number'))
  await user.type(screen.getByLabelText('Tracking number'), 'DEMO')
  await user.click(screen.getByRole('button', { name: 'Track' }))
  await screen.findByText('Another page')
  expect(router.state.location.pathname).toBe('/track/demo')
})

it('speaks the language that was chosen on it, and keeps the choice', async () => {
  const { screen, user } = view(trackingFixture())
  await screen.findByText('Arriving today')
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  await screen.findByText('Ankunft heute')
  expect(screen.getByText('Termin ändern')).toBeTruthy()
  expect(screen.getByText('Hat das Depot verlassen')).toBeTruthy()
  expect(document.title).toBe('12:01-12:11, Ankunft heute - Harbour Lane Couriers')
  expect(localStorage.getItem('tracking-language')).toBe('de')
  localStorage.removeItem('tracking-language')
})

it('[M94] is laid out from right to left for those who read so', async () => {
  const { screen, user } = view(trackingFixture())
  await user.selectOptions(await screen.findByLabelText('Language'), 'العربية')
  const answer = await screen.findByText('الوصول اليوم')
  expect(answer.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  localStorage.removeItem('tracking-language')
})
