// The schema of a database that holds positions alone (POSITIONS_DATABASE_URL).
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { DatabaseAccess } from './access.ts'
import { migrate, type MigrateResult } from './migrate.ts'
import { StartupError } from './startup-error.ts'

const FOLDER = fileURLToPath(new URL('../positions/', import.meta.url))
export const POSITIONS_SETTING = 'POSITIONS_DATABASE_URL'

/**
 * Creates or upgrades the schema. Throws StartupError, also for the main database of an installation and for a
 * login whom row-level security does not bind.
 */
export async function migratePositions(access: DatabaseAccess): Promise<MigrateResult> {
  return migrate(access, {
    folder: `${FOLDER}migrations`,
    objects: `${FOLDER}sql`,
    hasRoles: false,
    setting: POSITIONS_SETTING,
    prepare: (client) => refuseUnsafe(client, access.place),
  })
}

async function refuseUnsafe(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ login: string; is_exempt: boolean; is_main: boolean }>(
    `select current_user::text as login, rolsuper or rolbypassrls as is_exempt, to_regclass('public.tenants') is not null as is_main
     from pg_roles where rolname = current_user`,
  )
  const [row] = rows
  if (row?.is_main)
    throw new StartupError(
      `${POSITIONS_SETTING}: ${place} is the main database of an installation. Name a database for positions alone, or leave the setting out.`,
    )
  if (row?.is_exempt)
    throw new StartupError(
      `${POSITIONS_SETTING}: row-level security does not bind the login ${row.login}. Name a login without SUPERUSER and BYPASSRLS that owns the database.`,
    )
}
