// A company's column mapping is remembered for files with the same header, over page and API; notes and mails are files.
import PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
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

it('[M2] [2.10-4] reads the next file with the same columns by the remembered mapping', async () => {
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

const sendNote = (type: string, body: string | Buffer, query = '') =>
  api.call(company.keys.dispatcher, 'POST', `/orders/import${query}`, {
    headers: { 'content-type': type },
    body,
  })
const note = (reference: string) =>
  `Order number: ${reference}\nWho: Ann\nGoal: ${address}\nColour: red\nGoes: ${DAY}`

it('[M12] reads the next note with the same labels by the remembered mapping, also in a mail', async () => {
  const [missing] = (await sendNote('text/plain', note('N-2'), '?dryRun=true')).json().rejected
  expect(missing).toMatchObject({ code: 'missing_column' })

  const headers = ['Order number', 'Who', 'Goal', 'Colour', 'Goes', 'Other text']
  await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: {
      rows: [{ 'Order number': 'N-1', Who: 'Ann', Goal: address, Goes: DAY }],
      mapping: { reference: 'Order number', recipient: 'Who', address: 'Goal', date: 'Goes' },
      headers,
      dropped: ['Colour', 'Other text'],
    },
  })
  expect((await sendNote('text/plain', note('N-2'))).json()).toMatchObject({ created: 1, rejected: [] })
  expect(await readOrder('N-2')).toMatchObject({ recipient: 'Ann', date: DAY, custom: {} })

  const mail = `From: shop@example.com\nSubject: Order\nMIME-Version: 1.0\nContent-Type: text/plain\n\n${note('N-3')}`
  expect((await sendNote('message/rfc822', mail)).json()).toMatchObject({ created: 1, rejected: [] })
})

it('[M12] reads a PDF with text, and reports that a scan has none', async () => {
  const text = new PDFDocument()
  text.text('Order number: P-1').text('Recipient: Ann').text(`Address: ${address}`).text(`Date: ${DAY}`)
  text.end()
  const answer = await sendNote('application/pdf', await buffer(text))
  expect(answer.json()).toMatchObject({ created: 1, rejected: [] })

  const scan = new PDFDocument()
  scan.rect(50, 50, 300, 300).fill('grey')
  scan.end()
  expect((await sendNote('application/pdf', await buffer(scan))).json().rejected).toMatchObject([
    { code: 'no_text', hint: expect.stringContaining('text PDF') },
  ])
})
