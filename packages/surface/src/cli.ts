// `npm run surface`: the surface alone over any PostgreSQL; `--prepare` creates its objects there.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { accessFromUrl, type DatabaseAccess } from '@dropwise/db/access'
import { startEmbedded } from '@dropwise/db/embedded'
import Fastify from 'fastify'
import pg from 'pg'
import { type Arguments, readArguments, USAGE, UsageError } from './cli-arguments.ts'
import { refuseStrangers } from './gateway.ts'
import { createMailbox } from './mailbox.ts'
import { prepare } from './prepare.ts'
import { createSmtpSender } from './smtp-sender.ts'
import { createSurface } from './surface.ts'

/** Access to the database, and a function that stops the server if we started one. */
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

/** A pool whose connections start as `role`; a transaction without a set role may do nothing. */
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

/** Address of the embedded database for psql and others; it may be a socket in a folder. */
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
  const smtpUrl = args['smtp-url']
  const mailbox = smtpUrl === undefined ? createMailbox((line) => console.log(line)) : undefined
  const sendMail = mailbox?.sendMail ?? createSmtpSender(smtpUrl ?? '', args['smtp-from'])
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
    hooks: { sendMail },
    storageDir,
    logger: app.log,
    autoconfirm: args.autoconfirm,
    anonymous: args.anonymous,
    disableSignup: args['disable-signup'],
    manualLinking: args['manual-linking'],
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
  refuseStrangers(app, surface, { isOpen: args.keyless || args['tx-rollback'] })
  await app.register(surface.plugin)
  app.get('/healthz', async () => ({ status: 'ok' }))
  mailbox?.mount(app)
  await app.listen({ port: args.port, host: args.host })
  const { anonKey, serviceKey, publishableKey, secretKey, s3 } = await surface.issueApiKeys()
  if (args['data-dir'] !== undefined) console.log(`database: ${databaseAddress(access.owner)}`)
  console.log(mailbox ? `mailbox: ${publicUrl}/mail` : 'mails go to the server of --smtp-url')
  console.log(
    `surface listens on ${publicUrl}\npublishable key: ${publishableKey}\nsecret key: ${secretKey}\nanon key: ${anonKey}\nservice key: ${serviceKey}\nS3: ${publicUrl}/storage/v1/s3 region ${s3.region}\nS3 access key: ${s3.accessKeyId}\nS3 secret key: ${s3.secretAccessKey}`,
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
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
  // Since PostgreSQL 16 a login may only assume roles that it created or was granted.
  const isNotMember = code === '42501' && /set role/.test(message)
  const hint = isNotPrepared
    ? ' Run it once with --prepare first.'
    : isNotMember
      ? ' The roles of this server were made by another login: let it grant anon, authenticated, service_role, authenticator and supabase_admin to this one.'
      : ''
  console.error(`surface: ${message || code}${hint}${error instanceof UsageError ? `\n${USAGE}` : ''}`)
  process.exit(1)
}
