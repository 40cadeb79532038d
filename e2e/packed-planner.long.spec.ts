// The planner's package in a foreign page: installed from its tarball, bundled by Vite, searching in Web
// Workers.
import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { EXAMPLES, installPacked } from '../packages/planner/test/pack-planner.ts'

const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
const PAGE = 'http://planner.test'
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

let folder = ''
let app = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
  app = await installPacked(folder)
  const imports = EXAMPLES.map((_, i) => `import './example-${i}.js'`).join('\n')
  await writeFile(join(app, 'index.html'), `<!doctype html><script type="module">${imports}</script>`)
  for (const [i, { code }] of EXAMPLES.entries()) await writeFile(join(app, `example-${i}.js`), code)
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: app })
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test("[2.10-4] the README's examples print in a browser what they say", async ({ page }) => {
  const messages: string[] = []
  const requests: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.route(`${PAGE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    requests.push(pathname)
    const path = join(app, 'dist', pathname === '/' ? 'index.html' : pathname)
    await route.fulfill({ path, contentType: TYPES[extname(path)] ?? 'application/octet-stream' })
  })
  await page.goto(`${PAGE}/`)
  expect(EXAMPLES).toHaveLength(3)
  // The modules run in parallel, so any may finish first.
  await expect.poll(() => messages.toSorted()).toEqual(EXAMPLES.map(({ prints }) => prints).toSorted())
  expect(requests.filter((path) => path.includes('worker')).length).toBeGreaterThan(0)
})
