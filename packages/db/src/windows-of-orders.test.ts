// Which of several windows of an order applies at a time: the same answers as `spanAt` of contracts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
const COMPANY = crypto.randomUUID()

beforeAll(async () => {
  database = await testDatabase()
  await database.asOwner(
    `insert into public.tenants (id, name, slug, time_zone) values ($1, 'Windows', 'windows', 'UTC')`,
    [COMPANY],
  )
})
afterAll(() => database.close())

const at = (clock: string) => `2026-04-16T${clock}:00Z`

it.each([
  {
    moment: '11:30',
    windows: ['09:00-13:00', '10:00-11:00'],
    applies: '09:00-13:00',
    what: 'the one around another',
  },
  {
    moment: '10:30',
    windows: ['09:00-13:00', '10:00-11:00'],
    applies: '10:00-11:00',
    what: 'the last to open',
  },
  {
    moment: '12:30',
    windows: ['09:00-11:00', '14:00-16:00'],
    applies: '09:00-11:00',
    what: 'the one missed',
  },
  {
    moment: '08:00',
    windows: ['14:00-16:00', '09:00-11:00'],
    applies: '09:00-11:00',
    what: 'the first to come',
  },
])('applies $what at $moment', async ({ moment, windows: [first, ...others], applies }) => {
  const [from, to] = first!.split('-')
  const order = {
    tenant_id: COMPANY,
    date: '2026-04-16',
    window_start: at(from!),
    window_end: at(to!),
    other_windows: others,
  }
  const [row] = await database.asOwner<{ window: string }>(
    `select to_char(w.opens at time zone 'UTC', 'HH24:MI-') || to_char(w.closes at time zone 'UTC', 'HH24:MI') as window
     from app.window_at(jsonb_populate_record(null::public.orders, $1::jsonb), $2) w`,
    [JSON.stringify(order), at(moment)],
  )
  expect(row?.window).toBe(applies)
})
