// Configuration: the only reader of the environment (docs/api.md, part E). A wrong value stops the start with one line that names it.
import { StartupError, urlsOfHosts } from '@dropwise/db'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readConfigFile } from './config-file.ts'

/** A week of nightly backups. */
const BACKUP_KEEP = 7
const PORT = 3000
const WORKER_PORT = 3001
/** Analytics opens on a week and a half. */
const DEMO_DAYS = 8
/** Proxies usually ask `/readyz` every second or two. */
const DRAIN_SECONDS = 5
const PLANNER_THREADS_MAX = 16
const PLANNER_CONCURRENCY = 2

/**
 * Calls of /api/v1 a minute: a screen makes some tens, a program that sends orders one by one ten a second.
 */
const CALLS_OF_CALLER = 600
const CALLS_OF_COMPANY = 3_000

/** URL of one of the given kinds, e.g. `http` or `postgres`. */
const url = (...kinds: string[]) =>
  z.string().refine((text) => URL.canParse(text) && kinds.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be a URL like ${kinds[0]}://host`,
  })
/** A PostgreSQL URL of one or several hosts, with libpq's `target_session_attrs` only as one of `targets`. */
const databaseUrl = (targets: readonly string[]) =>
  z.string().refine((text) => urlsOfHosts(text).every((one) => isDatabaseUrl(one, targets)), {
    error: `must be a URL like postgres://login@host/name or postgres://login@host-a,host-b/name, with target_session_attrs ${targets.join(' or ')} if any`,
  })

function isDatabaseUrl(text: string, targets: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, searchParams } = new URL(text)
  const target = searchParams.get('target_session_attrs')
  return ['postgres:', 'postgresql:'].includes(protocol) && (target === null || targets.includes(target))
}
const webUrl = url('http', 'https').transform((text) => text.replace(/\/+$/, ''))
/** Web addresses, separated by commas. */
const mirrors = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().replace(/\/+$/, '')))
  .refine((all) => all.every((part) => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)), {
    error: 'must be web addresses like https://download.geofabrik.de, separated by commas',
  })
const calls = z
  .string()
  .regex(/^\d{1,7}$/, { error: 'must be a number of calls, 0 for no limit' })
  .transform(Number)
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1')

export interface TwilioSettings {
  /** Where the API is, without a trailing slash. */
  baseUrl: string
  accountSid: string
  /** Signs our calls, and Twilio's callbacks. */
  authToken: string
  /** A number, or the id of a messaging service (`MG…`). */
  from: string
}

/** `https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15550100`; `from` may be the id of a messaging service. */
const twilioUrl = url('http', 'https')
  .transform((text): TwilioSettings => {
    const { origin, pathname, username, password, searchParams } = new URL(text)
    return {
      baseUrl: (origin + pathname).replace(/\/+$/, ''),
      accountSid: decodeURIComponent(username),
      authToken: decodeURIComponent(password),
      // A plus in a query reads as a space.
      from: (searchParams.get('from') ?? '').replace(/^ (?=\d)/, '+'),
    }
  })
  .refine(
    ({ accountSid, authToken, from }) =>
      accountSid !== '' && authToken !== '' && /^(\+\d{6,20}|MG[0-9a-zA-Z]{8,64})$/.test(from),
    { error: 'must be like https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15550100' },
  )

function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
}

/** Addresses and networks, separated by commas: `10.0.0.5, 10.1.0.0/16, fd00::/8`. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), {
    error: 'must be addresses or networks like 10.0.0.5 or 10.1.0.0/16, separated by commas',
  })

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Origins of other sites, separated by commas, or `*` for every one. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isOrigin), {
    error: 'must be * or origins like https://app.example, separated by commas',
  })

function isOrigin(text: string): boolean {
  return text === '*' || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text)
}

/** `https`, or `http` on this machine only: the calls carry secrets. */
const issuerUrl = z.string().refine(isIssuer, { error: 'must be a URL like https://id.example' })

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username } = new URL(text)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) && search + hash + username === ''
}

const domains = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .refine((parts) => parts.every((part) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(part)), {
    error: 'must be domains like fleet.example, separated by commas',
  })

/** `no-reply@fleet.example` or `Fenwick & Sons <no-reply@fleet.example>`. */
const sender = z
  .string()
  .transform((text) => {
    const [, name, address] = /^(?:([^<>"]*)<(.+)>)$/.exec(text) ?? [undefined, '', text]
    return { name: name?.trim() || undefined, address: address?.trim() ?? '' }
  })
  .refine(({ address }) => z.email().safeParse(address).success, {
    error: 'must be like no-reply@fleet.example or Fenwick <no-reply@fleet.example>',
  })

const plannerThreads = z
  .string()
  .regex(/^([1-9]|1[0-6])$/, { error: `must be a number from 1 to ${PLANNER_THREADS_MAX}` })
  .transform(Number)

/** Ids of accounts, separated by commas. */
const ids = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => z.guid().safeParse(part).success), {
    error: 'must be UUIDs of accounts, separated by commas',
  })

/** `api-key=abc,tenant=fleet`, with values as in URLs. */
const otlpHeaders = z
  .string()
  .regex(/^[\w-]+=[^,=]*(,[\w-]+=[^,=]*)*$/, { error: 'must be like api-key=abc,tenant=fleet' })
  .transform((text) => Object.fromEntries(new URLSearchParams(text.replaceAll(',', '&'))))

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a port number up to 65535' })
    .optional(),
  // People write an IPv6 address in brackets, as in a URL.
  HOST: z
    .string()
    .transform((text) => text.replace(/^\[(.*)\]$/, '$1'))
    .refine(isHost, { error: 'must be an address of this machine, like 0.0.0.0 or ::1, or a host name' })
    .default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  TRUSTED_PROXIES: networks.optional(),
  CORS_ORIGINS: origins.optional(),
  ADMIN_IDS: ids.optional(),
  BACKEND_URL: webUrl.optional(),
  BACKEND_ANON_KEY: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl(['read-write', 'primary']).optional(),
  DATABASE_REPLICA_URL: databaseUrl(['prefer-standby', 'standby', 'any']).optional(),
  DATABASE_POOLER_URL: url('postgres', 'postgresql').optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,4}$/, { error: 'must be a number of connections' })
    .transform(Number)
    .optional(),
  ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  DEMO: flag.optional(),
  DEMO_DAYS: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be a number of days up to 99' })
    .transform(Number)
    .default(DEMO_DAYS),
  BILLING: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  TEST_CLOCK: flag.optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'must be a number of seconds up to 999' })
    .transform(Number)
    .optional(),
  PLANNER_THREADS: plannerThreads.default(Math.min(PLANNER_THREADS_MAX, availableParallelism())),
  PLANNER_CONCURRENCY: plannerThreads.default(PLANNER_CONCURRENCY),
  CALLS_PER_MINUTE: calls.default(CALLS_OF_CALLER),
  COMPANY_CALLS_PER_MINUTE: calls.default(CALLS_OF_COMPANY),
  METRICS_TOKEN: z.string().min(16, { error: 'must be at least 16 characters long' }).optional(),
  JWT_SECRET: z.string().min(32, { error: 'must be at least 32 characters long' }).optional(),
  SECRET_KEY: z.string().min(16, { error: 'must be at least 16 characters long' }).optional(),
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(40, { error: 'must be at most 40 characters long' }).default('single sign-on'),
  OIDC_MAIL_DOMAINS: domains.optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: sender.optional(),
  OSRM_URL: webUrl.optional(),
  VALHALLA_URL: webUrl.optional(),
  GEOCODER_URL: webUrl.optional(),
  EXTRACT_MIRRORS: mirrors.default(['https://download.geofabrik.de']),
  MAP_STYLE_URL: url('http', 'https').optional(),
  PROVIDER_STATUS_URL: url('http', 'https').optional(),
  PUBLIC_SITE_URL: url('http', 'https').optional(),
  VERSION_URL: webUrl.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.default({}),
  OTEL_SERVICE_NAME: z.string().default('dropwise'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1)$/, { error: 'must be a share from 0 to 1' })
    .transform(Number)
    .default(1),
  WEBHOOK_NETWORKS: networks.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: url('http', 'https').optional(),
  TWILIO_URL: twilioUrl.optional(),
  S3_URL: url('http', 'https').optional(),
  S3_PROTOCOL_ACCESS_KEY_ID: z.string().optional(),
  S3_PROTOCOL_ACCESS_KEY_SECRET: z
    .string()
    .min(16, { error: 'must be at least 16 characters long' })
    .optional(),
  BACKUP_TO: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: 'must be a number of backups from 1 to 999' })
    .transform(Number)
    .default(BACKUP_KEEP),
  BACKUP_S3_URL: url('http', 'https').optional(),
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'must be at least 12 characters long' }).optional(),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'must be a number of milliseconds, 0 for no log' })
    .transform(Number)
    .default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
})

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
  /** Where traces go by OTLP over HTTP; undefined = none are made. */
  traces:
    | { endpoint: string; headers: Record<string, string>; serviceName: string; share: number }
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

function backupTo({ BACKUP_TO: to, BACKUP_S3_URL: s3Url }: z.infer<typeof environment>): string | undefined {
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

function oidcOf(values: z.infer<typeof environment>): OidcSettings | undefined {
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
function testClockOf({
  TEST_CLOCK: isOn = false,
  STRIPE_SECRET_KEY: key,
}: z.infer<typeof environment>): boolean {
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

/** Suffix of a variable that names a file with the value, as containers receive secrets. */
const FILE_ENDING = '_FILE'

/** Every setting, and the name of the file that may hold it. */
const settingNames = (): Set<string> =>
  new Set(Object.keys(environment.shape).flatMap((name) => [name, name + FILE_ENDING]))

/** Variables of the environment, then of CONFIG_FILE; empty values count as absent. */
function readVariables(outside: Record<string, string | undefined>): Record<string, string> {
  const { CONFIG_FILE: file } = outside
  const env = file ? { ...readConfigFile(file, settingNames()), ...outside } : outside
  const providedValues: Record<string, string> = {}
  for (const name of Object.keys(environment.shape)) {
    const value = env[name]
    const file = env[name + FILE_ENDING]
    if (value && file) throw new StartupError(`${name} and ${name}${FILE_ENDING} are both set. Keep one.`)
    const text = file ? readSecret(name + FILE_ENDING, file) : value
    if (text) providedValues[name] = text
  }
  return providedValues
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new StartupError(`${variable}: ${file} cannot be read (${reason}).`)
  }
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
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: values.OTEL_SERVICE_NAME,
            share: values.OTEL_TRACES_SAMPLER_ARG,
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
  /** Where systemd listens; undefined when something else started us. */
  socket: string | undefined
  /** systemd restarts a service that is silent for this long; 0 = no watchdog. */
  watchdogMs: number
}

/** Settings that systemd passes to a service of `Type=notify`. */
export function readServiceManager(env: Record<string, string | undefined> = process.env): ServiceManager {
  return { socket: env.NOTIFY_SOCKET, watchdogMs: Number(env.WATCHDOG_USEC ?? 0) / 1_000 }
}
