// @vitest-environment happy-dom
// Tests zones without a drawable map: text input covers everything.
import { polygonOf, type Corner, type ZoneItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ZonesScreen } from './zones-screen.tsx'

const CORNERS: Corner[] = [
  [-1.98, 50.72],
  [-1.9, 50.72],
  [-1.9, 50.78],
]
const zone = (id: string, name: string, vehicles: ZoneItem['vehicles'] = []): ZoneItem => ({
  id,
  name,
  color: '#d97706',
  polygon: polygonOf(CORNERS),
  weekdays: [],
  plansOrders: true,
  watch: null,
  vehicles,
})
const NORTH = zone('44444444-4444-4444-8444-444444444444', 'Northside')
const DOCKS = zone('55555555-5555-4555-8555-555555555555', 'Docks', [
  { id: '66666666-6666-4666-8666-666666666666', name: 'Van 07' },
])

const open = (stored: ZoneItem[], search = '') => {
  let zones = stored
  return renderScreen(<ZonesScreen />, {
    path: `/tenant/settings/zones${search}`,
    answers: {
      'GET /api/v1/zones': () => ({ items: zones }),
      'GET /api/v1/vehicles': { items: [], cursor: null, asOf: '2026-04-16T08:00:00Z' },
      'POST /api/v1/zones': ({ body }: BackendRequest) => ({ ...NORTH, ...(body as object) }),
      [`PATCH /api/v1/zones/${NORTH.id}`]: ({ body }: BackendRequest) => ({ ...NORTH, ...(body as object) }),
      [`DELETE /api/v1/zones/${NORTH.id}`]: () => {
        zones = zones.filter(({ id }) => id !== NORTH.id)
        return null
      },
    },
  })
}
const sent = (requests: readonly BackendRequest[], method: string) =>
  requests.filter((request) => request.method === method)

it('says what zones are for where there are none, and which vans drive in them', async () => {
  const { screen, unmount } = open([])
  expect(await screen.findByText('No zones yet')).toBeDefined()
  unmount()
  const listed = open([DOCKS, NORTH])
  expect(await listed.screen.findByRole('button', { name: 'Docks Van 07' })).toBeDefined()
  expect(listed.screen.getByRole('button', { name: 'Northside No van is tied to it' })).toBeDefined()
})

it('draws a zone from corners as text, and none without a name or with an outline that crosses itself', async () => {
  const { screen, user, requests } = open([])
  await user.click(await screen.findByRole('button', { name: 'Draw zone' }))
  await user.click(screen.getByText('Corners as text'))
  const corners = screen.getByLabelText('Corners')
  await user.click(corners)
  await user.paste('0, 0\n2, 2\n0, 2\n2, 0')
  await user.click(screen.getByRole('button', { name: 'Save zone' }))
  expect(await screen.findByText('The outline crosses or touches itself')).toBeDefined()
  expect(screen.getByText('Name the zone')).toBeDefined()
  await user.clear(corners)
  await user.paste('0, 0\nhere')
  expect(screen.getByText('Line 2 is no corner: write latitude, longitude')).toBeDefined()
  await user.clear(corners)
  await user.paste(JSON.stringify(polygonOf(CORNERS)))
  await user.type(screen.getByLabelText('Name'), 'Southside')
  await user.click(screen.getByRole('radio', { name: 'Colour 3' }))
  expect(sent(requests, 'POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save zone' }))
  expect(await screen.findByText('Southside drawn')).toBeDefined()
  expect(sent(requests, 'POST')[0]?.body).toEqual({
    name: 'Southside',
    color: '#059669',
    polygon: polygonOf(CORNERS),
    weekdays: [],
    plansOrders: true,
    watch: null,
  })
})

it('renames a zone and takes a corner out', async () => {
  const { screen, user, requests, router } = open([NORTH], `?zone=${NORTH.id}`)
  const name = await screen.findByDisplayValue('Northside')
  expect(screen.getByText('3 corners')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove last corner' }))
  expect(screen.getByText('2 corners')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save zone' }))
  expect(await screen.findByText('A zone has at least 3 corners')).toBeDefined()
  expect(sent(requests, 'PATCH')).toEqual([])
  await user.click(screen.getByText('Corners as text'))
  await user.type(screen.getByLabelText('Corners'), '\n50.8, -1.95')
  await user.clear(name)
  await user.type(name, 'North end')
  await user.click(screen.getByRole('button', { name: 'Save zone' }))
  expect(await screen.findByText('North end changed')).toBeDefined()
  const moved = polygonOf([...CORNERS.slice(0, 2), [-1.95, 50.8]])
  expect(sent(requests, 'PATCH')[0]?.body).toMatchObject({ name: 'North end', polygon: moved })
  expect(router.state.location.search).toBe('')
})

it('deletes a zone that nobody needs, and names the vans of one that is in use', async () => {
  const { screen, user, requests } = open([DOCKS, NORTH])
  await user.click(await screen.findByRole('button', { name: /^Docks/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Take it off Van 07 in Fleet first/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete zone' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: /^Northside/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete zone' }))
  expect(await screen.findByText('Northside deleted')).toBeDefined()
  expect(sent(requests, 'DELETE')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Northside/ })).toBeNull()
})

it('[M23] watches a zone without planning by it', async () => {
  const { screen, user, requests } = open([NORTH], `?zone=${NORTH.id}`)
  await user.click(await screen.findByRole('checkbox', { name: /^Use it for planning/ }))
  await user.click(screen.getByRole('checkbox', { name: 'enters' }))
  await user.click(screen.getByRole('checkbox', { name: 'stays long' }))
  await user.click(screen.getByRole('button', { name: 'Save zone' }))
  await expect.poll(() => sent(requests, 'PATCH')).toHaveLength(1)
  expect(sent(requests, 'PATCH')[0]!.body).toMatchObject({
    plansOrders: false,
    watch: { entered: true, left: false, dwellMinutes: 30, weekdays: [], from: null, to: null },
  })
})
