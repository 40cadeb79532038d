// The composition root: builds a running product from its configuration, and closes everything in reverse
// order.
import { ADMIN_ROLE, accessFromUrl, JOBS_ROLE, migrate, type DatabaseAccess } from '@dropwise/db'
import { PASSWORD_MIN_LENGTH } from '@dropwise/contracts'
import { ensureDemoRegion, openRegions, type RegionSet } from '@dropwise/roads'
import { prepare, surface as createSurface, type Surface } from '@dropwise/surface'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import { createPlatform } from './create-platform.ts'
import { buildApp, buildHealthApp } from './http/app.ts'
import { closeGracefully, Lifecycle } from './http/drain.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { ensureAdmins, makeHooks, makeSetupLink, modules } from './modules.ts'
import { createBrandReader } from './platform/brand.ts'
import { systemClock } from './platform/clock.ts'
import { isCommonPassword } from './platform/common-passwords.ts'
import { openPools, type Pools } from './platform/db/pools.ts'
import { openReplica } from './platform/db/replica.ts'
import { createScopes, type Scopes } from './platform/db/scope.ts'
import { startHub } from './platform/events/hub.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog, type Logger } from './platform/log.ts'
import { notifyOwnersOfDisk, watchDisk } from './platform/disk.ts'
import { createMailer } from './platform/mail/mail.ts'
import { createMetrics, waitingVehicles, type Metrics } from './platform/metrics.ts'
import { enterProcess } from './platform/processes.ts'
import { accessToPositions, openPositions } from './platform/positions/database.ts'
import { watchPositions } from './platform/positions/watch.ts'
import { setTracer } from './platform/tracing.ts'
import { writeBilling, writeTestClock } from './platform/billing.ts'
import type { Platform } from './platform/platform.ts'
import { explainEmptyRead } from './platform/member.ts'
import { POSITIONS_NOT_SERVED, READ_INSTEAD } from './platform/read-instead.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { listenError, webAddress } from './ports.ts'
import { explainUnreadableKeys, readKeyPassphrase } from './signing-passphrase.ts'
import product from '../../../package.json' with { type: 'json' }

/** How often the folder of regions is checked, in milliseconds. */
const REGIONS_LOOK_MS = 5_000

const isApi = ({ role }: Config): boolean => role !== 'worker'
const isWorker = ({ role }: Config): boolean => role !== 'api'

export interface RunningProduct {
  /** Address on which it listens. */
  address: string
  /** One-time link that creates the first owner, until the product has one. Not in the demo. */
  setupLink: string | undefined
  close(): Promise<void>
}

type Closer = () => Promise<void> | void

/**
 * Starts the product on a database that may still be opening. Closes opened parts when a later step fails.
 * Throws StartupError for the operator.
 */
export async function startProduct(
  config: Config,
  print: (line: string) => void,
  database: Promise<OpenDatabase> = openDatabase(config, print),
): Promise<RunningProduct> {
  const closers: Closer[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) {
      try {
        await closer()
      } catch (error) {
        print(`While stopping: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  try {
    return { ...(await open(config, print, database, closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(
  config: Config,
  print: (line: string) => void,
  database: Promise<OpenDatabase>,
  closers: Closer[],
): Promise<Omit<RunningProduct, 'close'>> {
  const { access, close } = await database
  closers.push(close)
  if (config.telemetry) await startTracing(config.telemetry, closers)
  const log = createLog(config.logLevel)
  await migrate(access, { prepare: (client) => prepare(client, { openDefaults: false }) })

  const { pools, scopes, ...connections } = await openConnections(config, access, log, closers)
  const regions = await openMapRegions(config, print, log, closers)
  const address = config.publicUrl ?? webAddress(config)
  const surface = await openSurface(config, { access, pools, scopes, address, log })
  closers.push(() => surface.close())
  const brand = createBrandReader(scopes, systemClock, log)
  const sender = config.mailFrom ?? { name: undefined, address: `no-reply@${new URL(address).hostname}` }
  const mailer = createMailer(config.smtpUrl, async () => ({
    address: sender.address,
    name: sender.name ?? (await brand.read()).name,
  }))
  closers.push(() => mailer.close())
  const followers = await enterProcess(
    { ...scopes, clock: systemClock, log },
    {
      role: config.role,
      version: product.version,
      planThreads: config.planner.threads,
      planConcurrency: config.planner.concurrency,
      load: async () => ({
        memoryBytes: process.memoryUsage.rss(),
        regionBytes: regions.list.reduce((sum, { manifest }) => sum + manifest.counts.bytes, 0),
        vehiclesWaiting: (await waitingVehicles.get()).values[0]?.value ?? 0,
      }),
    },
  )
  closers.push(() => followers.close())

  const platform = createPlatform(
    config,
    {
      ...scopes,
      ...connections,
      followers,
      clock: systemClock,
      log,
      mailer,
      brand,
      regions,
      surface,
      publicUrl: address,
    },
    { owner: access.owner, contact: `mailto:${sender.address}` },
  )
  // Requests and jobs have ended by now, so ignore errors from closing the rest.
  closers.push(() => {
    log.level = 'fatal'
  })
  await startModules(config, platform, print)
  return serve(config, platform, pools, closers)
}

/** Connections to the main database, and to the standby and the positions' database if configured. */
async function openConnections(config: Config, access: DatabaseAccess, log: Logger, closers: Closer[]) {
  const pools = await openPools({
    access,
    kind: isApi(config) ? 'server' : 'worker',
    size: config.databaseConnections,
    slowQueryMs: config.slowQueryMs,
    log,
  })
  closers.push(() => pools.close())
  const jobs = await startJobs({
    connection: access.as(JOBS_ROLE),
    log,
    isWorker: isWorker(config),
    connections: pools.jobConnections,
  })
  closers.push(() => jobs.close())
  const hub = await startHub(access.as(ADMIN_ROLE), log)
  closers.push(() => hub.close())
  pools.keepShare(jobs)

  const replica = config.replicaUrl
    ? openReplica(access, accessFromUrl(config.replicaUrl, 'standby'), log)
    : undefined
  if (replica) closers.push(() => replica.close())
  const positionsAccess = accessToPositions(config.positionsUrl)
  const positionsDatabase = await openPositions(access, positionsAccess)
  if (positionsDatabase) closers.push(() => positionsDatabase.close())
  const positions = positionsAccess && watchPositions(positionsAccess, log)
  if (positions) closers.push(() => positions.close())
  const scopes = createScopes(pools.product, jobs, { replica, positions: positionsDatabase })
  return { pools, scopes, jobs, hub, replica, positions }
}

/** The regions on disk, which `npm run region` may change while the product runs. */
async function openMapRegions(
  config: Config,
  print: (line: string) => void,
  log: Logger,
  closers: Closer[],
): Promise<RegionSet> {
  const regionsFolder = join(config.dataDir, 'regions')
  await mkdir(regionsFolder, { recursive: true })
  if (config.isDemo) {
    await ensureDemoRegion(regionsFolder, () => print('Making the demo town, once …'))
  }
  const regions = openRegions(regionsFolder, (error) => log.error({ err: error }, 'opening a map region'))
  const regionsWatch = setInterval(() => regions.reload(), REGIONS_LOOK_MS)
  closers.push(() => clearInterval(regionsWatch))
  return regions
}

interface SurfaceParts {
  access: DatabaseAccess
  pools: Pools
  scopes: Pick<Scopes, 'asUser'>
  /** Public address of the product. */
  address: string
  log: Logger
}

/** Accounts, REST, realtime and storage, as the configuration asks for them. */
async function openSurface(
  config: Config,
  { access, pools, scopes, address, log }: SurfaceParts,
): Promise<Surface> {
  const proxies = trustedProxies(config.trustedProxies)
  return createSurface({
    pool: pools.surface,
    adminPool: pools.accounts,
    listenClient: () => new pg.Client({ ...access.as(ADMIN_ROLE), application_name: 'dropwise realtime' }),
    schemas: ['public'],
    readInstead: READ_INSTEAD,
    notServed: config.positionsUrl ? POSITIONS_NOT_SERVED : {},
    explainEmptyRead: (claims) => explainEmptyRead(scopes, claims),
    ...(config.jwtSecret ? { jwtSecret: config.jwtSecret } : {}),
    ...(await readKeyPassphrase(config)),
    siteUrl: address,
    publicUrl: address,
    passwordMinLength: PASSWORD_MIN_LENGTH,
    isCommonPassword,
    addressOf: proxies.addressOf,
    ...(config.publicUrl ? {} : { originOf: proxies.forwardedOrigin }),
    hooks: makeHooks({ clock: systemClock, log, publicUrl: address, isBillingOn: config.isBillingOn }),
    ...(config.oidc ? { oidc: { ...config.oidc, signInPath: '/login' } } : {}),
    storageDir: join(config.dataDir, 'storage'),
    ...(config.s3Url ? { s3Url: config.s3Url } : {}),
    ...(config.s3Access ? { s3Access: config.s3Access } : {}),
    logger: log,
  }).catch((error: unknown) => {
    throw explainUnreadableKeys(config, error)
  })
}

/** Writes the operator's settings to the database and starts the modules. */
async function startModules(
  config: Config,
  platform: Platform,
  print: (line: string) => void,
): Promise<void> {
  await writeBilling(platform, config.isBillingOn)
  await writeTestClock(platform, config.hasTestClock)
  for (const { id, wasOwner } of await ensureAdmins(platform, config.adminIds))
    print(
      wasOwner
        ? `ADMIN_IDS names ${id}, which made an owner before and is none any more: it makes none again.`
        : `ADMIN_IDS names ${id}, which is no account, or one of a company: it was not made an owner.`,
    )
  for (const module of modules) await module.start?.(platform)
  if (isWorker(config)) for (const module of modules) await module.work?.(platform)
}

/** Listens for requests; a worker answers only questions about its health. */
async function serve(
  config: Config,
  platform: Platform,
  pools: Pools,
  closers: Closer[],
): Promise<Omit<RunningProduct, 'close'>> {
  const { jobs, log, surface } = platform
  const lifecycle = new Lifecycle()
  const disk = watchDisk({
    folder: config.dataDir,
    onLow: (space) => notifyOwnersOfDisk(platform, space),
    log,
  })
  closers.push(() => disk.close())
  const metrics = createMetrics({ platform, pools, disk })
  if (config.telemetry?.hasMetrics) await startMetricsExport(metrics, config.telemetry, log, closers)
  const served = { config, platform, lifecycle, disk, pools, metrics }
  const app = isApi(config)
    ? await buildApp({ ...served, modules, anonKey: (await surface.issueApiKeys()).anonKey })
    : await buildHealthApp(served)
  closers.push(async () => {
    await Promise.all([closeGracefully(app), jobs.stopWorking()])
  })
  try {
    const address = await app.listen({ port: config.port, host: config.host })
    closers.push(() => lifecycle.drain(config.drainSeconds))
    return { address, setupLink: isApi(config) && !config.isDemo ? await makeSetupLink(platform) : undefined }
  } catch (error) {
    throw listenError(config, error)
  }
}

type Telemetry = NonNullable<Config['telemetry']>

async function startTracing(telemetry: Telemetry, closers: Closer[]): Promise<void> {
  const { openOtlpTracer } = await import('./platform/otlp-tracer.ts')
  const tracer = openOtlpTracer({ ...telemetry, version: product.version })
  setTracer(tracer)
  closers.push(async () => {
    setTracer(undefined)
    await tracer.close()
  })
}

async function startMetricsExport(
  { registry }: Metrics,
  telemetry: Telemetry,
  log: Logger,
  closers: Closer[],
): Promise<void> {
  const { startOtlpMetrics } = await import('./platform/otlp-metrics.ts')
  const exporter = startOtlpMetrics(registry, { ...telemetry, version: product.version }, log)
  closers.push(() => exporter.close())
}
