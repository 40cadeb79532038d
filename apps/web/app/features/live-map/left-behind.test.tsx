// @vitest-environment happy-dom
// Tests unserved orders of a dispatched day: the database counts them, and they show until none is left.
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { leftBehindQuery } from '../../lib/data/left-behind.ts'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { LeftBehind } from './left-behind.tsx'

const counted = (n: number) => () => new Response(null, { headers: { 'content-range': `*/${n}` } })

function Shown() {
  const query = useQuery(leftBehindQuery(DAY))
  return query.isPending ? <p>Counting</p> : <LeftBehind count={query.data ?? -1} />
}
const open = (routes: number, orders: number) =>
  renderScreen(<Shown />, {
    path: '/tenant/live',
    answers: { 'HEAD /rest/v1/routes': counted(routes), 'HEAD /rest/v1/orders': counted(orders) },
  })

it('says how many orders of a day on the road are on no van, and where to settle them', async () => {
  const { screen, requests } = open(12, 41)
  expect(await screen.findByText('41 orders of this day on no van.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Move or cancel' }).getAttribute('href')).toBe(
    '/tenant/orders?show=unserved',
  )
  expect(requests.find(({ path }) => path === '/rest/v1/orders')?.query.get('status')).toBe('eq.open')
})

it('is silent on a day that is still being planned', async () => {
  const { screen } = open(0, 300)
  await expect.poll(() => screen.queryByText('Counting')).toBeNull()
  expect(screen.queryByText(/on no van/)).toBeNull()
})
