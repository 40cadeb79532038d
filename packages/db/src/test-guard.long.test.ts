// A killed test run leaves no server, program or folder behind.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPostgres } from './cluster-files.ts'

const HOLD = fileURLToPath(new URL('../test/hold-cluster.ts', import.meta.url))

let folder: string
let holder: ChildProcess
let database: { pid: number }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-guarded-'))
  await chmod(folder, 0o755)
  holder = spawn(process.execPath, [HOLD, folder, 'guarded'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(holder.stdout!, 'data')) as [Buffer]
  database = JSON.parse(line.toString()) as { pid: number }
})
afterEach(async () => {
  holder.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

it.each(['SIGKILL', 'SIGINT'] as const)('after %s of the run its database goes too', async (signal) => {
  expect(await isPostgres(database.pid)).toBe(true)
  holder.kill(signal)
  await once(holder, 'exit')
  await expect.poll(() => isPostgres(database.pid)).toBe(false)
  await expect.poll(() => existsSync(folder)).toBe(false)
})
