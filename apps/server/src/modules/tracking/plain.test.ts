// The plain page of a delivery and its embed: readable without script, framed only where allowed, and safe
// with any number.
import { isTrackingNumber, trackingCheckCharacter } from '@dropwise/contracts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderErrors } from '../../http/error-renderer.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from './module.ts'
import { plainTracking } from './plain.ts'

let api: TestApi
let web: FastifyInstance
let company: TestCompany
let number: string
const typing = () => number.toLowerCase().replace(/(.{4})/g, '$1 ')

beforeAll(async () => {
  api = await testApi([tracking])
  company = await api.company()
  const [row] = await api.platform.database.asOwner<{ tracking_number: string }>(
    `with r as (insert into public.recipients (tenant_id, name, phone) values ($1, 'Edith <b>Ward</b>', '+15550187') returning id),
     a as (insert into public.addresses (tenant_id, text, normalised, street, city, lat, lng)
       values ($1, '12 Weaver Lane, New York', 'x', 'Weaver <Lane>', 'New York', 40.73, -73.99) returning id),
     o as (insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, 'W-1', '2026-04-16', 'dispatched', r.id, a.id from r, a returning id)
     insert into public.deliveries (tenant_id, order_id, promised_from, promised_to)
     select $1, id, '2026-04-16T14:00:00Z', '2026-04-16T16:00:00Z' from o returning tracking_number`,
    [company.tenantId],
  )
  number = row!.tracking_number
  // As http/static-files.ts calls it, before it looks up files.
  const plain = plainTracking(api.platform, () => 'http://dropwise.test')
  web = fastify({ routerOptions: { maxParamLength: 20_000 } })
  renderErrors(web)
  web.get('/*', async (request, reply) => {
    reply.header('x-frame-options', 'DENY')
    return plain(request, reply, decodeURIComponent(request.url.split('?')[0]!)) ?? reply.code(204).send()
  })
})
afterAll(async () => {
  await web.close()
  await api.close()
})

let strangers = 0
/** Each from its own address, so that tests do not share a limit. */
function search(text: string, query: string) {
  strangers += 1
  return web.inject({
    url: `/track/${encodeURIComponent(text)}?${query}`,
    remoteAddress: `198.51.100.${strangers}`,
  })
}

describe('the page without script', () => {
  it('shows the last known state in local time, and nothing personal', async () => {
    const page = await search(typing(), 'plain=1')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Planned for Thu 16 Apr')
    expect(page.body).toContain('10:00-12:00')
    expect(page.body).toContain('Weaver &lt;Lane&gt;, New York')
    expect(page.body).not.toMatch(/<script|Ward|15550187|12 Weaver/)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  })

  it('uses the language of the link, else of the browser, else of the company', async () => {
    const page = async (query: string, accepted?: string) => {
      strangers += 1
      const answer = await web.inject({
        url: `/track/${number}?${query}`,
        remoteAddress: `198.51.100.${strangers}`,
        headers: accepted === undefined ? {} : { 'accept-language': accepted },
      })
      return answer.body
    }
    expect(await page('plain=1', 'hu, fr;q=0.8, de;q=0.9, en;q=0')).toContain('<html lang="de" dir="ltr">')
    expect(await page('plain=1&lang=ar', 'de')).toContain('<html lang="ar" dir="rtl">')
    expect(await page('embed=1&lang=<b>', 'x;q=y')).toContain('<html lang="en"')
    await api.platform.database.asOwner('update public.tenants set locale = $2 where id = $1', [
      company.tenantId,
      'nl',
    ])
    const dutch = await page('plain=1', 'hu')
    expect(dutch).toContain('<html lang="nl"')
    expect(dutch).toMatch(/Gepland: do 16 apr/)
    await api.platform.database.asOwner("update public.tenants set locale = 'en' where id = $1", [
      company.tenantId,
    ])
  })

  it('may be framed only as an embed', async () => {
    const plain = await search(number, 'plain=1')
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(plain.headers['x-frame-options']).toBe('DENY')
    const embed = await search(number, 'embed=1')
    expect(embed.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(embed.headers['x-frame-options']).toBeUndefined()
    expect(embed.body).toContain('<base target="_blank">')
    expect((await search(number, 'embed=0')).statusCode).toBe(204)
  })
})

describe('an invalid number', () => {
  const wrongCheck = () => {
    const body = number.slice(0, -1)
    const wrong = body + (trackingCheckCharacter(body) === '0' ? '1' : '0')
    expect(isTrackingNumber(wrong)).toBe(false)
    return wrong
  }
  it.each([
    ['has a wrong check character', wrongCheck],
    ['is SQL', () => `' or 1=1; drop table deliveries; --`],
    ['is markup', () => '<script>alert(1)'],
    ['has 10,000 characters', () => 'A'.repeat(10_000)],
    ['is blank', () => ' '],
  ])('that %s is not found, in words', async (_what, makeNumber) => {
    const text = makeNumber()
    const page = await search(text, 'plain=1')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Delivery not found. Please check your tracking number.')
    expect(page.body).not.toContain('<script')
  })

  it('is found with blanks and in lower case', async () => {
    const answer = await api.app.inject({
      url: `/api/v1/tracking/${encodeURIComponent(` ${typing()}`)}`,
      remoteAddress: '198.51.100.201',
    })
    expect(answer.json()).toMatchObject({ trackingNumber: number, timeZone: 'America/New_York' })
  })

  it('is limited to thirty look-ups for one address, over both pages together', async () => {
    const requestFrom = (path: string, from: FastifyInstance) =>
      from.inject({ url: path, remoteAddress: '203.0.113.9' }).then(({ statusCode }) => statusCode)
    for (let i = 0; i < 15; i += 1) {
      expect(await requestFrom(`/track/WRONG${i}?plain=1`, web)).toBe(404)
      expect(await requestFrom(`/api/v1/tracking/WRONG${i}`, api.app)).toBe(404)
    }
    expect(await requestFrom('/track/WRONG?plain=1', web)).toBe(429)
    expect(await requestFrom('/api/v1/tracking/WRONG', api.app)).toBe(429)
  })
})
