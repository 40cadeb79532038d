// @vitest-environment happy-dom
// [M91] Driver pay: the month's list, a statement with its lines, corrections, approval, rules.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { payRates, type PayStatement, type PayStatementItem } from '@dropwise/contracts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { PayScreen } from './pay-screen.tsx'

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const head = { driver: { id: id(1), name: 'Ada Lane' }, month: '2026-10', currency: 'GBP', approvedAt: null }
const item: PayStatementItem = {
  ...head,
  isComplete: true,
  totalMinor: 12_345,
  driven: { days: 2, unpaidDays: 1, seconds: 27_000, metres: 83_000, served: 40, failed: 2 },
  correctionsMinor: -500,
}
const statement: PayStatement = {
  ...head,
  isComplete: true,
  totalMinor: 12_345,
  days: [
    {
      date: '2026-10-05',
      routes: [{ id: id(5), number: 3 }],
      isFinished: true,
      seconds: 27_000,
      metres: 83_000,
      served: 40,
      onTime: 38,
      failed: 2,
      rule: { id: id(9), name: 'Vans' },
      lines: [{ kind: 'hours', quantity: 27_000, rateMinor: 1_500, amountMinor: 11_250 }],
      amountMinor: 11_250,
    },
  ],
  corrections: [{ id: id(7), date: '2026-10-06', amountMinor: -500, reason: 'Parking fine' }],
}
const rule = {
  id: id(9),
  name: 'Vans',
  startsOn: '2026-10-01',
  drivers: [],
  rates: payRates.parse({ perHourMinor: 1_500 }),
  isRemovable: false,
}
const show = (path: string, more: object = {}) =>
  renderScreen(<PayScreen />, {
    path: `/tenant/drivers/pay?month=2026-10${path}`,
    user: { ...DISPATCHER, memberRole: 'admin' },
    answers: {
      'GET /api/v1/pay-statements': { items: [item] },
      [`GET /api/v1/pay-statements/${id(1)}`]: statement,
      'GET /api/v1/pay-rules': { items: [rule] },
      'GET /api/v1/drivers': { items: [], cursor: null },
      ...more,
    },
  })

it('[M91] lists the month and approves what was shown', async () => {
  const { requests } = show('', { 'POST /api/v1/pay-statements/approve': { items: [] } })
  const rows = await screen.findByRole('list', { name: 'Pay' })
  expect(within(rows).getByText('£123.45')).toBeTruthy()
  expect(within(rows).getByText(/no rule: 1/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const question = await screen.findByRole('dialog')
  expect(within(question).getByText(/Approved statements do not change/)).toBeTruthy()
  fireEvent.click(within(question).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/api/v1/pay-statements/approve')?.body).toEqual({
      month: '2026-10',
      driverIds: [id(1)],
      totalMinor: 12_345,
    }),
  )
})

it('[M91] shows the lines of a statement, and adds a correction with its reason', async () => {
  const { requests } = show(`&driver=${id(1)}`, {
    'POST /api/v1/pay-corrections': { id: id(8), date: '2026-10-05', amountMinor: -250, reason: 'Fine' },
  })
  const panel = await screen.findByRole('complementary', { name: 'Ada Lane' })
  expect(within(panel).getByText('7 h 30 × £15.00')).toBeTruthy()
  expect(within(panel).getByText('Parking fine')).toBeTruthy()
  expect(within(panel).getByRole('link', { name: 'R3' }).getAttribute('href')).toContain('day=2026-10-05')
  fireEvent.click(within(panel).getByRole('button', { name: 'Add correction' }))
  const form = within(panel).getByRole('form', { name: 'Add correction' })
  fireEvent.click(within(form).getByRole('button', { name: 'Add correction' }))
  expect(await within(form).findByText('Enter the reason.')).toBeTruthy()
  fireEvent.change(within(form).getByLabelText(/Amount/), { target: { value: '-2.50' } })
  fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: 'Fine' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Add correction' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/api/v1/pay-corrections')?.body).toEqual({
      driverId: id(1),
      date: '2026-10-05',
      amountMinor: -250,
      reason: 'Fine',
    }),
  )
})

it('[M91] shows rules, and adds one from a day on', async () => {
  const { requests } = show('&panel=rules', { 'POST /api/v1/pay-rules': rule })
  const panel = await screen.findByRole('complementary', { name: 'Pay rules' })
  expect(await within(panel).findByText('£15.00')).toBeTruthy()
  fireEvent.click(within(panel).getByRole('button', { name: 'Add rule' }))
  const form = await screen.findByRole('complementary', { name: 'Add rule' })
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Vans' } })
  fireEvent.change(within(form).getByLabelText('Per stop'), { target: { value: '0.4' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Add rule' }))
  await waitFor(() =>
    expect(
      requests.find(({ method, path }) => method === 'POST' && path === '/api/v1/pay-rules')?.body,
    ).toMatchObject({ name: 'Vans', startsOn: '2026-11-24', driverIds: [], rates: { perStopMinor: 40 } }),
  )
})
