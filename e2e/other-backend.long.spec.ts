// The web app takes its backend from configuration: the same build, with another Supabase-compatible server,
// signs in, selects and subscribes. `npm run surface` with another port and database is that server.
import { migrate, startEmbedded } from '@dropwise/db'
import { guard } from '@dropwise/db/test-guard'
import { prepare } from '@dropwise/surface'
import { expect, test } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort, startProduct, type StartedProduct } from './support/product.ts'

const SURFACE = fileURLToPath(new URL('../packages/surface/src/cli.ts', import.meta.url))
const RECIPIENT = { email: 'rosa@elsewhere.example', password: 'a-long-way-from-home' }

test.describe.configure({ mode: 'serial', timeout: 600_000 })

let folder: string
let other: { url: string; anonKey: string; serviceKey: string; process: ChildProcess }
let product: StartedProduct
let operator: SupabaseClient
let tenantId: string
/** Releases the guards of started processes. */
const releases: (() => void)[] = []

/** A database with the product's tables and one company. */
async function makeDatabase(): Promise<void> {
  const server = await startEmbedded({ dataDir: folder })
  try {
    const access = server.access()
    await migrate(access, { prepare: (client) => prepare(client, { openDefaults: false }) })
    const owner = new pg.Client(access.owner)
    await owner.connect()
    const { rows } = await owner.query<{ id: string }>(
      `insert into public.tenants (name, slug) values ('Elsewhere Parcels', 'elsewhere') returning id`,
    )
    tenantId = rows[0]!.id
    await owner.end()
  } finally {
    await server.stop()
  }
}

async function startSurface(): Promise<typeof other> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [SURFACE, '--port', String(port), '--data-dir', folder, '--schemas', 'public', '--autoconfirm'],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  releases.push(guard({ group: child.pid ?? 0 }))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect
    .poll(() => (child.exitCode === null ? output : `ended with ${child.exitCode}`), { timeout: 240_000 })
    .toMatch(/service key: |ended/)
  const key = (kind: string) => new RegExp(`${kind} key: (\\S+)`).exec(output)?.[1] ?? ''
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey: key('anon'),
    serviceKey: key('service'),
    process: child,
  }
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-elsewhere-'))
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(folder, 0o755)
  releases.push(guard({ dataDir: folder }))
  await makeDatabase()
  other = await startSurface()
  operator = createClient(other.url, other.serviceKey, { auth: { persistSession: false } })
  product = await startProduct({ DEMO: '0', BACKEND_URL: other.url, BACKEND_ANON_KEY: other.anonKey })
})

test.afterAll(async () => {
  await product?.stop()
  if (other && other.process.exitCode === null) {
    const ended = new Promise((resolve) => other.process.once('exit', resolve))
    other.process.kill('SIGTERM')
    await ended
  }
  for (const dir of [folder, product?.dataDir])
    if (dir) await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  for (const release of releases) release()
})

/** Sends a recipient a notification from the company. */
async function insertNotice(userId: string, title: string): Promise<void> {
  const { error } = await operator.from('notifications').insert({
    tenant_id: tenantId,
    user_id: userId,
    type: 'delivery',
    title,
    message: 'From the other database.',
  })
  expect(error).toBeNull()
}

test('[1-5][7-4] the same build signs in, selects and listens at another backend', async ({ page }) => {
  const user = await operator.auth.admin.createUser({
    ...RECIPIENT,
    email_confirm: true,
    app_metadata: { role: 'customer' },
  })
  expect(user.error).toBeNull()
  const userId = user.data.user!.id
  await insertNotice(userId, 'Waiting before you came')

  const hosts = new Set<string>()
  const refused: string[] = []
  const messages: string[] = []
  page.on('websocket', (socket) => {
    hosts.add(socket.url().replace('ws:', 'http:'))
    socket.on('framereceived', ({ payload }) => messages.push(String(payload)))
  })
  page.on('request', (request) => hosts.add(new URL(request.url()).origin + new URL(request.url()).pathname))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })

  await test.step('signs in', async () => {
    await page.goto(`${product.url}/login`)
    await page.getByLabel('Email').fill(RECIPIENT.email)
    await page.getByLabel('Password', { exact: true }).fill(RECIPIENT.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/customer/)
    expect(hosts).toContain(`${other.url}/auth/v1/token`)
  })

  await test.step('selects', async () => {
    await page.goto(`${product.url}/customer/notifications`)
    await expect(page.getByText('Waiting before you came')).toBeVisible()
    await expect(page.getByText('1 New')).toBeVisible()
  })

  await test.step('listens', async () => {
    // The list refetches only once a minute, so an earlier update came by socket.
    await expect
      .poll(() => messages.some((frame) => frame.includes('Subscribed to PostgreSQL')), { timeout: 120_000 })
      .toBe(true)
    await insertNotice(userId, 'Heard while you looked')
    await expect(page.getByText('Heard while you looked')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('2 New')).toBeVisible()
  })

  expect(
    [...hosts].filter(
      (url) => /\/(auth|rest|realtime|storage)\/v1\//.test(url) && !url.startsWith(other.url),
    ),
  ).toEqual([])
  expect(refused).toEqual([])
})
