// Every environment variable with its format and default, and where its text comes from: environment, NAME_FILE, CONFIG_FILE.
import { StartupError } from '@dropwise/db'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { readConfigFile } from './config-file.ts'
import {
  calls,
  databaseUrl,
  domains,
  flag,
  ids,
  isHost,
  issuerUrl,
  mirrors,
  networks,
  origins,
  otlpHeaders,
  PLANNER_THREADS_MAX,
  plannerThreads,
  sender,
  twilioUrl,
  url,
  webUrl,
} from './formats.ts'

/** A week of nightly backups. */
const BACKUP_KEEP = 7
/** Analytics opens on a week and a half. */
const DEMO_DAYS = 8
/** Two of one company, and one more for others. */
const PLANNER_CONCURRENCY = 3

/**
 * Calls of /api/v1 a minute: a screen makes some tens, a program that sends orders one by one ten a second.
 */
const CALLS_OF_CALLER = 600
const CALLS_OF_COMPANY = 3_000

export const environment = z.object({
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
  POSITIONS_DATABASE_URL: databaseUrl(['read-write', 'primary']).optional(),
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
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
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
export type Environment = z.infer<typeof environment>

/** Suffix of a variable that names a file with the value, as containers receive secrets. */
const FILE_ENDING = '_FILE'

/** Every setting, and the name of the file that may hold it. */
const settingNames = (): Set<string> =>
  new Set(Object.keys(environment.shape).flatMap((name) => [name, name + FILE_ENDING]))

/** Variables of the environment, then of CONFIG_FILE; empty values count as absent. */
export function readVariables(outside: Record<string, string | undefined>): Record<string, string> {
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
