// @vitest-environment happy-dom
// Tests the form of an order, its files and its windows.
import { waitFor, within } from '@testing-library/react'
import { isNumeric, ORDER_COLUMN_LIST, readPlanningRules } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { columnLabel } from '../../lib/order-fields.ts'
import { Refusal, type BackendRequest } from '../../testing/fake-backend.ts'
import { open, order } from './orders-fixture.tsx'

it('checks a new order by the contract before anything is sent', async () => {
  const { screen, user, requests } = open({}, '/tenant/orders?panel=new')
  await user.type(await screen.findByLabelText('From'), '14:30')
  await user.type(screen.getByLabelText('To'), '13:00')
  await user.clear(screen.getByLabelText('Parcels'))
  await user.type(screen.getByLabelText('Parcels'), '10001')
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  expect(await screen.findByText('Window ends before it starts')).toBeDefined()
  expect(screen.getAllByText('Required').length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Parcels').getAttribute('aria-invalid')).toBe('true')
  expect(requests.some((request) => request.method === 'POST')).toBe(false)
})

it('saves a changed order without moving its pin, and keeps what was typed when it is refused', async () => {
  const id = order(1).id
  const { screen, user, requests } = open(
    {
      [`PATCH /api/v1/orders/${id}`]: new Refusal(409, {
        code: 'duplicate_reference',
        message: 'Order DW-2 already exists.',
      }),
    },
    `/tenant/orders?order=${id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByLabelText('Order number'))
  await user.type(screen.getByLabelText('Order number'), 'DW-2')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('Order DW-2 already exists.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('DW-2')

  const patchBody = requests.find((request) => request.method === 'PATCH')?.body
  // The form sends changed fields only, since somebody else may have changed the others.
  expect(patchBody).toEqual({ reference: 'DW-2' })
})

it('[2.10-4] shows the rules of an order that has some, and sends what is typed as words', async () => {
  const ruled = order(1, { skills: ['fridge'], volumeLitres: 2_500, pair: 'swap' })
  const { screen, user, requests } = open(
    { 'GET /api/v1/orders': { items: [ruled], cursor: null }, [`PATCH /api/v1/orders/${ruled.id}`]: ruled },
    `/tenant/orders?order=${ruled.id}`,
  )
  expect(await screen.findByText('2,500 l')).toBeDefined()
  expect(screen.queryByText('Never vehicles')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  // Open, because this order uses rare fields.
  expect(screen.getByText('Rules for planning').closest('details')?.open).toBe(true)
  await user.type(screen.getByLabelText('Skills'), ', tail lift')
  await user.type(screen.getByLabelText('Only vehicles'), 'Van 1; AB 2')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')).toBeDefined())
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    skills: ['fridge', 'tail lift'],
    onlyVehicles: ['Van 1', 'AB 2'],
  })
})

it('shows every amount of an order in the currency of the company', async () => {
  const columns = ORDER_COLUMN_LIST.filter((column) => isNumeric(column) && column.isMoney)
  expect(columns.length).toBeGreaterThan(1)
  const paid = order(1, Object.fromEntries(columns.map(({ listedAs }, i) => [listedAs, i + 12.5])))
  const { screen, user } = open(
    { 'GET /api/v1/orders': { items: [paid], cursor: null } },
    `/tenant/orders?order=${paid.id}`,
  )
  for (const i of columns.keys()) expect(await screen.findByText(`£${i + 12}.50`)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  for (const column of columns)
    expect(screen.getByLabelText(columnLabel(column)).parentElement?.textContent).toBe('GBP')
})

it('[2.10-4] duplicates an order under a number of its own, with its pin and files', async () => {
  const { screen, user, requests } = open(
    {
      'POST /api/v1/orders': order(9, { reference: 'DW-9', recipient: 'Edith Ward' }),
      [`GET /api/v1/orders/${order(1).id}/attachments`]: { items: [file(1)] },
    },
    `/tenant/orders?order=${order(1).id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('')
  expect(await screen.findByRole('checkbox', { name: 'Copy 1 file', checked: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  expect(await screen.findByText(/added$/)).toBeDefined()
  const postBody = requests.find(({ method }) => method === 'POST')?.body
  expect(postBody).toMatchObject({
    recipient: order(1).recipient,
    lat: order(1).lat,
    lng: order(1).lng,
    filesOf: order(1).id,
  })
  expect(postBody).not.toMatchObject({ reference: order(1).reference })
})

const FILES = `/api/v1/orders/${order(1).id}/attachments`
const file = (n: number, more: object = {}) => ({
  id: `77777777-7777-4777-8777-77777777777${n}`,
  name: `Plan ${n}.pdf`,
  type: 'application/pdf',
  bytes: 120_400,
  object: `company/file-${n}`,
  addedAt: '2026-11-24T09:00:00.000Z',
  ...more,
})

it('[2.10-4] adds files to an order, and says of each that is refused why', async () => {
  const files = [file(1)]
  const add = ({ query }: BackendRequest) => {
    if (query.get('name') === 'notes.txt')
      return new Refusal(415, { code: 'attachment_refused', message: 'Only photos and PDF files.' })
    files.push(file(2, { name: query.get('name'), type: 'image/png' }))
    return files.at(-1)
  }
  const { screen, user } = open(
    { [`GET ${FILES}`]: () => ({ items: files }), [`POST ${FILES}`]: add },
    `/tenant/orders?order=${order(1).id}`,
  )
  const panel = within(await screen.findByRole('region', { name: 'Files' }))
  expect(await panel.findByRole('button', { name: 'Plan 1.pdf' })).toBeDefined()
  expect(panel.getByText('PDF, 120 kB')).toBeDefined()
  const uploads = ['gate.png', 'notes.txt'].map((name) => new File(['x'], name, { type: 'image/png' }))
  await user.upload(panel.getByLabelText('Files of this order'), uploads)
  expect(await panel.findByRole('button', { name: 'gate.png' })).toBeDefined()
  expect((await panel.findByRole('alert')).textContent).toBe('notes.txt: Only photos and PDF files.')
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
})

it('removes a file from an order only once Undo has passed', async () => {
  const { screen, user, requests } = open(
    { [`GET ${FILES}`]: { items: [file(1), file(2)] } },
    `/tenant/orders?order=${order(1).id}`,
  )
  const panel = within(await screen.findByRole('region', { name: 'Files' }))
  await user.click(await panel.findByRole('button', { name: 'Remove Plan 1.pdf' }))
  expect(panel.queryByRole('button', { name: 'Plan 1.pdf' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(panel.getByRole('button', { name: 'Plan 1.pdf' })).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Remove Plan 2.pdf' }))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `${FILES}/${file(2).id}`,
    ]),
  )
})

it('[M46] offers the best windows while an order is typed; choosing one fills its day and times', async () => {
  const slot = {
    date: '2026-12-03',
    windowStart: '10:00',
    windowEnd: '12:00',
    costMinor: 310,
    extraSeconds: 720,
    extraMetres: 4_000,
    vehicle: { id: order(1).id, name: 'Van 3' },
    serviceAt: '2026-12-03T10:35:00Z',
  }
  const noPlan = { planId: null, pending: 0, isEstimated: false }
  const { screen, user, requests } = open(
    {
      'GET /api/v1/planning/rules': readPlanningRules({}),
      'GET /api/v1/slots': {
        slots: [slot, { ...slot, windowStart: '14:00', windowEnd: '16:00', costMinor: 990 }],
        days: [
          { date: '2026-12-03', state: 'priced', ...noPlan, isEstimated: true },
          { date: '2026-12-04', state: 'no_plan', ...noPlan },
          { date: '2026-12-05', state: 'no_plan', ...noPlan },
        ],
      },
      [`GET /api/v1/orders/${order(1).id}/attachments`]: { items: [] },
    },
    `/tenant/orders?order=${order(1).id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
  const offers = within(await screen.findByRole('region', { name: 'Best windows' }))
  const best = await offers.findByRole('button', { name: /Thu 3 Dec, 10:00-12:00/ })
  expect(best.textContent).toContain('+12 min, +£3.10')
  expect(best.textContent).toContain('Van 3 about 10:35, 2.5 mi more')
  expect(offers.getByText('There is no plan yet for Fri 4 Dec, Sat 5 Dec.')).toBeDefined()
  expect(offers.getByText(/Times are estimates/)).toBeDefined()
  await user.click(best)
  expect(best.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '10:00')
  expect(screen.getByLabelText('To')).toHaveProperty('value', '12:00')
  expect(requests.find(({ path }) => path === '/api/v1/slots')?.query.get('lat')).toBe('50.7')
})
