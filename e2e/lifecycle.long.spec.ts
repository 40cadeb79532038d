// npm start's promises: a first start, a quick second one, a clean Ctrl-C, and recovery after kill -9.
import { expect, test } from '@playwright/test'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, type StartedProduct } from './support/product.ts'

test.describe.configure({ mode: 'serial', timeout: 900_000 })

let dataDir: string
let running: StartedProduct | undefined

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dropwise-lifecycle-'))
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(dataDir, 0o755)
})
test.afterAll(async () => {
  await running?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

/** Process id from the database server's pid file; undefined without one. */
async function databasePid(): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || undefined
}

test('[M4.8] a first start creates everything and prints its address and accounts', async () => {
  running = await startProduct({ DATA_DIR: dataDir })
  await expect.poll(() => running?.output()).toContain(`Dropwise is ready: ${running.url}`)
  for (const words of ['dispatcher@dropwise.example', 'dropwise-demo', '/track/demo', 'Ctrl-C'])
    expect(running.output()).toContain(words)
  expect((await fetch(running.url)).status).toBe(200)
})

test('Ctrl-C stops all of it cleanly', async () => {
  expect(await running?.stop('SIGINT')).toBe(0)
  expect(await databasePid()).toBeUndefined()
})

test('a second start creates nothing again', async () => {
  const town = join(dataDir, 'regions', 'ashmouth', 'region.json')
  const before = await stat(town)
  running = await startProduct({ DATA_DIR: dataDir })
  expect((await stat(town)).mtimeMs).toBe(before.mtimeMs)
  expect(running.output()).not.toMatch(/Making|Building/)
})

test('after kill -9 of everything it is ready again by itself', async () => {
  const database = await databasePid()
  if (!running || !database) throw new Error('Nothing is running.')
  process.kill(-running.pid, 'SIGKILL')
  process.kill(database, 'SIGKILL')
  running = await startProduct({ DATA_DIR: dataDir })
  const answer = await fetch(`${running.url}/readyz`)
  expect(await answer.json()).toMatchObject({ status: 'ready', database: true })
  expect(await running.stop('SIGTERM')).toBe(0)
})
