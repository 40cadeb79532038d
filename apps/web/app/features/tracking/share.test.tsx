// @vitest-environment happy-dom
// Tests sharing a delivery's link: phone sheet, clipboard, or manual copy.
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { TrackingActions } from './actions.tsx'

afterEach(() => vi.unstubAllGlobals())

const LABEL = 'Link to this delivery'
const namedError = (name: string) => new DOMException('refused', name)

function show(abilities: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const tracking = trackingFixture()
  const rendered = renderScreen(<TrackingActions tracking={tracking} />, { user: null })
  // After user-event, which installs its own clipboard.
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    onLine: true,
    share: abilities.share,
    clipboard: abilities.writeText && { writeText: abilities.writeText },
  })
  return { ...rendered, url: tracking.url }
}

it('copies the link, and says so', async () => {
  const writeText = vi.fn(async () => {})
  const { screen, user, url } = show({ writeText })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByRole('button', { name: 'Link copied' })
  expect(writeText).toHaveBeenCalledWith(url)
  expect(screen.queryByLabelText(LABEL)).toBeNull()
})

it.each([
  ['refuses the clipboard', { writeText: () => Promise.reject(namedError('NotAllowedError')) }],
  ['has none', {}],
  [
    'refuses its own sheet as well',
    {
      share: () => Promise.reject(namedError('NotAllowedError')),
      writeText: () => Promise.reject(namedError('NotAllowedError')),
    },
  ],
])('[2.11-3] shows the address, selected, when the browser %s', async (_, abilities) => {
  const { screen, user, url } = show(abilities)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const field = await screen.findByLabelText<HTMLInputElement>(LABEL)
  expect(field.value).toBe(url)
  expect(screen.getByText(/Copy the selected link from here\.$/)).toBeDefined()
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length])
})

it('copies where only the sheet of the phone is refused', async () => {
  const writeText = vi.fn(async () => {})
  const { screen, user } = show({ share: () => Promise.reject(namedError('NotAllowedError')), writeText })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByRole('button', { name: 'Link copied' })
})

it('says nothing when somebody closes the sheet of the phone', async () => {
  const writeText = vi.fn(async () => {})
  const { screen, user } = show({ share: () => Promise.reject(namedError('AbortError')), writeText })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.queryByLabelText(LABEL)).toBeNull()
})
