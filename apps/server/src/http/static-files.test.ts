// The web app's files: caching, compression, pages with their own policy, and true 404s.
import { fastify, type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWebApp } from './static-files.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-web-'))
  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await mkdir(join(folder, 'client', 'pricing'), { recursive: true })
  const files: Record<string, string> = {
    'client/__spa-fallback.html': '<html><script>start()</script></html>',
    'client/index.html': '<html>Home</html>',
    'client/pricing/index.html':
      '<html>Pricing<script>one()</script><script src="/assets/app-1.js"></script></html>',
    'client/assets/app-1.js': 'console.log("plain")',
    'client/assets/app-1.js.br': 'brotli bytes',
    'routes.json': JSON.stringify(['/', '/pricing', '/track/:number', '/dashboard/*']),
    'secret.txt': 'outside',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  app = fastify()
  await serveWebApp(app, {
    folder: join(folder, 'client'),
    patternsFile: join(folder, 'routes.json'),
    policy: (hashes) => `script-src 'self' ${hashes.join(' ')}`.trim(),
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the web app', () => {
  it('keeps hashed files for a year and asks again for pages', async () => {
    expect((await get('/assets/app-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/pricing')).headers['cache-control']).toBe('no-cache')
  })

  it('sends what was compressed at build time to who takes it', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toContain('text/javascript')
    expect(answer.body).toBe('brotli bytes')
    expect((await get('/assets/app-1.js')).body).toContain('plain')
  })

  it('answers 304 to who has it already', async () => {
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

  it.each(['/nothing', '/track', '/track/a/b', '/pricing/x'])('answers 404 to %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
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
