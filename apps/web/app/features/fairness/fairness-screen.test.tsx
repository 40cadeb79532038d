// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FairnessScreen } from './fairness-screen.tsx'

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const item = (n: number, name: string, seconds: number) => ({
  driver: { id: id(n), name },
  routes: 3,
  seconds,
  stops: 9,
  heavyStops: 2,
  lateFinishes: 1,
})

it('[M4.14] lists drivers by hours with the spread, for the weeks chosen', async () => {
  const { screen, user, requests } = renderScreen(<FairnessScreen />, {
    path: '/tenant/drivers/balance',
    answers: {
      'GET /api/v1/fairness': {
        from: '2026-03-11',
        to: '2026-04-07',
        items: [item(1, 'Ada Lane', 36_000), item(2, 'Kit Hargreave', 18_000)],
      },
    },
  })
  expect(await screen.findByText('Most and fewest hours differ by 5 h 00.')).toBeDefined()
  // The list of a phone has them, too.
  const names = screen.getAllByText(/Lane|Hargreave/).map(({ textContent }) => textContent)
  expect([...new Set(names)]).toEqual(['Ada Lane', 'Kit Hargreave'])
  await user.click(screen.getByRole('radio', { name: '8 weeks' }))
  await vi.waitFor(
    () => {
      const calls = requests.filter(({ path }) => path === '/api/v1/fairness')
      expect(calls.map(({ query }) => query.get('weeks'))).toEqual(['4', '8'])
    },
    { timeout: 60_000 },
  )
  await screen.findByText('Ada Lane')
})
