// Creates or updates the roles, schemas, tables and functions that the surface needs.
import { readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'

export interface PrepareOptions {
  /** Schemas in which the API roles get default privileges; default `['public']`. */
  schemas?: string[]
  /** Password of the login role `authenticator`; without one it cannot log in. */
  authenticatorPassword?: string
  /** Makes `supabase_admin`, the role of `adminPool`, a login with this password. */
  adminPassword?: string
  /** Grants new tables of the schemas to the three API roles, as Supabase does. Default true; the product grants table by table. */
  openDefaults?: boolean
}

const FILES = [
  '010_roles',
  '020_extensions',
  '030_auth',
  '035_auth_functions',
  '036_auth_limits',
  '037_auth_recovery',
  '038_auth_passkeys',
  '039_auth_oidc',
  '040_storage',
  '041_auth_program_sessions',
  '042_auth_session_origins',
  '050_realtime',
  '060_publication',
  '070_grants',
]

/** SQLSTATEs of concurrent preparations of one cluster, whose databases share roles. */
const COLLIDED = new Set(['XX000', '23505', '42710', '40001', '40P01'])

/**
 * Runs the SQL files under `sql/` in one transaction. Idempotent; needs CREATEROLE and CREATE on the database, not superuser.
 * Throws the database's error when a privilege is missing.
 */
export async function prepare(client: ClientBase, options: PrepareOptions = {}): Promise<void> {
  const files = await Promise.all(
    FILES.map((name) => readFile(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8')),
  )
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(client, files, options)
    } catch (error) {
      await client.query('rollback')
      const code = (error as { code?: string }).code ?? ''
      if (attempt === 5 || !COLLIDED.has(code)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt + Math.random() * 100))
    }
  }
}

async function run(client: ClientBase, files: string[], options: PrepareOptions): Promise<void> {
  await client.query('begin')
  await client.query(
    `select pg_advisory_xact_lock(hashtext('surface.prepare')), set_config('client_min_messages', 'warning', true)`,
  )
  await client.query(
    `select set_config('surface.authenticator_password', $1, true), set_config('surface.admin_password', $2, true),
            set_config('surface.schemas', $3, true), set_config('surface.open_defaults', $4, true)`,
    [
      options.authenticatorPassword ?? '',
      options.adminPassword ?? '',
      (options.schemas ?? ['public']).join(','),
      String(options.openDefaults ?? true),
    ],
  )
  for (const file of files) await client.query(file)
  await client.query('commit')
}
