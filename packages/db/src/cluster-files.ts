// Files of one embedded cluster: its folder, password, sockets, and running server.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canReach, sharedFolder, type Account } from './binaries.ts'
import { StartupError } from './startup-error.ts'

/** Longest path of a Unix socket, without the closing zero byte. */
const SOCKET_PATH_MAX = 107

export interface ClusterPlace {
  /** Folder of the cluster itself (PGDATA). */
  cluster: string
  /** Folder of the socket; undefined where sockets are not used (Windows). */
  sockets: string | undefined
  log: string
  passwordFile: string
  /** True when the cluster could not be placed inside the data folder. */
  isElsewhere: boolean
}

/** Contents of the lock file of a running server. */
export interface RunningServer {
  pid: number
  port: number
  sockets: string
  address: string
  status: string
}

/** Chooses the cluster's folder and creates it. Throws StartupError when the data folder is not writable. */
export async function placeCluster(dataDir: string, account: Account | undefined): Promise<ClusterPlace> {
  const base = resolve(dataDir)
  await makeDataFolder(base)
  const isElsewhere = account !== undefined && !canReach(base, account)
  const short = createHash('sha256').update(base).digest('hex').slice(0, 12)
  const home = isElsewhere ? await homeElsewhere(base, short, account) : base
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

/**
 * Folder outside home folders for a data folder that the account cannot enter. Each remembers the other, the
 * data folder by inode: a moved data folder finds its database, and a copy does not get the original's.
 */
async function homeElsewhere(base: string, short: string, account: Account): Promise<string> {
  if ((await clusterVersion(join(base, 'postgres'))) !== undefined)
    throw new StartupError(
      `The account ${account.name}, which runs the database, cannot enter ${base}, where the database is. Let others pass through the folders above it (chmod o+x).`,
    )
  const note = join(base, 'postgres.place')
  const home = (await readIfThere(note)) ?? join(await sharedFolder(), short)
  const ownerNote = join(home, 'data-folder')
  const inode = String((await stat(base)).ino)
  const owner = await readIfThere(ownerNote)
  if (owner !== undefined && owner !== inode)
    throw new StartupError(
      `The data folder ${base} is a copy without its database, which lives in ${home} and belongs to the original. Restore a backup instead, or set DATA_DIR to a new folder.`,
    )
  await mkdir(home, { recursive: true, mode: 0o755 })
  await writeFile(ownerNote, inode)
  await writeFile(note, home)
  return home
}

async function readIfThere(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(() => undefined))?.trim()
}

/** Creates the data folder and checks that it is writable. Throws StartupError with its name. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder)
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

/**
 * Creates one level at a time: Node's recursive `mkdir` never returns below /proc, where a new folder
 * answers ENOENT.
 */
async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolders(dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Gives a file or folder to the server's account, unless that is ours. */
export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/**
 * The password for loopback TCP, created once. Sockets need none, because only the server's account can open
 * them.
 */
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
  return readIfThere(join(cluster, 'PG_VERSION'))
}

/**
 * The server that runs on this folder. Removes a stale pid file (from a power cut, a reused pid, or copied
 * from a folder with a running server) and the remains of its socket in our socket folder.
 */
export async function runningServer(cluster: string, sockets?: string): Promise<RunningServer | undefined> {
  const file = join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (pid && (await isPostgres(pid)) && (await servesFolder(pid, cluster, lines[1] ?? '')))
    return {
      pid,
      port: Number(lines[3]),
      sockets: hasSocket(sockets, Number(lines[3])) ? sockets : (lines[4] ?? ''),
      address: lines[5] ?? '',
      status: (lines[7] ?? '').trim(),
    }
  if (sockets !== undefined) await clearSockets(cluster, sockets)
  if (pid) await rm(file, { force: true })
  return undefined
}

/**
 * Whether the folder has the server's socket. A moved folder took its socket along, while the recorded path
 * is the old one.
 */
function hasSocket(sockets: string | undefined, port: number): sockets is string {
  return sockets !== undefined && existsSync(join(sockets, `.s.PGSQL.${port}`))
}

/** Whether the server works in this folder, not in the original of a copied folder. */
async function servesFolder(pid: number, cluster: string, statedFolder: string): Promise<boolean> {
  // The server's working directory is its folder. If the system hides that, use the recorded path.
  const place = await stat(`/proc/${pid}/cwd`).catch(() => stat(statedFolder).catch(() => undefined))
  if (!place)
    throw new StartupError(
      `Process ${pid} may serve ${cluster}, but this account cannot see which folder it works in. Stop it first.`,
    )
  const { dev, ino } = await stat(cluster)
  return place.dev === dev && place.ino === ino
}

/** Removes sockets without a listener: their lock files may name another living process. */
async function clearSockets(cluster: string, sockets: string): Promise<void> {
  for (const name of await readdir(sockets).catch(() => [])) {
    if (!/^\.s\.PGSQL\.\d+$/.test(name)) continue
    const path = join(sockets, name)
    if (await isListening(path))
      throw new StartupError(
        `The database in ${cluster} is served by a process that this one cannot see, as in another container. Stop it first.`,
      )
    await rm(path, { force: true })
    await rm(`${path}.lock`, { force: true })
  }
}

function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
    connection.once('connect', () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', () => resolve(false))
  })
}

/** Whether the process exists and is a PostgreSQL server, if the system reports its name. */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // "pid (name) state": a zombie still has an entry but serves no connections.
  return state.includes('(postgres)') && !state.includes('(postgres) Z')
}
