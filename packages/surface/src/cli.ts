// `npm run surface`: the surface alone over any PostgreSQL, or `--prepare` to make what it needs there.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accessFromUrl, type DatabaseAccess } from '@dropwise/db/access'
import { startEmbedded } from '@dropwise/db/embedded'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { createMailbox } from './mailbox.ts'
import type { Surface } from './options.ts'
import { prepare } from './prepare.ts'
import { createSurface } from './surface.ts'

const USAGE = `Usage: npm run surface -- --port P (--database-url URL | --data-dir DIR) --jwt-secret S --schemas a,b
  [--prepare]        make (or bring up to date) roles, schemas and tables, then end
  [--tx-rollback]    honour "Prefer: tx=rollback" and "tx=commit", and plan media types
  [--autoconfirm]    new addresses count as confirmed
  [--anonymous]      allow anonymous sign-in
  [--disable-signup] only operators make users
  [--limit N]        most of everything that is rate-limited (sign-ins, mails, messages), at least 100
  [--max-rows N]     most rows of one answer
  [--storage-dir D]  where objects are kept (default: storage in the data folder, or ./data/storage)
  [--confirm-links]  mailed links show a page with a button before they are used up
  [--site-url URL]   where mail links lead   [--host H] address to listen on (127.0.0.1)`

class UsageError extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'database-url': { type: 'string' },
      'data-dir': { type: 'string' },
      'jwt-secret': { type: 'string' },
      schemas: { type: 'string', default: 'public' },
      prepare: { type: 'boolean', default: false },
      'tx-rollback': { type: 'boolean', default: false },
      autoconfirm: { type: 'boolean', default: false },
      anonymous: { type: 'boolean', default: false },
      'disable-signup': { type: 'boolean', default: false },
      limit: { type: 'string' },
      'max-rows': { type: 'string' },
      'storage-dir': { type: 'string' },
      'site-url': { type: 'string' },
      'confirm-links': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if ((values['database-url'] === undefined) === (values['data-dir'] === undefined))
    throw new UsageError('Give either --database-url or --data-dir.')
  const port = Number(values.port ?? '0')
  if (!values.prepare && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new UsageError('--port must be a number from 1 to 65535.')
  const schemas = values.schemas
    .split(',')
    .map((s) => s.trim())
    .filter((s) => s !== '')
  if (schemas.length === 0) throw new UsageError('--schemas must name at least one schema.')
  const count = (text: string | undefined, name: string): number | undefined => {
    if (text === undefined) return undefined
    if (!/^\d+$/.test(text) || Number(text) < 1)
      throw new UsageError(`--${name} must be a whole number above 0.`)
    return Number(text)
  }
  return {
    ...values,
    port,
    schemas,
    limit: Math.max(100, count(values.limit, 'limit') ?? 10_000),
    maxRows: count(values['max-rows'], 'max-rows'),
  }
}

type Arguments = ReturnType<typeof readArguments>

/** Ways into the database, and how to end what was started for them. */
async function openDatabase(
  args: Arguments,
): Promise<{ access: DatabaseAccess; owner: pg.ClientConfig; stop: () => Promise<void> }> {
  const url = args['database-url']
  if (url !== undefined) {
    const access = accessFromUrl(url)
    return { access, owner: access.owner, stop: async () => undefined }
  }
  const server = await startEmbedded({
    dataDir: args['data-dir'] ?? './data',
    log: (line) => console.error(line),
  })
  const access = server.access()
  return { access, owner: access.owner, stop: () => server.stop() }
}

/** A pool whose connections wake up as `role`; a transaction that forgets to say who asks may do nothing. */
function poolAs(access: DatabaseAccess, role: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...access.as(role),
    max,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  } as pg.PoolConfig)
  pool.on('error', () => undefined)
  return pool
}

/** A key that is none of ours is refused before anything else, as the gateway in front of the upstream servers does. */
function refuseWrongKeys(app: FastifyInstance, surface: Surface): void {
  app.addHook('onRequest', async (request, reply) => {
    const { apikey } = request.headers
    if (typeof apikey !== 'string' || apikey === '' || (await surface.verifyToken(apikey))) return undefined
    return reply.code(401).header('access-control-allow-origin', '*').send({
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    })
  })
}

/** The embedded database as psql and other programs take it; it may listen on a socket in a folder. */
function databaseAddress({ host = '', port, user = '', password, database = '' }: pg.ClientConfig): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : ''
  const place = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''
  return `postgres://${encodeURIComponent(user)}${secret}@${place}/${database}${socket}`
}

async function runPrepare(config: pg.ClientConfig, schemas: string[]): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await prepare(client, { schemas })
  } finally {
    await client.end()
  }
}

async function serve(args: Arguments, access: DatabaseAccess, stop: () => Promise<void>): Promise<void> {
  const storageDir = args['storage-dir'] ?? join(args['data-dir'] ?? './data', 'storage')
  mkdirSync(storageDir, { recursive: true })
  const app = Fastify({
    logger: { level: 'warn' },
    bodyLimit: 64 * 1024 * 1024,
    trustProxy: false,
    forceCloseConnections: true,
    http: { maxHeaderSize: 64 * 1024 },
  })
  const publicUrl = `http://${args.host === '0.0.0.0' ? '127.0.0.1' : args.host}:${args.port}`
  const pool = poolAs(access, 'authenticator', 20)
  const adminPool = poolAs(access, 'supabase_admin', 8)
  const { limit } = args
  const mailbox = createMailbox((line) => console.log(line))
  const surface = await createSurface({
    pool,
    adminPool,
    listenClient: () => new pg.Client(access.as('supabase_admin')),
    schemas: args.schemas,
    jwtSecret: args['jwt-secret'],
    siteUrl: args['site-url'] ?? publicUrl,
    publicUrl,
    redirectAllowList: ['**'],
    confirmLinks: args['confirm-links'],
    hooks: { sendMail: mailbox.sendMail },
    storageDir,
    logger: app.log,
    autoconfirm: args.autoconfirm,
    anonymous: args.anonymous,
    disableSignup: args['disable-signup'],
    txRollback: args['tx-rollback'],
    plan: true,
    aggregates: true,
    limits: {
      signInPerIp: limit,
      signInPerAccount: limit,
      otpPerIp: limit,
      refreshPerIp: limit,
      signUpPerIp: limit,
      mailPerIp: limit,
      mailPerRecipient: limit,
      mailPerHour: 2 * limit,
      mailIntervalSeconds: 0,
      messagesPerSecond: limit,
      presencePer30Seconds: limit,
      socketsPerIp: limit,
      channelsPerSocket: limit,
      maxRows: args.maxRows,
      statementTimeoutMs: { default: 30_000 },
    },
  })
  refuseWrongKeys(app, surface)
  await app.register(surface.plugin)
  app.get('/healthz', async () => ({ status: 'ok' }))
  mailbox.mount(app)
  await app.listen({ port: args.port, host: args.host })
  const { anonKey, serviceKey, publishableKey, secretKey, s3 } = await surface.issueApiKeys()
  if (args['data-dir'] !== undefined) console.log(`database: ${databaseAddress(access.owner)}`)
  console.log(
    `surface listens on ${publicUrl}\nmailbox: ${publicUrl}/mail\npublishable key: ${publishableKey}\nsecret key: ${secretKey}\nanon key: ${anonKey}\nservice key: ${serviceKey}\nS3: ${publicUrl}/storage/v1/s3 region ${s3.region}\nS3 access key: ${s3.accessKeyId}\nS3 secret key: ${s3.secretAccessKey}`,
  )

  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await surface.close()
    await app.close()
    await Promise.allSettled([pool.end(), adminPool.end()])
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
}

try {
  const args = readArguments()
  if (args.help) {
    console.log(USAGE)
  } else {
    const { access, owner, stop } = await openDatabase(args)
    if (args.prepare || args['data-dir'] !== undefined) await runPrepare(owner, args.schemas)
    if (args.prepare) await stop()
    else await serve(args, access, stop)
  }
} catch (error) {
  const { message, code } = error as { message: string; code?: string }
  const isNotPrepared = code === '42P01' || code === '3F000'
  // From PostgreSQL 16 on a login may only become roles that it made, or that their maker granted it.
  const isNotMember = code === '42501' && /set role/.test(message)
  const hint = isNotPrepared
    ? ' Run it once with --prepare first.'
    : isNotMember
      ? ' The roles of this server were made by another login: let it grant anon, authenticated, service_role, authenticator and supabase_admin to this one.'
      : ''
  console.error(`surface: ${message || code}${hint}${error instanceof UsageError ? `\n${USAGE}` : ''}`)
  process.exit(1)
}
