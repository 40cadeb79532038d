// Starts the product like `npm start`, on a free port with a fresh data folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, cp, mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DEMO_REGION } from '@dropwise/roads'
import { cachedRegions } from '@dropwise/roads/testing/regions'
import { guard } from '@dropwise/db/test-guard'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
/** A first start creates the database and may build the web app. */
const READY_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 60_000

export interface StartedProduct {
  url: string
  dataDir: string
  /** Id of the product's parent process. */
  pid: number
  /** Output so far. */
  output: () => string
  /** Sends Ctrl-C's signal by default; resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts the product and waits until it is ready. `env` extends this process's environment. */
export async function startProduct(env: Record<string, string> = {}): Promise<StartedProduct> {
  const port = env.PORT ?? String(await freePort())
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'dropwise-e2e-')))
  if (!env.DATA_DIR) await prepare(dataDir)
  const child = spawn(process.execPath, [START], {
    // Skips creating past days, which would slow the tests.
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DEMO_DAYS: '0',
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so a test can kill all of it.
    detached: true,
  })
  // An interrupted run leaves neither product nor database behind.
  const release = guard({ ...(child.pid ? { group: child.pid } : {}), dataDir })
  child.once('exit', (code) => code === 0 && release())
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await waitReady(url, child, () => output)
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    stop: (signal = 'SIGINT') => stop(child, signal),
  }
}

/** A fresh data folder with the compiled demo town, which these tests do not cover. */
async function prepare(dataDir: string): Promise<void> {
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(dataDir, 0o755)
  await cp(join(await cachedRegions(), DEMO_REGION), join(dataDir, 'regions', DEMO_REGION), {
    recursive: true,
  })
}

async function waitReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${output()}`)
    if (Date.now() > deadline) throw new Error(`The product was not ready in time:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  const code = await ended
  clearTimeout(late)
  return code
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}
