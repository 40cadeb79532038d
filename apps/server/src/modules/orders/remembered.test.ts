// A company's column mapping is remembered for files with the same header, over page and API.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let api: TestApi
let company: TestCompany
let address: string

beforeAll(async () => {
  api = await testApi([orders])
  company = await api.company()
  address = townAddresses(api, 1)[0] ?? ''
})
afterAll(() => api.close())

const sendFile = (by: TestCompany, row: string, query = '') =>
  api.call(by.keys.dispatcher, 'POST', `/orders/import${query}`, {
    headers: { 'content-type': 'text/csv' },
    body: `Nr,Who,Goal,Colour,Goes\n${row}`,
  })
const readOrder = async (reference: string) => {
  const { items } = (await api.call(company.keys.dispatcher, 'GET', `/orders?reference=${reference}`)).json()
  return (await api.call(company.keys.dispatcher, 'GET', `/orders/${items[0].id}`)).json()
}

it('[2.10-4] reads the next file with the same columns as the last one was read', async () => {
  const row = `"R-2",Ann,"${address}",red,${DAY}`
  expect((await sendFile(company, row, '?dryRun=true')).json().rejected).toMatchObject([
    { code: 'missing_column' },
  ])

  const chosen = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: {
      rows: [{ Nr: 'R-1', Who: 'Ann', Goal: address, Goes: DAY }],
      mapping: { reference: 'Nr', recipient: 'Who', address: 'Goal', date: 'Goes' },
      headers: ['Nr', 'Who', 'Goal', 'Colour', 'Goes'],
      dropped: ['Colour'],
    },
  })
  expect(chosen.json()).toMatchObject({ created: 1, rejected: [] })

  expect((await sendFile(company, row)).json()).toMatchObject({ created: 1, rejected: [] })
  expect(await readOrder('R-2')).toMatchObject({ recipient: 'Ann', date: DAY, custom: {} })
})

it('does not read another company’s files by it', async () => {
  const other = await api.company()
  const answer = await sendFile(other, `"R-3",Ann,"${address}",red,${DAY}`)
  expect(answer.json().rejected).toMatchObject([{ code: 'missing_column' }])
})
