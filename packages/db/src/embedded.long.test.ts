// The embedded server survives killed products, killed servers, second starts and bad folders.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canReach, serverAccount } from './binaries.ts'
import { runningServer } from './cluster-files.ts'
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './embedded.ts'
import { reachEmbedded } from './reach.ts'
import { stopServer, withClient } from './server-process.ts'
import { StartupError } from './startup-error.ts'
import { guard } from './test-guard.ts'

const HOLDER = fileURLToPath(new URL('../test/hold-cluster.ts', import.meta.url))
let folder: string
let started: EmbeddedPostgres[]
let children: ChildProcess[]
let release: () => void

/** Tests share one folder, because creating a cluster takes long. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-embedded-'))
  // mkdtemp keeps others out, but the server's account must get in.
  await chmod(folder, 0o755)
  release = guard({ dataDir: folder })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  release()
})
beforeEach(() => {
  started = []
  children = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const cluster of started) await cluster.stop()
  const running = await runningServer(join(folder, 'postgres'))
  if (running) await stopServer(running.pid)
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const cluster = await startEmbedded({ dataDir: folder, ...options })
  started.push(cluster)
  return cluster
}

/** Another product on the folder, as a process that the test can kill. */
async function startOther(): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, [HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))
    child.once('exit', (code) => reject(new Error(`The other product ended with ${code}.`)))
  })
  return { child, ...(JSON.parse(line) as { pid: number }) }
}

async function query<Row extends pg.QueryResultRow>(cluster: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(cluster.access().owner)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

describe('a cluster', () => {
  it('is created once, keeps its data over a stop, and starts again', async () => {
    const first = await start()
    await query(first, 'create table kept (n int); insert into kept values (7)')
    await first.stop()
    expect(await runningServer(first.cluster)).toBeUndefined()
    const second = await start()
    expect(second.isAdopted).toBe(false)
    expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('keeps checksums and durable writes on, and listens on no network address', async () => {
    const cluster = await start()
    const settings = await query<{ name: string; setting: string }>(
      cluster,
      `select name, setting from pg_settings where name in ('fsync', 'data_checksums', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      synchronous_commit: 'on',
    })
  })

  it('is adopted with everything that was committed after kill -9 of its product', async () => {
    const { child, pid } = await startOther()
    await killed(child)
    const cluster = await start()
    expect(cluster.isAdopted).toBe(true)
    expect(cluster.pid).toBe(pid)
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('recovers after product and server were killed together', async () => {
    const { child, pid } = await startOther()
    process.kill(pid, 'SIGKILL')
    await killed(child)
    const cluster = await start()
    expect(cluster.isAdopted).toBe(false)
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('does not adopt another process that has the server’s old pid', async () => {
    const first = await start()
    await first.stop()
    await writeFile(
      join(first.cluster, 'postmaster.pid'),
      `${process.pid}\n${first.cluster}\n1\n5432\n${folder}/socket\n\n\nready\n`,
    )
    const second = await start()
    expect(second.isAdopted).toBe(false)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses a second product and names the first', async () => {
    const { child } = await startOther()
    const problem = await startEmbedded({ dataDir: folder }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(StartupError)
    expect(String(problem)).toMatch(
      new RegExp(`${folder} is in use by another Dropwise, process ${child.pid}\\.`),
    )
    expect(String(problem)).not.toContain('\n')
  })

  it('restarts by itself when its server is killed', async () => {
    const lines: string[] = []
    const cluster = await start({ log: (line) => lines.push(line) })
    await query(cluster, 'create table safe (n int); insert into safe values (7)')
    const before = cluster.pid
    process.kill(before, 'SIGKILL')
    await expect.poll(() => lines).toContain('The database came back.')
    expect(cluster.pid).not.toBe(before)
    expect(await query(cluster, 'select n from safe')).toEqual([{ n: 7 }])
  })
})

describe('a copy of a folder', () => {
  let copy: string
  beforeEach(() => {
    copy = `${folder}-copy`
  })
  afterEach(async () => {
    for (const cluster of started.splice(0)) await cluster.stop()
    await rm(copy, { recursive: true, force: true })
  })
  const copyFolder = () => promisify(execFile)('cp', ['-a', folder, copy])

  it('starts a separate server while the server of the original runs', async () => {
    const { child, pid } = await startOther()
    await killed(child)
    await copyFolder()
    const clone = await start({ dataDir: copy })
    expect(clone.isAdopted).toBe(false)
    expect(clone.pid).not.toBe(pid)
    await query(clone, 'create table only_in_the_copy (n int)')
    const original = await start()
    expect(original.isAdopted).toBe(true)
    expect(await query(original, `select to_regclass('only_in_the_copy') as name`)).toEqual([{ name: null }])
  })

  it('starts beside a product that uses the original folder, with another socket', async () => {
    const original = await start()
    await copyFolder()
    const clone = await start({ dataDir: copy })
    const folders = await Promise.all(
      [original, clone].map((cluster) =>
        withClient(cluster.superuser(), (client) =>
          client.query<{ data_directory: string }>('show data_directory'),
        ),
      ),
    )
    expect(folders.map(({ rows }) => rows[0]?.data_directory)).toEqual([original.cluster, clone.cluster])
  })

  it('is not adopted by programs that connect to its database', async () => {
    const original = await start()
    await copyFolder()
    const reached = await reachEmbedded(copy)
    await withClient(reached.access.owner, (client) => client.query('create table reached (n int)'))
    expect(await query(original, `select to_regclass('reached') as name`)).toEqual([{ name: null }])
    await reached.close()
  })
})

describe('a folder', () => {
  it('that was moved while its server was left running finds that server', async () => {
    const { child, pid } = await startOther()
    await killed(child)
    const moved = `${folder}-moved`
    await rename(folder, moved)
    const cluster = await startEmbedded({ dataDir: moved })
    try {
      expect(cluster.pid).toBe(pid)
      expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await cluster.stop()
      await rename(moved, folder)
    }
  })

  it('whose server this process cannot see, as in another container, is refused', async () => {
    const first = await start()
    const file = join(first.cluster, 'postmaster.pid')
    const written = await readFile(file, 'utf8')
    // A pid that no process on this machine has, like one of another container.
    await writeFile(file, written.replace(/^\d+/, '4194999'))
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(/a process that this one cannot see/)
    await writeFile(file, written)
  })

  it('that is a file is refused in one line', async () => {
    const file = join(folder, 'taken')
    await writeFile(file, '')
    const problem = await startEmbedded({ dataDir: file }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(StartupError)
    expect(String(problem)).toMatch(/taken cannot be written \(E\w+\)\. Set DATA_DIR/)
  })

  it('of another major version is refused with the remedy', async () => {
    const old = join(folder, 'old')
    await mkdir(join(old, 'postgres'), { recursive: true })
    await writeFile(join(old, 'postgres', 'PG_VERSION'), '14\n')
    await expect(startEmbedded({ dataDir: old })).rejects.toThrow(
      /PostgreSQL 14.*Back it up with the release that made it/,
    )
  })

  it('whose path is too long for a socket gets its socket elsewhere', async () => {
    const deep = join(folder, 'a-rather-long-name-of-a-folder'.repeat(4))
    const cluster = await start({ dataDir: deep })
    expect(cluster.cluster.startsWith(deep)).toBe(true)
    expect(cluster.address.host.startsWith(deep)).toBe(false)
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('that the server’s account cannot enter holds only our files; the folder of the database is logged', async () => {
    const account = serverAccount()
    const home = join(folder, 'home')
    await mkdir(home, { mode: 0o700 })
    // Only root starts the server under another account.
    if (!account) return expect(await readFile('/etc/passwd', 'utf8')).not.toBe('')
    expect(canReach(home, account)).toBe(false)
    const lines: string[] = []
    const cluster = await start({ dataDir: home, log: (line) => lines.push(line) })
    expect(lines.join()).toContain(`the database lives in ${cluster.cluster}`)
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
    const moved = `${home}-moved`
    await rename(home, moved)
    const again = await start({ dataDir: moved })
    expect(again.cluster).toBe(cluster.cluster)
    await again.stop()
    await promisify(execFile)('cp', ['-a', moved, home])
    await expect(startEmbedded({ dataDir: home })).rejects.toThrow(/is a copy without its database/)
    await rm(join(cluster.cluster, '..'), { recursive: true, force: true })
  })
})
