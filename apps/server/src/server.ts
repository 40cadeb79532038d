// The composition root: builds a running product from its configuration, and closes everything in reverse
// order.
import { ADMIN_ROLE, accessFromUrl, JOBS_ROLE, migrate, urlsOfHosts, type DatabaseAccess } from '@dropwise/db'
import { PASSWORD_MIN_LENGTH } from '@dropwise/contracts'
import { createGeocoder, createRoads, ensureDemoRegion, loadCountries, openRegions } from '@dropwise/roads'
import { prepare, surface as createSurface } from '@dropwise/surface'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import { buildApp, buildHealthApp } from './http/app.ts'
import { closeGracefully, Lifecycle } from './http/drain.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { ensureAdmins, makeHooks, makeSetupLink, modules } from './modules.ts'
import { createBrandReader } from './platform/brand.ts'
import { fileBlobs } from './platform/blobs/blobs.ts'
import { systemClock } from './platform/clock.ts'
import { isCommonPassword } from './platform/common-passwords.ts'
import { openPools } from './platform/db/pools.ts'
import { openReplica } from './platform/db/replica.ts'
import { createScopes } from './platform/db/scope.ts'
import { startHub } from './platform/events/hub.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog, type Logger } from './platform/log.ts'
import { notifyOwnersOfDisk, watchDisk } from './platform/disk.ts'
import { createMailer } from './platform/mail/mail.ts'
import { createCallBridge } from './platform/calls/calls.ts'
import { createMetrics, waitingVehicles, type Metrics } from './platform/metrics.ts'
import { createRefusalRecorder } from './platform/refused-routes.ts'
import { enterProcess } from './platform/processes.ts'
import { accessToPositions, openPositions } from './platform/positions/database.ts'
import { watchPositions } from './platform/positions/watch.ts'
import { createPusher } from './platform/push/pusher.ts'
import { createRateLimiter } from './platform/quota.ts'
import { createTextSender } from './platform/texts/texts.ts'
import { createTrackingHosts } from './platform/tracking-hosts.ts'
import { setTracer } from './platform/tracing.ts'
import { writeBilling, writeTestClock } from './platform/billing.ts'
import type { BackupSettings, Platform } from './platform/platform.ts'
import { explainEmptyRead } from './platform/member.ts'
import { POSITIONS_NOT_SERVED, READ_INSTEAD } from './platform/read-instead.ts'
import { roadsInThread } from './platform/roads-in-thread.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { listenError, webAddress } from './ports.ts'
import { explainUnreadableKeys, readKeyPassphrase } from './signing-passphrase.ts'
import product from '../../../package.json' with { type: 'json' }

/** How often the folder of regions is checked, in milliseconds. */
const REGIONS_LOOK_MS = 5_000

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
  const isApi = config.role !== 'worker'
  const isWorker = config.role !== 'api'
  const { access, close } = await database
  closers.push(close)
  if (config.telemetry) await startTracing(config.telemetry, closers)
  const log = createLog(config.logLevel)
  await migrate(access, { prepare: (client) => prepare(client, { openDefaults: false }) })

  const pools = await openPools({
    access,
    kind: isApi ? 'server' : 'worker',
    size: config.databaseConnections,
    slowQueryMs: config.slowQueryMs,
    log,
  })
  closers.push(() => pools.close())
  const jobs = await startJobs({
    connection: access.as(JOBS_ROLE),
    log,
    isWorker,
    connections: pools.jobConnections,
  })
  closers.push(() => jobs.close())
  const hub = await startHub(access.as(ADMIN_ROLE), log)
  closers.push(() => hub.close())
  pools.keepShare(jobs)

  const regionsFolder = join(config.dataDir, 'regions')
  await mkdir(regionsFolder, { recursive: true })
  if (config.isDemo) {
    await ensureDemoRegion(regionsFolder, () => print('Making the demo town, once …'))
  }
  const regions = openRegions(regionsFolder, (error) => log.error({ err: error }, 'opening a map region'))
  // `npm run region` may change regions while the product runs: pick that up within seconds.
  const regionsWatch = setInterval(() => regions.reload(), REGIONS_LOOK_MS)
  closers.push(() => clearInterval(regionsWatch))
  const replica = config.replicaUrl
    ? openReplica(access, accessFromUrl(config.replicaUrl, 'standby'), log)
    : undefined
  if (replica) closers.push(() => replica.close())
  const positionsAccess = accessToPositions(config.positionsUrl)
  const positions = await openPositions(access, positionsAccess)
  if (positions) closers.push(() => positions.close())
  const positionsWatch = positionsAccess && watchPositions(positionsAccess, log)
  if (positionsWatch) closers.push(() => positionsWatch.close())
  const scopes = createScopes(pools.product, jobs, { replica, positions })
  const proxies = trustedProxies(config.trustedProxies)
  const address = config.publicUrl ?? webAddress(config)
  const surface = await createSurface({
    pool: pools.surface,
    adminPool: pools.accounts,
    listenClient: () => new pg.Client({ ...access.as(ADMIN_ROLE), application_name: 'dropwise realtime' }),
    schemas: ['public'],
    readInstead: READ_INSTEAD,
    notServed: positions ? POSITIONS_NOT_SERVED : {},
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

  const platform: Platform = {
    ...scopes,
    jobs,
    hub,
    replica,
    positions: positionsWatch,
    followers,
    clock: systemClock,
    log,
    mailer,
    brand,
    limiter: createRateLimiter(scopes, systemClock),
    trackingHosts: createTrackingHosts(scopes, systemClock, log),
    texts: createTextSender(config.twilio, address),
    pusher: createPusher(scopes, {
      contact: `mailto:${sender.address}`,
      allowedNetworks: config.webhookNetworks,
    }),
    calls: createCallBridge(config.twilio),
    twilio: config.twilio,
    blobs: fileBlobs(join(config.dataDir, 'blobs')),
    regions,
    roads: roadsInThread({
      regions,
      roads: createRoads({
        regions: () => regions.list,
        loadCountries,
        osrmUrl: config.osrmUrl,
        valhallaUrl: config.valhallaUrl,
      }),
    }),
    extractMirrors: config.extractMirrors,
    geocoder: createGeocoder({ regions: () => regions.list, geocoderUrl: config.geocoderUrl }),
    surface,
    dataDir: config.dataDir,
    publicUrl: address,
    versionUrl: config.versionUrl,
    isDemo: config.isDemo,
    demoDays: config.demoDays,
    callLimits: config.callLimits,
    planThreads: config.planner.threads,
    planConcurrency: config.planner.concurrency,
    onRefusedRoute: createRefusalRecorder(config.dataDir, log),
    webhookNetworks: config.webhookNetworks,
    stripe: config.stripe,
    backups:
      config.backupTo === undefined
        ? undefined
        : backupsOf(config, config.backupTo, access.owner, positionsAccess),
    external: {
      smtp: hostOf(config.smtpUrl),
      roads: hostOf(config.osrmUrl ?? config.valhallaUrl),
      geocoder: hostOf(config.geocoderUrl),
      storage: hostOf(config.s3Url),
      database: config.databaseUrl && urlsOfHosts(config.databaseUrl).map(hostOf).join(','),
      signIn: hostOf(config.oidc?.issuer),
    },
    mapStyleUrl: config.mapStyleUrl,
  }
  // Requests and jobs have ended by now, so ignore errors from closing the rest.
  closers.push(() => {
    log.level = 'fatal'
  })
  await writeBilling(platform, config.isBillingOn)
  await writeTestClock(platform, config.hasTestClock)
  for (const { id, wasOwner } of await ensureAdmins(platform, config.adminIds))
    print(
      wasOwner
        ? `ADMIN_IDS names ${id}, which made an owner before and is none any more: it makes none again.`
        : `ADMIN_IDS names ${id}, which is no account, or one of a company: it was not made an owner.`,
    )
  for (const module of modules) await module.start?.(platform)
  if (isWorker) for (const module of modules) await module.work?.(platform)

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
  const app = isApi
    ? await buildApp({ ...served, modules, anonKey: (await surface.issueApiKeys()).anonKey })
    : await buildHealthApp(served)
  closers.push(async () => {
    await Promise.all([closeGracefully(app), jobs.stopWorking()])
  })
  try {
    const address = await app.listen({ port: config.port, host: config.host })
    closers.push(() => lifecycle.drain(config.drainSeconds))
    return { address, setupLink: isApi && !config.isDemo ? await makeSetupLink(platform) : undefined }
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

/** Not the whole URL, which may contain a password. */
const hostOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).host)

const backupsOf = (
  config: Config,
  to: string,
  owner: BackupSettings['owner'],
  positions: DatabaseAccess | undefined,
): BackupSettings => ({
  to,
  keep: config.backupKeep,
  s3Url: config.backupS3Url,
  passphrase: config.backupPassphrase,
  dataDir: config.dataDir,
  isStorageElsewhere: config.s3Url !== undefined,
  owner,
  positions,
})
