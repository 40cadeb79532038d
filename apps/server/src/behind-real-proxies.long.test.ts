// The product behind Caddy and nginx with the configurations of deploy/proxies: TLS, redirects, callers' addresses, sockets, uploads.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { SignJWT } from 'jose'
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import { readConfig } from './config.ts'
import { startProduct, type RunningProduct } from './server.ts'
import { databaseUrlOf } from './testing.ts'

const DOMAIN = 'fleet.localhost'
const JWT_SECRET = randomBytes(32).toString('hex')
const FILES = join(import.meta.dirname, '../../../deploy/proxies')
/** More than nginx's default limit of 1 MB. */
const PHOTO_BYTES = 8 * 1024 * 1024

interface Ports {
  http: number
  https: number
}

let folder: string
let database: TestDatabase
let product: RunningProduct

const isInstalled = (program: string) => spawnSync(program, ['-h']).error === undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-proxies-'))
  await chmod(folder, 0o755)
  database = await testDatabase('empty')
  product = await startProduct(
    readConfig({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrlOf(database),
      PUBLIC_URL: `https://${DOMAIN}`,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
      JWT_SECRET,
    }),
    () => {},
  )
})
afterAll(async () => {
  await product.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startCaddy(ports: Ports): Promise<ChildProcess> {
  const file = join(folder, 'Caddyfile')
  const options = `
    admin off
    local_certs
    skip_install_trust
    http_port ${ports.http}
    https_port ${ports.https}
    storage file_system ${join(folder, 'caddy')}
`
  const configuration = await readFile(join(FILES, 'Caddyfile'), 'utf8')
  await writeFile(
    file,
    configuration.replace(/^\{\n/m, (start) => start + options),
  )
  const env = { ...process.env, DOMAIN, UPSTREAM: new URL(product.address).host, HOME: folder }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
}

async function startNginx(ports: Ports): Promise<ChildProcess> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
    ],
    { stdio: 'ignore' },
  )
  const site = (await readFile(join(FILES, 'nginx.conf'), 'utf8'))
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replace('127.0.0.1:3000', new URL(product.address).host)
    .replaceAll('fleet.example', DOMAIN)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\nmaster_process off;\npid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
  )
  return spawn('nginx', ['-e', join(folder, 'nginx.log'), '-c', file], { stdio: 'ignore' })
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

interface Call {
  path: string
  host?: string
  /** Local address to call from. */
  from?: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

describe.each([
  ['Caddy', 'caddy', startCaddy],
  ['nginx', 'nginx', startNginx],
] as const)('behind %s', (name, program, start) => {
  const isPossible = isInstalled(program)
  let ports: Ports
  let proxy: ChildProcess
  let anonKey: string
  const host = name === 'Caddy' ? '127.0.1' : '127.0.2'

  beforeAll(async () => {
    if (!isPossible) return
    ports = { http: await freePort(), https: await freePort() }
    proxy = await start(ports)
    await vi.waitFor(async () => expect((await call({ path: '/readyz' })).status).toBe(200), 60_000)
    ;({ anonKey } = JSON.parse((await call({ path: '/config.json' })).body.toString()) as { anonKey: string })
  })
  afterAll(async () => {
    if (!isPossible) return
    const ended = new Promise((resolve) => proxy.once('exit', resolve))
    proxy.kill()
    await ended
  })

  function call(
    { path, from = '127.0.0.1', host: name = DOMAIN, body, ...options }: Call,
    isPlain = false,
  ): Promise<Answer> {
    const { request } = isPlain ? http : https
    return new Promise((resolve, reject) => {
      const pendingRequest = request(
        {
          ...options,
          path,
          host: '127.0.0.1',
          port: isPlain ? ports.http : ports.https,
          localAddress: from,
          servername: name,
          rejectUnauthorized: false,
          agent: false,
          headers: { host: name, ...options.headers },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
        },
      )
      pendingRequest.on('error', reject)
      pendingRequest.end(body)
    })
  }

  it.runIf(isPossible)('redirects http to https and sends HSTS', async () => {
    const { status, headers } = await call({ path: '/login?next=%2F' }, true)
    expect([301, 308]).toContain(status)
    expect(headers.location).toBe(`https://${DOMAIN}/login?next=%2F`)
    const page = await call({ path: '/' })
    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })

  it.runIf(isPossible)('counts limits for the caller, who cannot claim to be another', async () => {
    let number = 0
    const guess = async (from: string) => {
      number += 1
      const { status } = await call({
        path: '/auth/v1/token?grant_type=password',
        from,
        method: 'POST',
        headers: {
          apikey: anonKey,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${number}`,
        },
        body: JSON.stringify({ email: `${program}@fleet.example`, password: 'wrong' }),
      })
      return status
    }
    for (let n = 0; n < 10; n += 1) expect(await guess(`${host}.1`)).toBe(400)
    expect(await guess(`${host}.1`)).toBe(429)
    expect(await guess(`${host}.2`)).toBe(400)
  })

  it.runIf(isPossible && name === 'Caddy')(
    '[M75] gets a certificate for a company’s own host when it is first visited, and for no other',
    async () => {
      await database.asOwner(
        `with t as (insert into public.tenants (name, slug) values ('Acme', 'acme') returning id)
         insert into public.tracking_hosts (tenant_id, host) select id, 'track.acme.example' from t`,
      )
      await vi.waitFor(async () => {
        const ownHost = await call({ path: '/.well-known/dropwise-host', host: 'track.acme.example' })
        expect([ownHost.status, ownHost.body.toString()]).toMatchObject([
          200,
          expect.stringMatching(/^[0-9a-f-]{36}$/),
        ])
      }, 20_000)
      await expect(call({ path: '/track', host: 'track.nobody.example' })).rejects.toThrow()
    },
  )

  it.runIf(isPossible)('passes live changes on', async () => {
    // The type lacks the options that are passed on to TLS.
    const options: ClientOptions & { servername: string } = {
      rejectUnauthorized: false,
      servername: DOMAIN,
      headers: { host: DOMAIN },
    }
    const socket = new WebSocket(
      `wss://127.0.0.1:${ports.https}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`,
      options,
    )
    const answer = await new Promise<string>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () =>
        socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' })),
      )
      socket.once('message', (data: Buffer) => resolve(data.toString()))
    })
    socket.close()
    expect(JSON.parse(answer)).toMatchObject({ ref: '7', payload: { status: 'ok' } })
  })

  it.runIf(isPossible)('accepts large uploads and serves them unchanged', async () => {
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(JWT_SECRET))
    const headers = { apikey: token, authorization: `Bearer ${token}` }
    const bucket = await call({
      path: '/storage/v1/bucket',
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id: program, name: program, public: false }),
    })
    expect(bucket.status).toBe(200)
    const photo = randomBytes(PHOTO_BYTES)
    const path = `/storage/v1/object/${program}/photo`
    const upload = { method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' } }
    const stored = await call({ path, ...upload, body: photo })
    expect([stored.status, stored.body.toString()]).toMatchObject([200, expect.stringContaining(program)])
    expect(photo.equals((await call({ path, headers })).body)).toBe(true)
  })
})
