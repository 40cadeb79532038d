// The database enforces the contract: every column of an order at its limit and one step beyond.
import { isNumeric, ORDER_COLUMN_LIST, type OrderColumn } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

let api: TestApi
let company: TestCompany
let id: string

beforeAll(async () => {
  api = await testApi([orders])
  company = await api.company()
  const [address] = townAddresses(api, 1)
  const window = { windowStart: '08:00', windowEnd: '09:00' }
  const date = new Date().toISOString().slice(0, 10)
  const body = { reference: 'L-1', recipient: 'Ann', address, date, ...window }
  id = (await api.call(company.keys.dispatcher, 'POST', '/orders', { body })).json().id
})
afterAll(() => api.close())

const store = (assignment: string, value: unknown) =>
  api.platform.database.asOwner(`update public.orders set ${assignment} where id = $2`, [value, id])
const version = async () => {
  const [row] = await api.platform.database.asOwner<{ version: number }>(
    'select version from public.orders where id = $1',
    [id],
  )
  return row?.version
}

const wordOf = ({ column }: OrderColumn, index: number): string =>
  column === 'other_windows' ? `1${index}:00-1${index}:30` : `word ${index}`

function valuesAround(column: OrderColumn): unknown[] {
  if (isNumeric(column)) {
    const { max, min, perUnit } = column
    return [max * perUnit, max * perUnit + 1, min * perUnit - 1]
  }
  if (column.kind === 'list') {
    const words = Array.from({ length: column.maxItems + 1 }, (_, i) => wordOf(column, i))
    return [words.slice(1), words, ['x'.repeat(column.wordMaxLength + 1)]]
  }
  if (column.kind === 'choice') return [column.choices.at(-1)?.value, 'neither']
  return ['x'.repeat(column.maxLength), 'x'.repeat(column.maxLength + 1)]
}

describe.each(ORDER_COLUMN_LIST.map((column) => [column.column, column] as const))('%s', (name, column) => {
  const [atLimit, beyond, below] = valuesAround(column)

  it('is stored up to its limit', async () => {
    await store(`${name} = $1`, atLimit)
    const answer = await api.call(company.keys.dispatcher, 'GET', `/orders/${id}`)
    expect(answer.statusCode).toBe(200)
  })

  it('is refused beyond it', async () => {
    await expect(store(`${name} = $1`, beyond)).rejects.toMatchObject({ code: '23514' })
    if (below !== undefined)
      await expect(store(`${name} = $1`, below)).rejects.toMatchObject({ code: '23514' })
  })
})

it.each([
  ['a window without an end in time', `window_start = $1`, '-infinity'],
  ['a custom field that is no text', 'custom = $1', '{"dock":{"gate":7}}'],
  ['custom fields that are a list', 'custom = $1', '["dock"]'],
])('%s is refused', async (_what, assignment, value) => {
  await expect(store(assignment, value)).rejects.toMatchObject({ code: '23514' })
})

it('a change counts for the plan exactly when the plan would notice', async () => {
  const before = Number(await version())
  await store('instructions = $1', 'Ring twice')
  expect(await version()).toBe(before)
  await store('packages = $1', 7)
  expect(await version()).toBe(before + 1)
})
