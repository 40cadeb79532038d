// The company's logo in a mail to a recipient: in the message at the mail server, and as the picture that a
// mail program fetches.
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from './modules/accounts/module.ts'
import { mail } from './modules/mail/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { testApi, type TestApi } from './modules/testing.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import { linkIn, startMailSink, type MailSink } from './platform/mail/mail-sink.ts'

const ADMIN = 'irene@fenwick.example'
const PASSWORD = 'quiet harbour 42'

let api: TestApi
let sink: MailSink
let mailer: Mailer
let address: string
let tenantId: string
let session: string

beforeAll(async () => {
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@dropwise.test>')
  api = await testApi([accounts, mail, notifications], { mailer, hasAccounts: true })
  // Uploads watch their socket, so the test needs a listening server.
  address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  await signUp()
})
afterAll(async () => {
  await api.close()
  mailer.close()
  await sink.close()
})

async function signUp(): Promise<void> {
  const trial = { email: ADMIN, firstName: 'Irene', lastName: 'Rask', companyName: 'Fenwick & "Sons"' }
  await api.call(null, 'POST', '/trial', { body: { ...trial, password: PASSWORD } })
  const confirm = new URL(linkIn(await sink.waitFor(ADMIN, /[Cc]onfirm/)))
  const verify = { type: 'signup', token_hash: confirm.searchParams.get('token') }
  await api.app.inject({ method: 'POST', url: '/auth/v1/verify', payload: verify })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: ADMIN, password: PASSWORD },
  })
  const signedIn = answer.json<{ access_token: string; user: { app_metadata: { tenant_id: string } } }>()
  session = signedIn.access_token
  tenantId = signedIn.user.app_metadata.tenant_id
}

/** A grey picture of this size. */
function picture(width: number, height: number): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

let parcels = 0
/** Mails a recipient that a parcel is near. */
async function sendNotice(email: string): Promise<void> {
  parcels += 1
  await api.platform.database.asOwner(
    `with recipient as (insert into public.recipients (tenant_id, name, email) values ($1, 'Edith Ward', $2) returning id),
     address as (insert into public.addresses (tenant_id, text, normalised, street, lat, lng)
       values ($1, $3, $3, 'Weaver Lane', 40.73, -73.99) returning id),
     orders as (insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, $3, '2026-04-16', 'dispatched', recipient.id, address.id from recipient, address returning id)
     insert into public.deliveries (tenant_id, order_id) select $1, id from orders`,
    [tenantId, email, `L-${parcels}`],
  )
  await api.platform.database.asOwner(
    `update public.deliveries set driver_near_at = now() where tenant_id = $1 and driver_near_at is null`,
    [tenantId],
  )
}

it('[2.11-9] is in sent mails, as a small picture that anyone can load', async () => {
  const name = `${tenantId}/mark.png`
  const stored = await fetch(`${address}/storage/v1/object/logos/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'image/png' },
    body: picture(1200, 600),
  })
  expect(stored.status).toBe(200)
  await api.platform.database.asOwner(
    `update public.tenants set brand_color = '#7a1f5c', logo_url = $2 where id = $1`,
    [tenantId, `https://dispatch.fenwick.example/storage/v1/object/public/logos/${name}`],
  )
  await sendNotice('edith@wardandco.example')
  const { html, text, attachments } = await sink.waitFor('edith@wardandco.example', /about 30 minutes away/)
  const [picked, ...others] = html.match(/<img[^>]*>/g) ?? []
  expect(others).toEqual([])
  expect(picked).toContain('alt="Fenwick &amp; &quot;Sons&quot;"')
  expect(html).toContain('#7a1f5c')
  expect(attachments).toEqual([])
  expect(text).not.toContain('/logos/')

  const src = /src="([^"]*)"/.exec(picked!)![1]!.replaceAll('&amp;', '&')
  expect(src.startsWith(api.platform.publicUrl)).toBe(true)
  const servedPicture = await fetch(src.replace(api.platform.publicUrl, address))
  expect(servedPicture.status).toBe(200)
  expect(servedPicture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await servedPicture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([256, 128])
})

it('is the name without a logo, and never a picture from another server', async () => {
  const { database } = api.platform
  await expect(
    database.asOwner(
      `update public.tenants set logo_url = 'https://tracker.example/pixel.gif' where id = $1`,
      [tenantId],
    ),
  ).rejects.toThrow(/logo_url must be a picture in the folder of the company/)
  await database.asOwner('update public.tenants set logo_url = null where id = $1', [tenantId])
  await sendNotice('omar@wardandco.example')
  const { html } = await sink.waitFor('omar@wardandco.example', /about 30 minutes away/)
  expect(html).not.toMatch(/<img|tracker\.example/)
  expect(html).toContain('Fenwick &amp; &quot;Sons&quot;')
})
