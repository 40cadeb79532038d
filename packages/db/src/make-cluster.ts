// Creates the data folder's cluster and the product's two login roles.
import { spawn } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { LOGIN_ROLE, OWNER_ROLE } from './access.ts'
import type { Account, Binaries } from './binaries.ts'
import { clusterVersion, give, type ClusterPlace } from './cluster-files.ts'
import { StartupError } from './startup-error.ts'
import { lastWords, outcome, runAs, withClient } from './server-process.ts'

export const SUPERUSER = 'postgres'

/** Throws StartupError, with one line for the operator, for a cluster of another major version. */
export async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const version = await clusterVersion(cluster)
  if (version === undefined || version === String(binaries.major)) return
  throw new StartupError(
    `The data in ${cluster} is of PostgreSQL ${version}, this release brings ${binaries.major}. ` +
      'Back it up with the release that made it and restore the file into a new folder (docs/operations.md).',
  )
}

/** Creates the cluster beside its final place and moves it there, so that a kill leaves all or nothing. */
export async function initialise(
  place: ClusterPlace,
  binaries: Binaries,
  account: Account | undefined,
  password: string,
): Promise<void> {
  if ((await clusterVersion(place.cluster)) !== undefined) return
  const half = `${place.cluster}.new-${process.pid}`
  const passwordFile = join(dirname(place.sockets ?? place.cluster), `.password-${process.pid}`)
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  await give(half, account)
  await writeFile(passwordFile, password, { mode: 0o600 })
  await give(passwordFile, account)
  try {
    const flags = [
      `--pgdata=${half}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's built-in provider sorts text equally on every machine, whatever its C library.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ]
    const child = spawn(binaries.initdb, flags, {
      ...runAs(account),
      cwd: half,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = await outcome(child)
    if (output !== undefined)
      throw new StartupError(`The database could not be made in ${place.cluster}: ${lastWords(output)}`)
    await rename(half, place.cluster).catch(async (error: unknown) => {
      // Another start was faster: use its cluster.
      if ((await clusterVersion(place.cluster)) === undefined) throw error
    })
  } finally {
    await rm(half, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** The owner creates roles and schema; the login has no rights before `set role`. */
export async function makeRoles(config: pg.ClientConfig, password: string): Promise<void> {
  await withClient(config, async (client) => {
    const secret = pg.escapeLiteral(password)
    const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles')
    const roles = new Set(rows.map((row) => row.rolname))
    if (!roles.has(OWNER_ROLE))
      await client.query(`create role ${OWNER_ROLE} login createrole password ${secret}`)
    if (!roles.has(LOGIN_ROLE)) {
      // Created by the owner, so that the owner may grant it roles.
      await client.query(`set role ${OWNER_ROLE}`)
      await client.query(`create role ${LOGIN_ROLE} login noinherit password ${secret}`)
      await client.query('reset role')
    }
  })
}
