// Starts the product as `npm start` does, on a free port with a fresh data folder, and ends it after the last test.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
/** First start: database, web app and demo region are made. */
const READY_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 20_000

export interface StartedProduct {
  url: string
  dataDir: string
  /** Process id of the product's parent. */
  pid: number
  /** What it printed so far. */
  output: () => string
  /** Ends with Ctrl-C's signal; resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts the product and waits until it is ready. Extra variables come on top of this process's environment. */
export async function startProduct(env: Record<string, string> = {}): Promise<StartedProduct> {
  const port = env.PORT ?? String(await freePort())
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'dropwise-e2e-')))
  // The database server runs as nobody where the product runs as root, and must reach its folder.
  if (!env.DATA_DIR) await chmod(dataDir, 0o755)
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: port, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a test may kill all of it at once.
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await waitReady(url, child, () => said)
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => said,
    stop: (signal = 'SIGINT') => stop(child, signal),
  }
}

async function waitReady(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${said()}`)
    if (Date.now() > deadline) throw new Error(`The product was not ready in time:\n${said()}`)
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

/** Playwright's global set-up. With E2E_URL set from outside, the product that runs there is used. */
export default async function setup(): Promise<() => Promise<void>> {
  const { E2E_URL, E2E_PORT } = process.env
  if (E2E_URL && !E2E_PORT) return async () => {}
  const product = await startProduct(E2E_PORT ? { PORT: E2E_PORT } : {})
  return async () => {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
}
