// The whole product over a test database, in this process or as a process of its own.
import type { TestDatabase } from '@dropwise/db/test-database'
import { guard } from '@dropwise/db/test-guard'
import { cachedRegions } from '@dropwise/roads/testing/regions'
import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** The clone's URL for DATABASE_URL; an embedded one is reached through its socket. */
export function databaseUrlOf(database: TestDatabase): string {
  const { connectionString, user, password, host, port } = database.access.owner
  if (connectionString) return connectionString
  return `postgres://${user}:${String(password)}@localhost:${port}/${database.name}?host=${encodeURIComponent(host ?? '')}`
}

export interface TestDataDir {
  dataDir: string
  remove(): Promise<void>
}

/** A data folder that the database's account can enter, with the demo town: the shared one, or a copy. */
export async function testDataDir({ ownRegions = false } = {}): Promise<TestDataDir> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropwise-product-'))
  await chmod(dataDir, 0o755)
  const release = guard({ dataDir })
  const regions = join(dataDir, 'regions')
  const cached = await cachedRegions()
  await (ownRegions ? cp(cached, regions, { recursive: true }) : symlink(cached, regions))
  return {
    dataDir,
    async remove() {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      release()
    },
  }
}

export interface TestProduct {
  dataDir: string
  url: string
  close(): Promise<void>
}

/** The product in this process, with its own embedded database and no demo. */
export async function testProduct(): Promise<TestProduct> {
  const [{ readConfig }, { startProduct }] = await Promise.all([import('./config.ts'), import('./server.ts')])
  const folder = await testDataDir()
  const product = await startProduct(
    readConfig({ PORT: '0', DATA_DIR: folder.dataDir, DEMO: '0', LOG_LEVEL: 'silent' }),
    () => {},
  )
  return {
    dataDir: folder.dataDir,
    url: product.address,
    async close() {
      await product.close()
      await folder.remove()
    },
  }
}

/**
 * Environment that lets another process read the sources that this one compiled. Without it each start compiles the
 * whole server, since a new data folder holds no compiled sources.
 */
export function compiledSources(): Record<string, string> {
  // Node appends a folder of its version.
  const folder = module.getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

export interface ProductProcess {
  child: ChildProcess
  /** The printed address. */
  url: string
  /** Standard output and error so far. */
  said: () => string
  /** Fulfilled with the exit code. */
  ended: Promise<number | null>
}

/**
 * Starts `main.ts`, or the given shell command, as a process and waits until it is ready. Rejects when it
 * ends before. The process ends with this one, however that ends.
 */
export async function spawnProduct(env: Record<string, string>, command?: string): Promise<ProductProcess> {
  const [program, args] = command ? ['sh', ['-c', command]] : [process.execPath, [MAIN]]
  const child = spawn(program, args, {
    // Skip the demo's past, whose background work would slow the test. Raise the limit of calls beyond any
    // customer's.
    env: {
      ...compiledSources(),
      PORT: '0',
      DEMO_DAYS: '0',
      CALLS_PER_MINUTE: '0',
      COMPANY_CALLS_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Lead a process group, so that all of it can be ended.
    detached: true,
  })
  const release = guard(child.pid ? { group: child.pid } : {})
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  void ended.then(release)
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const address = /is ready: (\S+)/.exec(output)?.[1]
        if (address) resolve(address)
      })
    void ended.then((code) => reject(new Error(`The product ended with ${code}: ${output}`)))
  })
  return { child, url, said: () => output, ended }
}
