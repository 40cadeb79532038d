// The folders and files of one embedded database cluster: where it lives, its password, its sockets, what runs on it.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canReach, sharedFolder, type Account } from './binaries.ts'
import { StartupError } from './startup-error.ts'

/** Longest path of a Unix socket the kernel takes, without the closing zero byte. */
const SOCKET_PATH_MAX = 107

export interface ClusterPlace {
  /** Folder of the cluster itself (PGDATA). */
  cluster: string
  /** Folder of the socket; undefined where sockets are not used (Windows). */
  sockets: string | undefined
  log: string
  passwordFile: string
  /** True when the cluster could not live inside the data folder. */
  isElsewhere: boolean
}

/** What a running server wrote about itself. */
export interface RunningServer {
  pid: number
  port: number
  sockets: string
  address: string
  status: string
}

/** Decides where the cluster lives and makes the folders. Throws a StartupError when the data folder cannot be written. */
export async function placeCluster(dataDir: string, account: Account | undefined): Promise<ClusterPlace> {
  const base = resolve(dataDir)
  await makeWritable(base)
  const isElsewhere = account !== undefined && !canReach(base, account)
  const short = createHash('sha256').update(base).digest('hex').slice(0, 12)
  const home = isElsewhere ? join(await sharedFolder(), short) : base
  if (isElsewhere) await mkdir(home, { recursive: true, mode: 0o755 })
  let sockets: string | undefined
  if (process.platform !== 'win32') {
    sockets = join(home, 'socket')
    if (Buffer.byteLength(join(sockets, '.s.PGSQL.5432')) > SOCKET_PATH_MAX)
      sockets = join(tmpdir(), `dropwise-${short}`)
    await mkdir(sockets, { recursive: true })
    await give(sockets, account)
    await chmod(sockets, 0o700)
  }
  return {
    cluster: join(home, 'postgres'),
    sockets,
    log: join(base, 'postgres.log'),
    passwordFile: join(base, 'postgres.password'),
    isElsewhere,
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const probe = join(folder, `.writable.${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}). Set DATA_DIR to a folder that can.`,
    )
  }
}

/** Hands a file or folder to the server's account; nothing to do when that is ourselves. */
export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/** The password for loopback TCP, made once; sockets need none because only the server's account can open them. */
export async function clusterPassword(file: string): Promise<string> {
  if (!existsSync(file)) {
    const half = `${file}.${process.pid}`
    await writeFile(half, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await rename(half, file)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Major version of an existing cluster; undefined when there is none. */
export async function clusterVersion(cluster: string): Promise<string | undefined> {
  return (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim()
}

/** The server that runs on this cluster; a pid file left by a power cut or a reused pid counts as none and is removed. */
export async function runningServer(cluster: string): Promise<RunningServer | undefined> {
  const file = join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid) return undefined
  if (!(await isPostgres(pid))) {
    await rm(file, { force: true })
    const [port, sockets] = [lines[3], lines[4]]
    if (port && sockets) await rm(join(sockets, `.s.PGSQL.${port}.lock`), { force: true })
    return undefined
  }
  return {
    pid,
    port: Number(lines[3]),
    sockets: lines[4] ?? '',
    address: lines[5] ?? '',
    status: (lines[7] ?? '').trim(),
  }
}

/** Whether the process exists and, where the system tells, is a PostgreSQL server. */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // "pid (name) state": a zombie still has its entry, but it serves nobody.
  return stat.includes('(postgres)') && !stat.includes('(postgres) Z')
}
