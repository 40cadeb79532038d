// Pages, manifests, workers, mails, invoices and the API description all use the owner's brand.
import { readPdf } from '@dropwise/order-files/note/read-pdf'
import { DEFAULT_BRAND, homeTitle } from '@dropwise/contracts'
import { fastify, type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandPictures } from './http/brand-pictures.ts'
import { serveWebApp } from './http/static-files.ts'
import { accounts } from './modules/accounts/module.ts'
import { audit } from './modules/audit/module.ts'
import { billing } from './modules/billing/module.ts'
import { mail } from './modules/mail/module.ts'
import { openapi } from './modules/openapi/module.ts'
import { ownerForTests } from './modules/owner/testing.ts'
import { testApi, type TestApi, type TestCompany } from './modules/testing.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import { startMailSink, type MailSink } from './platform/mail/mail-sink.ts'

const NAME = "Nord & O'Licht"
const BRAND = { name: NAME, supportEmail: 'help@nordlicht.example', colour: '#7a1f5c', colourDark: '#e39bc9' }
const AS_BUILT = { name: 'Dropwise', supportEmail: DEFAULT_BRAND.supportEmail, logoUrl: null }
/** Shortened files of the web build. */
const FILES: Record<string, string> = {
  'client/__spa-fallback.html': '<html></html>',
  'client/index.html': [
    `<html><head><title>${homeTitle('Dropwise')}</title><meta name="theme-color" content="#14264a"/>`,
    `<script id="brand" type="application/json">${JSON.stringify(AS_BUILT)}</script><style id="brand-style"></style>`,
    '<script>const title = "Dropwise"</script></head><body>Dropwise</body></html>',
  ].join(''),
  'client/site.webmanifest': '{"name":"Dropwise","short_name":"Dropwise","theme_color":"#14264a"}',
  'client/driver-sw.js': 'const kept="1 brand:default";const title=`Dropwise`',
  'client/favicon.svg': '<svg/>',
  'client/mark.svg': '<svg/>',
  'client/icons/icon-192.png': 'the icon of the build',
  'routes.json': '["/"]',
}

let api: TestApi
let site: FastifyInstance
let address: string
let folder: string
let company: TestCompany
let owner: string
let sink: MailSink
let mailer: Mailer

beforeAll(async () => {
  sink = await startMailSink()
  mailer = createMailer(sink.url, async () => ({
    name: (await api.platform.brand.read()).name,
    address: 'no-reply@dropwise.test',
  }))
  const modules = [openapi, accounts, billing, mail, audit, ownerForTests()]
  api = await testApi(modules, { mailer, hasAccounts: true })
  company = await api.company()
  owner = await api.ownerKey()
  // Uploads watch their socket, so the test needs a listening server.
  address = await api.app.listen({ host: '127.0.0.1', port: 0 })

  folder = await mkdtemp(join(tmpdir(), 'dropwise-brand-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  site = fastify()
  await serveWebApp(site, {
    folder: join(folder, 'client'),
    patternsFile: join(folder, 'routes.json'),
    policy: (hashes) => hashes.join(' '),
    address: () => 'https://nordlicht.example',
    brand: () => api.platform.brand.read(),
    picture: brandPictures(api.platform),
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
  await api.close()
  mailer.close()
  await sink.close()
})

const page = async (url: string) => (await site.inject({ url })).body
const change = (body: Record<string, unknown>) =>
  api.call(owner, 'PUT', '/owner/brand', { body: { ...BRAND, ...body } })
const sqlRows = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const openApiTitle = async () => (await api.call(null, 'GET', '/openapi.json')).json().info.title

async function putLogo(bytes: Buffer): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${address}/api/v1/owner/brand/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const pages = await readPdf(new Uint8Array(pdf))
  return pages.flatMap((lines) => lines.flatMap(({ pieces }) => pieces.map(({ text }) => text))).join('\n')
}

describe('the product without a brand of the owner’s', () => {
  it('serves its files exactly as built', async () => {
    for (const name of ['index.html', 'site.webmanifest', 'driver-sw.js', 'icons/icon-192.png'])
      expect(await page(`/${name}`)).toBe(FILES[`client/${name}`])
    expect(await openApiTitle()).toBe('Dropwise API')
    expect((await api.call(owner, 'GET', '/owner/brand')).json()).toEqual({ ...DEFAULT_BRAND, logoUrl: null })
  })
})

describe('a brand', () => {
  it('can be set by the owner only, and refuses colours without contrast with a sentence', async () => {
    const body = BRAND
    expect((await api.call(company.keys.admin, 'PUT', '/owner/brand', { body })).statusCode).toBe(403)
    expect((await api.call(null, 'GET', '/owner/brand')).statusCode).toBe(401)
    const pale = await change({ colour: '#f2c14e' })
    expect(pale.statusCode).toBe(400)
    expect(pale.body).toMatch(
      /On light pages it has a contrast of 1\.\d:1 and needs 4\.5:1\. Choose a darker one/,
    )
    expect((await change({ colourDark: '#7a1f5c' })).body).toMatch(/On dark pages .* Choose a lighter one/)
    expect((await change({ name: '<script>' })).statusCode).toBe(400)
    expect((await change({ supportEmail: 'nobody' })).statusCode).toBe(400)
    expect(await openApiTitle()).toBe('Dropwise API')
  })

  it('is held to by the database too', async () => {
    const value = { ...BRAND, logo: null }
    const putBrand = (wrong: Record<string, unknown>) =>
      sqlRows(`insert into app.settings (key, value) values ('brand', $1)`, [
        JSON.stringify({ ...value, ...wrong }),
      ])
    for (const wrong of [
      { colour: '#f2c14e' },
      { colourDark: '#7a1f5c' },
      { colour: 'red' },
      { name: '' },
      { name: '{{x}}' },
      { name: 'a"b' },
      { name: 'a\\b' },
      { supportEmail: 'nobody' },
      { logo: '../x' },
    ])
      await expect(putBrand(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ code: '23514' })
  })

  it('is named by pages, in markup and in scripts, with its colours in their heads', async () => {
    expect((await change({})).statusCode).toBe(200)
    const { body, headers } = await site.inject({ url: '/' })
    expect(body).toContain('<title>Nord &amp; O&#x27;Licht - Enterprise Fleet Management Platform</title>')
    expect(body).toContain('<body>Nord &amp; O&#x27;Licht</body>')
    expect(body).toContain('const title = "Nord & O\\u0027Licht"')
    expect(body).not.toMatch(/Dropwise|#14264a|support@dropwise/)
    expect(body).toContain('--act:#7a1f5c')
    const data = /<script id="brand" type="application\/json">([^<]*)</.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ name: NAME, supportEmail: BRAND.supportEmail, logoUrl: null })
    expect(String(headers['content-security-policy']).match(/sha256/g)).toHaveLength(2)
    expect(
      (await site.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })).statusCode,
    ).toBe(304)
  })

  it('is named by manifests, and by workers, which browsers take for new ones', async () => {
    const manifest = JSON.parse(await page('/site.webmanifest')) as Record<string, string>
    expect(manifest).toMatchObject({ name: NAME, short_name: NAME })
    expect(manifest.theme_color).not.toBe('#14264a')
    const worker = await page('/driver-sw.js')
    expect(worker).toContain('`Nord & O\\u0027Licht`')
    expect(worker).not.toContain('brand:default')
  })

  it('is named by the API’s description', async () => {
    expect(await openApiTitle()).toBe(`${NAME} API`)
  })

  it('heads the mails of the platform, and invoices where no other seller is named', async () => {
    const [row] = await sqlRows<{ email: string }>(
      `select u.email from auth.users u join public.memberships m on m.user_id = u.id where m.tenant_id = $1 and m.role = 'admin'`,
      [company.tenantId],
    )
    await sqlRows(`update public.subscriptions set status = 'trial', plan_id = 'professional', vehicle_limit = 25,
      trial_ends_at = now() + interval '3 days' where tenant_id = '${company.tenantId}'`)
    await sqlRows(`update public.subscription_plans set limits = '{"members": 3}' where id = 'starter'`)
    await sqlRows(
      `insert into public.billing_details (tenant_id, address) values ('${company.tenantId}', '1 Quay, Ashmouth')`,
    )
    const subscriptionResponse = await api.call(company.keys.admin, 'POST', '/subscription', {
      body: { planId: 'starter' },
    })
    expect(subscriptionResponse.json().result).toBe('invoiced')
    const { text, html, fromName, attachments } = await sink.waitFor(row!.email, /^Invoice /)
    expect(fromName).toBe(NAME)
    expect(html).toContain('Nord &amp; O&#39;Licht')
    expect(html).toContain('#7a1f5c')
    expect(html).toContain('help@nordlicht.example')
    expect(`${text}${html}`).not.toMatch(/Dropwise/)
    const words = await wordsOf(attachments[0]!.content)
    expect(words).toContain(NAME)
    expect(words).not.toContain('Dropwise')
  })

  it('is named by the mail that welcomes a new company', async () => {
    const trial = { email: 'ada@wardandco.example', firstName: 'Ada', lastName: 'Ward', companyName: 'Ward' }
    await api.call(null, 'POST', '/trial', { body: { ...trial, password: 'quiet harbour 42' } })
    const { html } = await sink.waitFor(trial.email, new RegExp(`^Welcome to ${NAME}$`))
    expect(html).not.toMatch(/Dropwise/)
  })

  it('writes who changed it to the audit log', async () => {
    await change({ name: 'Nordlicht' })
    const { items } = (await api.call(owner, 'GET', '/audit?subject=settings')).json()
    expect(items[0]).toMatchObject({ action: 'settings.update', subjectId: 'brand' })
    expect(items[0].who).toMatch(/@/)
  })
})

describe('a logo', () => {
  it('heads the mails of the platform, from the server that sends them', async () => {
    const red = sharp({ create: { width: 300, height: 100, channels: 3, background: '#d02020' } })
    const { body } = await putLogo(await red.png().toBuffer())
    const name = String(body.logoUrl).split('/').at(-1)
    const trial = { email: 'eve@wardandco.example', firstName: 'Eve', lastName: 'Ward', companyName: 'Eve' }
    await api.call(null, 'POST', '/trial', { body: { ...trial, password: 'quiet harbour 42' } })
    const { html } = await sink.waitFor(trial.email, /^Welcome to/)
    expect(html).toContain(`src="${api.platform.publicUrl}/storage/v1/render/image/public/logos/`)
    expect(html).toContain(name)
    expect(html).toContain('background:#7a1f5c;color:#ffffff')
    await fetch(`${address}/api/v1/owner/brand/logo`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${owner}` },
    })
  })

  it('appears on every icon, and leaves no file behind when removed', async () => {
    const red = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#d02020' } })
      .png()
      .toBuffer()
    const plain = await sharp(
      Buffer.from((await site.inject({ url: '/icons/icon-192.png' })).rawPayload),
    ).metadata()
    expect([plain.width, plain.height]).toEqual([192, 192])

    const { status, body } = await putLogo(red)
    expect(status).toBe(200)
    expect(body.logoUrl).toMatch(/^\/storage\/v1\/object\/public\/logos\/platform\/[\w-]{36}$/)
    expect((await api.app.inject({ url: String(body.logoUrl) })).headers['content-type']).toBe('image/png')
    const icon = sharp(Buffer.from((await site.inject({ url: '/icons/icon-192.png' })).rawPayload))
    const middle = await icon
      .extract({ left: 95, top: 95, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect([...middle]).toEqual([0xd0, 0x20, 0x20])
    for (const file of ['/favicon.svg', '/mark.svg'])
      expect(await page(file)).toContain('data:image/png;base64,')
    expect(await page('/')).toContain(String(body.logoUrl))
    expect(await page('/')).toContain('--mark-white:none')
    // Another call writes the texts: this one keeps them.
    expect(body.name).toBe('Nordlicht')

    const removal = await api.call(owner, 'DELETE', '/owner/brand/logo')
    expect(removal.json().logoUrl).toBeNull()
    expect(await page('/mark.svg')).toBe('<svg/>')
    expect(await sqlRows(`select from storage.objects where name like 'platform/%'`)).toEqual([])
  })

  it('is a picture that can be read, and no larger than half a megabyte', async () => {
    const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 7)])
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), broken, Buffer.alloc(0)]) {
      const { status, body } = await putLogo(bytes)
      expect([status, body.code]).toEqual([400, 'validation_failed'])
    }
    expect((await putLogo(Buffer.alloc(600 * 1024, 1))).status).toBeGreaterThanOrEqual(400)
    expect(await sqlRows(`select from storage.objects where name like 'platform/%'`)).toEqual([])
  })
})
