// @vitest-environment happy-dom
// Tests that the recipient's home page shows no figure before it is loaded.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { HomePage } from './home-page.tsx'

const home = <HomePage renderMap={() => null} />
const CALM = /Nothing to change now|Nothing new|None yet/
const never = () => new Promise<never>(() => {})

it('[2.11-2] shows no card as empty while its data loads', async () => {
  const { screen } = renderScreen(home, {
    answers: { 'GET /rest/v1/deliveries': never, 'GET /rest/v1/notifications': never },
  })
  await screen.findByRole('link', { name: /Schedule Delivery/ })
  expect(screen.queryByText(CALM)).toBeNull()
})

it('[2.11-2] says of each card that it could not be loaded', async () => {
  const { screen } = renderScreen(home)
  await expect.poll(() => screen.queryAllByText('Could not be loaded').length).toBe(3)
  expect(screen.queryByText(CALM)).toBeNull()
})
