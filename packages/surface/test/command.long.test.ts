// `npm run surface` as others run it: the mails it catches or sends, and the keys it asks for.
import { createClient } from '@supabase/supabase-js'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const NO_KEY = { message: 'No API key found in request' }

interface Running {
  url: string
  anonKey: string
  /** What it printed so far. */
  printed: () => string
  stop: () => Promise<void>
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surface-command-'))
  // Run as root, the database server runs as nobody and must be able to reach its folder.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the command and waits until it has printed its keys. */
async function start(...options: string[]): Promise<Running> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    [CLI, '--port', String(port), '--data-dir', folder, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes('S3 secret key: ')) resolve()
      })
    child.once('exit', () => reject(new Error(`The command ended:\n${printed}`)))
  })
  await isReady
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey: /anon key: (\S+)/.exec(printed)?.[1] ?? '',
    printed: () => printed,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A mail server that keeps what it is sent. */
async function startMailServer(): Promise<{ url: string; mails: string[]; stop: () => Promise<void> }> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = ''
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()))
      stream.on('end', () => {
        mails.push(mail)
        done()
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

describe('without a mail server', () => {
  let surface: Running
  beforeAll(async () => {
    surface = await start()
    const client = new pg.Client(/^database: (\S+)$/m.exec(surface.printed())?.[1])
    await client.connect()
    await client.query('create table public.things (id int primary key)')
    await client.end()
    // Tables made while it runs are noticed.
    await vi.waitUntil(async () => (await statusOf({ apikey: surface.anonKey })) === 200, {
      timeout: 60_000,
    })
  })
  afterAll(() => surface.stop())

  const statusOf = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${surface.url}/rest/v1/things`, { headers })).status

  it('shows each caught mail at /mail and in a line of its output', async () => {
    const client = createClient(surface.url, surface.anonKey)
    const { error } = await client.auth.signUp({ email: 'rosa@example.com', password: 'a-long-password' })
    expect(error).toBeNull()
    const line = /^mail: signup to rosa@example\.com, code (\d{6}), (\S+)$/m
    await expect.poll(surface.printed).toMatch(line)
    const [, code = '', link = ''] = line.exec(surface.printed()) ?? []
    const page = await (await fetch(`${surface.url}/mail`)).text()
    expect(page).toContain('rosa@example.com')
    expect(page).toContain(code)
    expect(await (await fetch(`${surface.url}/mail.json`)).json()).toMatchObject([
      { kind: 'signup', to: 'rosa@example.com', token: code, link },
    ])
    const verified = await client.auth.verifyOtp({ email: 'rosa@example.com', token: code, type: 'signup' })
    expect(verified.data.session).toBeTruthy()
  })

  it('refuses REST and sign-in without a key and any part with a wrong one', async () => {
    for (const [path, method] of [
      ['/rest/v1/things', 'GET'],
      ['/auth/v1/settings', 'GET'],
      ['/auth/v1/token?grant_type=password', 'POST'],
      ['/auth/v1/signup', 'POST'],
    ] as const) {
      const missing = await fetch(surface.url + path, { method })
      expect([path, missing.status, await missing.json()]).toEqual([
        path,
        401,
        expect.objectContaining(NO_KEY),
      ])
    }
    for (const path of ['/rest/v1/things', '/auth/v1/settings', '/storage/v1/bucket']) {
      const wrong = await fetch(surface.url + path, { headers: { apikey: 'sb_publishable_made-up' } })
      expect(wrong.status).toBe(401)
      expect(await wrong.json()).toMatchObject({ message: 'Invalid API key' })
    }
    expect(await statusOf({ apikey: surface.anonKey })).toBe(200)
    expect(await statusOf({ authorization: `Bearer ${surface.anonKey}` })).toBe(200)
    expect((await fetch(`${surface.url}/auth/v1/settings?apikey=${surface.anonKey}`)).status).toBe(200)
  })

  it('serves mailed links, health checks and key sets without a key', async () => {
    const client = createClient(surface.url, surface.anonKey)
    const { error } = await client.auth.signUp({ email: 'nils@example.com', password: 'a-long-password' })
    expect(error).toBeNull()
    await expect.poll(surface.printed).toContain('mail: signup to nils@example.com')
    const link = /mail: signup to nils@example\.com, code \d{6}, (\S+)/.exec(surface.printed())?.[1] ?? ''
    const opened = await fetch(link, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toContain('access_token=')
    for (const path of ['/auth/v1/health', '/auth/v1/.well-known/jwks.json'])
      expect((await fetch(surface.url + path)).status).toBe(200)
  })
})

it('answers REST and sign-in without a key when the gateway is switched off', async () => {
  const surface = await start('--keyless')
  try {
    expect((await fetch(`${surface.url}/auth/v1/settings`)).status).toBe(200)
    const response = await fetch(`${surface.url}/rest/v1/things`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([])
  } finally {
    await surface.stop()
  }
})

it('sends mails by the server of --smtp-url instead of catching them', async () => {
  const mailServer = await startMailServer()
  const surface = await start('--smtp-url', mailServer.url, '--smtp-from', 'depot@example.com')
  try {
    const client = createClient(surface.url, surface.anonKey)
    const { error } = await client.auth.signUp({ email: 'ines@example.com', password: 'a-long-password' })
    expect(error).toBeNull()
    const [mail = ''] = mailServer.mails
    expect(mail).toMatch(/^From: depot@example\.com\r$/m)
    expect(mail).toMatch(/^To: ines@example\.com\r$/m)
    expect(mail).toMatch(/Code: \d{6}/)
    expect((await fetch(`${surface.url}/mail`)).status).toBe(404)
    expect(surface.printed()).not.toContain('mail: signup')
  } finally {
    await surface.stop()
    await mailServer.stop()
  }
})
