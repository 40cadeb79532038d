// A test process that dies leaves no product behind.
import { testDatabase } from '@dropwise/db/testing'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { databaseUrlOf, testDataDir } from './testing.ts'

const HOLD = fileURLToPath(new URL('../test/hold-product.ts', import.meta.url))

it('ends the product of a trial that was killed', async () => {
  const [database, data] = await Promise.all([testDatabase(), testDataDir()])
  const env = { DATABASE_URL: databaseUrlOf(database), DATA_DIR: data.dataDir, PATH: process.env.PATH ?? '' }
  const trial = spawn(process.execPath, [HOLD, JSON.stringify(env)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = (await once(trial.stdout, 'data')) as [Buffer]
    const product = Number(line.toString())
    expect(isRunning(product)).toBe(true)
    trial.kill('SIGKILL')
    await expect.poll(() => isRunning(product)).toBe(false)
  } finally {
    trial.kill('SIGKILL')
    await database.close()
    await data.remove()
  }
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
