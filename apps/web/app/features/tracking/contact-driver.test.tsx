// @vitest-environment happy-dom
// Tests contact to the driver: only allowed channels, none after delivery.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { ContactDriver } from './contact-driver.tsx'

it('[2.11-4] calls and texts by the company’s line, and leads to the messages', () => {
  const { screen } = renderScreen(<ContactDriver tracking={trackingFixture()} />, {})
  expect(screen.getByRole('link', { name: 'Contact Driver' }).getAttribute('href')).toBe('tel:+15550100')
  expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toBe('sms:+15550100')
  expect(screen.getByRole('link', { name: 'Send Message to Driver' }).getAttribute('href')).toBe(
    `/customer/track/${trackingFixture().trackingNumber}#messages`,
  )
})

it('offers nothing that the company does not allow, and nothing afterwards', () => {
  const closed = { ...trackingFixture(), contact: { phone: null, canMessage: false } }
  const { screen } = renderScreen(<ContactDriver tracking={closed} />, {})
  expect(screen.queryByRole('link')).toBeNull()
  const over = { ...trackingFixture(), status: 'delivered' as const }
  const after = renderScreen(<ContactDriver tracking={over} />, {})
  expect(after.screen.queryByRole('link')).toBeNull()
})
