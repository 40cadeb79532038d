// The contexts of auth, REST and storage, from the surface's options.
import { join } from 'node:path'
import type { AuthContext } from './auth/context.ts'
import { Issuer } from './auth/oidc-issuer.ts'
import type { Keys } from './core/keys.ts'
import { RateLimiter } from './core/rate-limit.ts'
import type { Claims, Limits, SurfaceOptions } from './options.ts'
import type { RestContext } from './rest/context.ts'
import type { SchemaCache } from './rest/schema-cache.ts'
import { openFolder } from './storage/backend.ts'
import type { StorageContext } from './storage/context.ts'
import { PendingUploads } from './storage/pending.ts'
import { openS3, parseS3Url } from './storage/s3-backend.ts'

/** What several parts use. */
interface Shared {
  keys: Keys
  limits: Limits
  now: () => number
  /** Whether the session behind a token is still alive. */
  sessionLives: (claims: Claims) => Promise<boolean>
}

export function createAuthContext(
  options: SurfaceOptions,
  { keys, limits, now }: Shared,
  { publicUrl, issuer, sessionsEnded }: Pick<AuthContext, 'publicUrl' | 'issuer' | 'sessionsEnded'>,
): AuthContext {
  return {
    pool: options.adminPool,
    keys,
    limits,
    limiter: new RateLimiter((text, values) => options.adminPool.query(text, values), now),
    logger: options.logger,
    hooks: options.hooks ?? {},
    now,
    autoconfirm: options.autoconfirm ?? false,
    anonymous: options.anonymous ?? false,
    disableSignup: options.disableSignup ?? false,
    manualLinking: options.manualLinking ?? false,
    siteUrl: options.siteUrl,
    publicUrl,
    issuer,
    originOf: options.originOf,
    redirectAllowList: options.redirectAllowList ?? [],
    confirmLinks: options.confirmLinks ?? true,
    ...(options.oidc ? { oidc: new Issuer(options.oidc) } : {}),
    accessTokenSeconds: options.accessTokenSeconds ?? 3600,
    passwordMinLength: options.passwordMinLength ?? 6,
    isCommonPassword: options.isCommonPassword,
    sessionsEnded,
  }
}

export function createRestContext(
  options: SurfaceOptions,
  { keys, limits, sessionLives }: Shared,
  cache: SchemaCache,
  extraSearchPath: string[],
): RestContext {
  return {
    pool: options.pool,
    keys,
    sessionLives,
    schemas: options.schemas,
    extraSearchPath,
    txRollback: options.txRollback ?? false,
    get roleSettings() {
      return cache.roleSettings
    },
    statementTimeoutMs: limits.statementTimeoutMs,
    catalog: () => cache.current,
    maxRows: limits.maxRows,
    aggregates: options.aggregates ?? true,
    readInstead: options.readInstead ?? {},
    notServed: options.notServed ?? {},
    explainEmptyRead: options.explainEmptyRead,
    plan: options.plan ?? options.txRollback ?? false,
  }
}

export async function openStorageContext(
  options: SurfaceOptions,
  { keys, limits, now, sessionLives }: Shared,
): Promise<StorageContext> {
  const { pool, adminPool, storageDir, s3Url } = options
  return {
    pool,
    adminPool,
    keys,
    limits,
    now,
    bytes: s3Url === undefined ? await openFolder(storageDir) : await openS3(parseS3Url(s3Url), storageDir),
    resumable: new PendingUploads(join(storageDir, 'resumable')),
    multipart: new PendingUploads(join(storageDir, 'multipart')),
    s3: { region: 'local', ...keys.s3KeyPair(), ...options.s3Access },
    sessionLives,
  }
}
