// [M12] Orders from pasted text, forwarded mails and PDF delivery notes: the same table as a file gives.
import { guessMappingOf } from '@dropwise/contracts'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readOrderFile, readTable } from '../index.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const OPTIONS = {
  today: '2026-12-01',
  dateOrder: 'day-first',
  timeZone: 'Europe/London',
  country: 'GB',
} as const

async function ordersOf(file: Uint8Array) {
  const table = await readOrderFile(file)
  return readTable(table, OPTIONS)
}

async function pdf(write: (page: InstanceType<typeof PDFDocument>) => void): Promise<Uint8Array> {
  const page = new PDFDocument({ size: 'A4', margin: 50 })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => page.on('end', resolve))
  write(page)
  page.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

describe('[M12] a pasted text', () => {
  it('is read by its labels, as one order after another', async () => {
    const { orders, problems } = await ordersOf(
      bytes(`Hello team,
please bring these:

Order number: A-17
Deliver to: Edith Ward
6 Queen Street
Ashmouth AH7 4JU
Phone: 07700 900222
Delivery date: 04/12/2026
Time window: 9:00 - 12:00
Parcels: 2
Notes: Ring twice

Order number: A-18
Deliver to: Omar Nash
9 Mill Lane
Ashmouth
Parcels: 1

Kind regards,
Bob
1 Sender Road, Elsewhere`),
    )
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        reference: 'A-17',
        recipient: 'Edith Ward',
        address: '6 Queen Street, Ashmouth AH7 4JU',
        phone: '+447700900222',
        date: '2026-12-04',
        windowStart: 9 * 3600,
        windowEnd: 12 * 3600,
        columns: { packages: 2, instructions: 'Ring twice' },
      },
      { reference: 'A-18', recipient: 'Omar Nash', address: '9 Mill Lane, Ashmouth' },
    ])
  })

  it('is read as running text, one order for each paragraph', async () => {
    const { orders, problems } = await ordersOf(
      bytes(`Hi,

Please deliver 2 parcels to Edith Ward, 6 Queen Street, Ashmouth AH7 4JU, tel 07700 900222, between 9am and 12pm.

Omar Nash
Mühlenweg 9
Ashmouth
12 kg

Thanks
Bob`),
    )
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        recipient: 'Edith Ward',
        address: '6 Queen Street, Ashmouth AH7 4JU',
        phone: '+447700900222',
        windowStart: 9 * 3600,
        windowEnd: 12 * 3600,
        columns: { packages: 2 },
      },
      { recipient: 'Omar Nash', address: 'Mühlenweg 9, Ashmouth', columns: { weight_grams: 12_000 } },
    ])
  })

  it('keeps labels of its own as columns, so that the company’s choice for them is remembered', async () => {
    const table = await readOrderFile(
      bytes('Ziel: Queen Street 6, Ashmouth\nWer: Edith Ward\nAnzahl: 3\nGewicht: 4'),
    )
    expect(table.headers).toEqual(['Ziel', 'Wer', 'Anzahl', 'Gewicht', 'Other text'])
    const other = await readOrderFile(bytes('Ziel: Mill Lane 9, Ashmouth\nWer: Omar\nAnzahl: 1\nGewicht: 2'))
    expect(other.headers).toEqual(table.headers)
  })

  it.each([
    [
      'a German order',
      `Guten Tag Herr Müller,\n\nbitte liefern Sie am 04.12.2026:\n\nLieferadresse:\nBäckerei Krause GmbH\nHauptstraße 12a\n50667 Köln\nTel.: 0221 123456\n\nAuftragsnummer: 2026-117\nAnzahl: 3 Kartons\n\nMit freundlichen Grüßen\nMuster AG\nRing 5, 10115 Berlin`,
      {
        reference: '2026-117',
        recipient: 'Bäckerei Krause GmbH',
        address: 'Hauptstraße 12a, 50667 Köln',
        date: '2026-12-04',
        columns: { packages: 3 },
      },
    ],
    [
      'a French sentence',
      'Bonjour, merci de livrer 2 colis à Marie Dupont, 14 rue de la Paix, 75002 Paris, entre 9h et 12h.',
      { recipient: 'Marie Dupont', address: '14 rue de la Paix, 75002 Paris', windowStart: 9 * 3600 },
    ],
    [
      'an English sentence',
      'Can you take a sofa to Mrs Green at 22 Elm Road, Ashmouth AH2 3CD on 5 December 2026 after 2pm? Thanks, Bob',
      {
        recipient: 'Mrs Green',
        address: '22 Elm Road, Ashmouth AH2 3CD',
        date: '2026-12-05',
        columns: { instructions: expect.stringContaining('after 2pm') },
      },
    ],
    [
      'a confirmation of a shop',
      `Order #1001 confirmed\n\nShipping address\nEdith Ward\n6 Queen Street\nAshmouth\n\nBilling address\nEdith Ward\n1 Other Road\nLondon\n\nItem            Qty   Price\nBlue mug        2     12.00\nGreen tea       1     4.50\n\nTotal 28.50`,
      {
        reference: '1001',
        address: '6 Queen Street, Ashmouth',
        custom: { Items: '2 × Blue mug; 1 × Green tea' },
      },
    ],
    [
      'columns made of spaces',
      `Reference   Name        Street            Town\nA1          Ann Bell    6 Queen Street    Ashmouth`,
      { reference: 'A1', recipient: 'Ann Bell', address: '6 Queen Street, Ashmouth' },
    ],
  ])('is read as %s', async (_what, text, order) => {
    const { orders, problems } = await ordersOf(bytes(text))
    expect(problems).toEqual([])
    expect(orders).toMatchObject([order])
  })

  it('is still a table when it has columns', async () => {
    const table = await readOrderFile(bytes('Name\tAddress\tNote\nAnn\t6 Queen Street\tcall: first\n'))
    expect(table.rows[0]).toEqual({ Name: 'Ann', Address: '6 Queen Street', Note: 'call: first' })
  })
})

const HEAD = `Received: from mail.example by mx.example; Tue, 1 Dec 2026 09:00:00 +0000
From: Bob <bob@shop.example>
To: orders@company.example
Subject: Fwd: Order
MIME-Version: 1.0
`

describe('[M12] a forwarded e-mail', () => {
  it('is read by what it forwards', async () => {
    const { orders, problems } = await ordersOf(
      bytes(`${HEAD}Content-Type: text/plain; charset=utf-8

See below.

---------- Forwarded message ---------
From: Ann <ann@shop.example>
Date: Mon, 30 Nov 2026 at 10:00
Subject: Order
To: <bob@shop.example>

> Order number: B-1
> Deliver to: Edith Ward
> 6 Queen Street
> Ashmouth
> Delivery date: 04/12/2026
`),
    )
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      { reference: 'B-1', recipient: 'Edith Ward', address: '6 Queen Street, Ashmouth', date: '2026-12-04' },
    ])
  })

  it('of 5 MB with HTML, a picture and a list takes the list, and offers its text', async () => {
    const picture = Buffer.alloc(3_600_000, 7)
      .toString('base64')
      .replaceAll(/(.{76})/g, '$1\r\n')
    const list = Buffer.from('Name,Address,Parcels\nEdith Ward,"6 Queen Street, Ashmouth",2\n').toString(
      'base64',
    )
    const file = bytes(
      [
        `${HEAD}Content-Type: multipart/mixed; boundary=b`,
        '',
        '--b',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<html><head><style>p { color: red }</style></head><body><p>Deliver to: Omar Nash<br>9 Mill Lane</p><p>Parcels: 1</p></body></html>',
        '--b',
        'Content-Type: image/png; name=logo.png',
        'Content-Transfer-Encoding: base64',
        '',
        picture,
        '--b',
        'Content-Type: text/csv; name=orders.csv',
        'Content-Disposition: attachment; filename=orders.csv',
        'Content-Transfer-Encoding: base64',
        '',
        list,
        '--b--',
      ].join('\r\n'),
    )
    expect(file.length).toBeGreaterThan(4_800_000)
    const table = await readOrderFile(file)
    expect(table).toMatchObject({ sheet: 'orders.csv', sheets: ['orders.csv', 'E-mail text'] })
    expect(table.rows[0]).toMatchObject({ Name: 'Edith Ward' })
    const text = await readOrderFile(file, { sheet: 'E-mail text' })
    expect(text.rows).toMatchObject([{ Recipient: 'Omar Nash', Address: '9 Mill Lane', Parcels: '1' }])
  })

  it('without an order is refused', async () => {
    const file = bytes(`${HEAD}Content-Type: text/plain\n\nSee you tomorrow!`)
    await expect(readOrderFile(file)).rejects.toMatchObject({ reason: 'no_orders' })
  })
})

describe('[M12] a PDF', () => {
  it('delivery note is read by its blocks and its items', async () => {
    const file = await pdf((page) => {
      page.fontSize(16).text('Delivery note', 50, 50)
      page.fontSize(10)
      page.text('Sender', 50, 100).text('Acme Ltd', 50, 114).text('1 Factory Road', 50, 128)
      page.text('Deliver to', 300, 100).text('Edith Ward', 300, 114).text('6 Queen Street', 300, 128)
      page.text('AH7 4JU Ashmouth', 300, 142)
      page.text('Order number:', 50, 190).text('DN-4711', 150, 190)
      page.text('Delivery date:', 50, 204).text('04/12/2026', 150, 204)
      page.text('Description', 50, 250).text('Qty', 300, 250)
      page.text('Blue mug', 50, 266).text('2', 300, 266)
      page.text('Green tea', 50, 280).text('1', 300, 280)
    })
    const { orders, problems } = await ordersOf(file)
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        reference: 'DN-4711',
        recipient: 'Edith Ward',
        address: '6 Queen Street, AH7 4JU Ashmouth',
        date: '2026-12-04',
        custom: { Items: '2 × Blue mug; 1 × Green tea' },
      },
    ])
  })

  it('list is read by its columns', async () => {
    const file = await pdf((page) => {
      page.fontSize(10)
      const row = (y: number, ...cells: string[]) =>
        cells.forEach((text, at) => page.text(text, 50 + at * 120, y))
      page.text('Tour of Friday', 50, 40)
      row(80, 'Order number', 'Recipient', 'Address', 'Parcels')
      row(100, 'L-1', 'Edith Ward', '6 Queen Street', '2')
      row(120, 'L-2', 'Omar Nash', '9 Mill Lane', '')
    })
    const table = await readOrderFile(file)
    expect(guessMappingOf(table.headers, table.rows)).toMatchObject({
      reference: 'Order number',
      packages: 'Parcels',
    })
    expect(table.rows).toEqual([
      { 'Order number': 'L-1', Recipient: 'Edith Ward', Address: '6 Queen Street', Parcels: '2' },
      { 'Order number': 'L-2', Recipient: 'Omar Nash', Address: '9 Mill Lane', Parcels: '' },
    ])
  })

  it('without text is refused with what to do', async () => {
    const file = await pdf((page) => page.rect(50, 50, 300, 300).fill('grey'))
    await expect(readOrderFile(file)).rejects.toMatchObject({ reason: 'no_text' })
  })

  it('that is cut off is refused', async () => {
    await expect(readOrderFile(bytes('%PDF-1.7\n1 0 obj << /Type'))).rejects.toMatchObject({
      reason: 'unreadable_file',
    })
  })
})
