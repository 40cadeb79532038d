// A trial's company gets the browser's time zone and the distance unit of that zone's country.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { mail } from '../mail/module.ts'
import { accounts } from './module.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([accounts, mail], { hasAccounts: true })
})
afterAll(() => api.close())

it.each([
  ['Europe/Copenhagen', 'Europe/Copenhagen', 'km'],
  ['America/Boise', 'America/Boise', 'mi'],
  ['Europe/London', 'Europe/London', 'mi'],
  ['Mars/Olympus', 'UTC', 'mi'],
  [undefined, 'UTC', 'mi'],
])('[2.2-2] a trial from %s is of %s and counts in %s', async (timeZone, zone, units) => {
  const companyName = `Trial of ${timeZone ?? 'nowhere'}`
  const body = {
    firstName: 'Freja',
    lastName: 'Holm',
    email: `freja-${companyName.replaceAll(/\W/g, '-')}@parcels.example`.toLowerCase(),
    companyName,
    password: 'four vans and a map',
    ...(timeZone ? { timeZone } : {}),
  }
  const answer = await api.call(null, 'POST', '/trial', { body })
  expect(answer.statusCode, answer.body).toBe(202)
  const [company] = await api.platform.database.asOwner(
    'select time_zone, units from public.tenants where name = $1',
    [companyName],
  )
  expect(company).toEqual({ time_zone: zone, units })
})
