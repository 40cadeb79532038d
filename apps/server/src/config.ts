// Configuration: the only reader of the environment (docs/api.md, part E). A wrong value stops the start with one line that names it.
import { StartupError } from '@dropwise/db'
import { resolve } from 'node:path'
import { environment, readVariables, type Environment } from './config/environment.ts'
import type { TwilioSettings } from './config/formats.ts'

export type { TwilioSettings }

const PORT = 3000
const WORKER_PORT = 3001
/** Proxies usually ask `/readyz` every second or two. */
const DRAIN_SECONDS = 5

interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Name of the issuer on the sign-in button. */
  label: string
  /** Accepts only verified addresses of these domains; empty: every user of the issuer. */
  mailDomains: string[]
}

export interface Config {
  port: number
  host: string
  /** Public address of this server; undefined = the address of each request. */
  publicUrl: string | undefined
  /** Proxies whose X-Forwarded-For, -Proto and -Host are trusted. */
  trustedProxies: string[]
  /** Other origins whose pages may call the API, the roads and the optimiser; `*` = all. */
  corsOrigins: string[]
  /** Accounts that own the platform, besides owners added within it. */
  adminIds: string[]
  /** Private networks that companies' webhooks may call, also without TLS. */
  webhookNetworks: string[]
  /** Another Supabase-compatible server for the pages, with its public key; undefined = this one. */
  backend: { url: string; anonKey: string } | undefined
  /** Absolute. */
  dataDir: string
  /** Undefined = the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** A pooler in transaction mode before `databaseUrl`, for requests. */
  poolerUrl: string | undefined
  /** Standbys of `databaseUrl` for reads whose data may be a second old. */
  replicaUrl: string | undefined
  /** A database that holds positions alone; undefined: the main one holds them. */
  positionsUrl: string | undefined
  /** Connections of this process; undefined: its share of the server's. */
  databaseConnections: number | undefined
  role: 'all' | 'api' | 'worker'
  /** Makes the demo company and offers its accounts on the sign-in page. */
  isDemo: boolean
  /** Working days before the first start that the demo company has driven. */
  demoDays: number
  /** False when an operator runs the product for their own fleet: trials never end, plans have no limits. */
  isBillingOn: boolean
  /** Owners may move a company's clock forward. Never in production. */
  hasTestClock: boolean
  /** Seconds that a stopping server keeps serving while `/readyz` fails, so that proxies switch first. */
  drainSeconds: number
  /**
   * Calls of /api/v1 a minute, 0 = unlimited. `caller`: a session, a key, or else an address; `company`: all
   * its callers.
   */
  callLimits: { caller: number; company: number }
  /** Threads of one search, and plan runs that a worker searches in parallel. */
  planner: { threads: number; concurrency: number }
  /** Bearer token of `/metrics`; without it only this machine may read them. */
  metricsToken: string | undefined
  jwtSecret: string | undefined
  /** Encrypts secrets at rest. The embedded database uses a file in `dataDir` instead. */
  secretKey: string | undefined
  /** Sign-in through an OpenID Connect issuer; undefined: only password and passkey. */
  oidc: OidcSettings | undefined
  smtpUrl: string | undefined
  /**
   * Sender of mails; undefined: no-reply at the host of `publicUrl`. Without a name, mails use the brand's.
   */
  mailFrom: { name: string | undefined; address: string } | undefined
  /** Sends texts; undefined: texts are caught, as mails are without SMTP_URL. */
  twilio: TwilioSettings | undefined
  osrmUrl: string | undefined
  valhallaUrl: string | undefined
  geocoderUrl: string | undefined
  /** Servers of OpenStreetMap extracts, without a trailing slash. */
  extractMirrors: string[]
  mapStyleUrl: string | undefined
  /** Status API of the hosting provider and a public web site of the operator, for the diagnostic pages. */
  providerStatusUrl: string | undefined
  publicSiteUrl: string | undefined
  /** Address that answers the newest version, for the owner's system page; undefined = not checked. */
  versionUrl: string | undefined
  /** Endpoint of traces and metrics by OTLP over HTTP; undefined = none are sent. */
  telemetry:
    | {
        endpoint: string
        headers: Record<string, string>
        serviceName: string
        /** Share of traces that are recorded. */
        share: number
        hasMetrics: boolean
      }
    | undefined
  s3Url: string | undefined
  /** Opens `/storage/v1/s3` with the operator's rights; undefined = session tokens only. */
  s3Access: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Target of the nightly backup, a folder or `s3://PREFIX`, and how many to keep; undefined = no backup. */
  backupTo: string | undefined
  backupKeep: number
  /** Bucket of `s3://` backups and the key that encrypts them. */
  backupS3Url: string | undefined
  backupPassphrase: string | undefined
  /** Card payments; undefined: owners mark invoices as paid by hand. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined
  /** Logs statements that take at least this many milliseconds; 0 logs none. */
  slowQueryMs: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

function backendOf(url: string | undefined, anonKey: string | undefined): Config['backend'] {
  if (url === undefined && anonKey === undefined) return undefined
  if (url === undefined) throw new StartupError('BACKEND_ANON_KEY needs BACKEND_URL beside it.')
  if (anonKey === undefined)
    throw new StartupError('BACKEND_URL needs BACKEND_ANON_KEY, the public key of that server.')
  return { url, anonKey }
}

function poolerOf(poolerUrl: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (poolerUrl !== undefined && databaseUrl === undefined)
    throw new StartupError(
      'DATABASE_POOLER_URL needs DATABASE_URL beside it, the address without the pooler.',
    )
  return poolerUrl
}

function replicaOf(replicaUrl: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (replicaUrl !== undefined && databaseUrl === undefined)
    throw new StartupError('DATABASE_REPLICA_URL needs DATABASE_URL beside it, the address of the primary.')
  return replicaUrl
}

function backupTo({ BACKUP_TO: to, BACKUP_S3_URL: s3Url }: Environment): string | undefined {
  if (to === undefined) return undefined
  if (!to.startsWith('s3://')) return resolve(to)
  if (s3Url === undefined) throw new StartupError('BACKUP_TO with s3:// needs BACKUP_S3_URL, the bucket.')
  return to
}

function s3AccessOf(
  accessKeyId: string | undefined,
  secretAccessKey: string | undefined,
): Config['s3Access'] {
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartupError(
      'S3_PROTOCOL_ACCESS_KEY_ID and S3_PROTOCOL_ACCESS_KEY_SECRET must be set together.',
    )
  return { accessKeyId, secretAccessKey }
}

function oidcOf(values: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new StartupError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.')
  return {
    issuer,
    clientId,
    clientSecret,
    label: values.OIDC_LABEL,
    mailDomains: values.OIDC_MAIL_DOMAINS ?? [],
  }
}

/** Real payments must not depend on a clock that people move. */
function testClockOf({ TEST_CLOCK: isOn = false, STRIPE_SECRET_KEY: key }: Environment): boolean {
  if (isOn && key?.startsWith('sk_live'))
    throw new StartupError('TEST_CLOCK must be 0 where STRIPE_SECRET_KEY is a live key.')
  return isOn
}

function stripeOf(
  secretKey: string | undefined,
  webhookSecret: string | undefined,
  apiUrl: string | undefined,
): Config['stripe'] {
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.')
  return { secretKey, webhookSecret, apiUrl }
}

/** Reads and checks the environment. Throws StartupError. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const variables = readVariables(env)
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartupError(`${String(issue?.path[0])} ${issue?.message ?? 'is not right'}.`)
  }
  const values = parsed.data
  return {
    // A worker beside a server, both without PORT, needs a port of its own.
    port: values.PORT ?? (values.ROLE === 'worker' ? WORKER_PORT : PORT),
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    corsOrigins: values.CORS_ORIGINS ?? [],
    adminIds: values.ADMIN_IDS ?? [],
    webhookNetworks: values.WEBHOOK_NETWORKS ?? [],
    backend: backendOf(values.BACKEND_URL, values.BACKEND_ANON_KEY),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    poolerUrl: poolerOf(values.DATABASE_POOLER_URL, values.DATABASE_URL),
    replicaUrl: replicaOf(values.DATABASE_REPLICA_URL, values.DATABASE_URL),
    positionsUrl: values.POSITIONS_DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    role: values.ROLE,
    demoDays: values.DEMO_DAYS,
    isDemo: values.DEMO ?? values.DATABASE_URL === undefined,
    isBillingOn: values.BILLING === 'on',
    hasTestClock: testClockOf(values),
    // The embedded database serves one process, so a proxy has no other server to switch to.
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : DRAIN_SECONDS),
    planner: { threads: values.PLANNER_THREADS, concurrency: values.PLANNER_CONCURRENCY },
    callLimits: { caller: values.CALLS_PER_MINUTE, company: values.COMPANY_CALLS_PER_MINUTE },
    metricsToken: values.METRICS_TOKEN,
    jwtSecret: values.JWT_SECRET,
    secretKey: values.SECRET_KEY,
    oidc: oidcOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    twilio: values.TWILIO_URL,
    osrmUrl: values.OSRM_URL,
    valhallaUrl: values.VALHALLA_URL,
    geocoderUrl: values.GEOCODER_URL,
    extractMirrors: values.EXTRACT_MIRRORS,
    mapStyleUrl: values.MAP_STYLE_URL,
    providerStatusUrl: values.PROVIDER_STATUS_URL,
    publicSiteUrl: values.PUBLIC_SITE_URL,
    versionUrl: values.VERSION_URL,
    telemetry:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: values.OTEL_SERVICE_NAME,
            share: values.OTEL_TRACES_SAMPLER_ARG,
            hasMetrics: values.OTEL_METRICS_EXPORTER === 'otlp',
          },
    s3Url: values.S3_URL,
    s3Access: s3AccessOf(values.S3_PROTOCOL_ACCESS_KEY_ID, values.S3_PROTOCOL_ACCESS_KEY_SECRET),
    stripe: stripeOf(values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET, values.STRIPE_API_URL),
    backupTo: backupTo(values),
    backupKeep: values.BACKUP_KEEP,
    backupS3Url: values.BACKUP_S3_URL,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    slowQueryMs: values.SLOW_QUERY_MS,
    logLevel: values.LOG_LEVEL,
  }
}

export interface ServiceManager {
  /** Socket of systemd; undefined unless systemd started us. */
  socket: string | undefined
  /** systemd restarts a service that is silent for this long; 0 = no watchdog. */
  watchdogMs: number
}

/** Settings that systemd passes to a service of `Type=notify`. */
export function readServiceManager(env: Record<string, string | undefined> = process.env): ServiceManager {
  return { socket: env.NOTIFY_SOCKET, watchdogMs: Number(env.WATCHDOG_USEC ?? 0) / 1_000 }
}
