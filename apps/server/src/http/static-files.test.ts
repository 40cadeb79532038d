// The web app's files: caching, compression, pages with their own policy, and true 404s.
import { fastify, type FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderArticle } from '../platform/articles.ts'
import { brandFrom } from '../platform/brand.ts'
import { serveWebApp } from './static-files.ts'

let folder: string
let app: FastifyInstance
let brand = brandFrom(null)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-web-'))
  const files: Record<string, string> = {
    'client/__spa-fallback.html': '<html><script>start()</script></html>',
    'client/index.html': '<html>Home</html>',
    'client/pricing/index.html':
      '<html>Pricing<script>one()</script><script src="/assets/app-1.js"></script></html>',
    'client/privacy/index.html':
      '<html><script id="brand" type="application/json">{}</script><p>Head</p><article><h1>Privacy</h1></article><nav aria-label="On this page"><a>One</a></nav><footer>Foot</footer></html>',
    'client/trial/index.html':
      '<html><script id="brand" type="application/json">{}</script>Start 3-Day Trial, a 3-day trial of 3\u00a0days, seen 3 days ago</html>',
    'client/404/index.html': '<html>Page not found</html>',
    'client/sitemap.xml': '<loc>https://dropwise.example/pricing</loc>',
    'client/about/index.html':
      '<html><link rel="canonical" href="https://dropwise.example/about"><script>"https://dropwise.example"</script></html>',
    'client/assets/app-1.js': 'console.log("plain")',
    'client/assets/app-1.js.br': 'brotli bytes',
    'routes.json': JSON.stringify(['/', '/pricing', '/track/:number', '/dashboard/*']),
    'secret.txt': 'outside',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  app = fastify()
  await serveWebApp(app, {
    folder: join(folder, 'client'),
    patternsFile: join(folder, 'routes.json'),
    policy: (hashes) => `script-src 'self' ${hashes.join(' ')}`.trim(),
    address: (request) => `https://${request.host}`,
    brand: async () => brand,
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the web app', () => {
  it('shows the length of trials that the owner has set', async () => {
    expect((await get('/trial')).body).toContain(
      'Start 3-Day Trial, a 3-day trial of 3\u00a0days, seen 3 days ago',
    )
    brand = brandFrom(null, { trialDays: 14 })
    const { body, headers } = await get('/trial')
    expect(body).toContain('Start 14-Day Trial, a 14-day trial of 14\u00a0days, seen 3 days ago')
    expect(body).toContain('"trialDays":14')
    expect(headers['content-security-policy']).toBeDefined()
    brand = brandFrom(null, { trialDays: 1 })
    expect((await get('/trial')).body).toContain('Start 1-Day Trial, a 1-day trial of 1\u00a0day, seen')
    brand = brandFrom(null)
  })

  it('shows an article in the words of the owner, without script too', async () => {
    const html = renderArticle(
      '# Data\n\nWe **keep** it. <script>alert(1)</script> [bad](javascript:alert(1)) [good](/contact) ![x](/y.png)',
    )
    expect(html).not.toMatch(/<script|<img|href="javascript/)
    expect(html).toContain('<a href="/contact">good</a>')
    brand = brandFrom(null, { articles: [{ page: 'privacy', version: 2, html, changedAt: '2026-11-28' }] })
    const { body, headers } = await get('/privacy')
    expect(body).toContain(
      `<p>Head</p><article class="site-prose site-own" lang="" dir="auto">${html}</article><footer>`,
    )
    const [, data = ''] = /<script id="brand" type="application\/json">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(data)).toMatchObject({ ownArticles: ['privacy'], article: { page: 'privacy', html } })
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(data).digest('base64'))
    expect((await get('/trial')).body).toContain('"article":null')
    brand = brandFrom(null)
    expect((await get('/privacy')).body).toContain('<article><h1>Privacy</h1></article><nav')
  })

  it('caches hashed files for a year and revalidates pages', async () => {
    expect((await get('/assets/app-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/pricing')).headers['cache-control']).toBe('no-cache')
  })

  it('serves files compressed at build time to clients that accept them', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toContain('text/javascript')
    expect(answer.body).toBe('brotli bytes')
    expect((await get('/assets/app-1.js')).body).toContain('plain')
  })

  it('answers 304 to a browser that has the current file', async () => {
    const { etag } = (await get('/pricing')).headers
    expect((await get('/pricing', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('allows exactly the inline scripts of each page', async () => {
    const policy = String((await get('/pricing')).headers['content-security-policy'])
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).not.toBe((await get('/track/1')).headers['content-security-policy'])
  })

  it.each(['/', '/pricing', '/pricing/', '/track/ABC', '/dashboard/a/b', '/dashboard'])(
    'shows %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200)
    },
  )

  it.each(['/nothing', '/track', '/track/a/b', '/pricing/x', '/404'])(
    'answers 404 to %s with the page that says so',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('Page not found')
    },
  )

  it('shows the 404 page to a person who asks for a file, and JSON to a program', async () => {
    const person = await get('/old/page.php', { accept: 'text/html,*/*' })
    expect([person.statusCode, person.body]).toEqual([404, '<html>Page not found</html>'])
    expect((await get('/old/page.php', { accept: '*/*' })).headers['content-type']).toContain('json')
  })

  it.each(['application/json', 'application/json, text/plain, */*'])(
    'tells a program that asks a page for %s where the calls are',
    async (accept) => {
      for (const url of ['/', '/?coordinates=13.4,52.5', '/pricing']) {
        const answer = await get(url, { accept })
        expect([answer.statusCode, answer.json()]).toEqual([
          406,
          expect.objectContaining({ code: 'page_only', hint: expect.stringContaining('/osrm') }),
        ])
      }
      expect((await get('/', { accept: 'text/html,application/json' })).body).toContain('Home')
      expect((await get('/', { accept: '*/*' })).body).toContain('Home')
    },
  )

  it('sends only browsers without script to the plain page of a delivery', async () => {
    expect((await get('/track/ABC')).body).toContain(
      '<noscript><meta http-equiv="refresh" content="0;url=?plain=1">',
    )
    expect((await get('/track/ABC')).body).toContain('<script>start()</script>')
    expect((await get('/dashboard')).body).not.toContain('noscript')
  })

  it('excludes portals and tracking pages from search engines, and includes public pages', async () => {
    expect((await get('/track/ABC')).headers['x-robots-tag']).toBe('noindex')
    expect((await get('/pricing')).headers['x-robots-tag']).toBeUndefined()
  })

  it('contains the requested address, in every encoding, with a matching policy', async () => {
    const plain = await get('/about', { host: 'plan.fenwick.example' })
    expect(plain.body).toContain('href="https://plan.fenwick.example/about"')
    expect(plain.body).not.toContain('dropwise.example')
    const squeezed = await get('/about', { host: 'plan.fenwick.example', 'accept-encoding': 'br' })
    expect(squeezed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body)
    const [, script = ''] = /<script>(.*)<\/script>/.exec(plain.body) ?? []
    expect(plain.headers['content-security-policy']).toContain(
      createHash('sha256').update(script).digest('base64'),
    )
    expect((await get('/sitemap.xml', { host: 'other.example' })).body).toBe(
      '<loc>https://other.example/pricing</loc>',
    )
  })

  it('escapes a forged Host header', async () => {
    const { body } = await get('/about', { host: 'x"><script>bad()<' })
    expect(body).not.toContain('bad()')
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/app-1.js.br',
    '/missing.js',
    '/api/v1/x',
  ])('does not hand out %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('outside')
  })
})
