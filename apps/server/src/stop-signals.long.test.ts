// npm start, stopped as supervisors and containers do: the server drains and leaves no process behind.
import { guard } from '@dropwise/db/test-guard'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDataDir, type TestDataDir } from './testing.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let folder: TestDataDir

beforeEach(async () => {
  folder = await testDataDir()
})
afterEach(() => folder.remove())

/** Starts a worker, which needs no built pages and stops like every role. */
async function npmStart() {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ROLE: 'worker',
      PORT: '0',
      DEMO: '0',
      DRAIN_SECONDS: '2',
      DATA_DIR: folder.dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const lift = guard({ group: npm.pid ?? 0 })
  const ended = once(npm, 'exit').finally(lift)
  let printed = ''
  const url = await new Promise<string>((resolve) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /worker is ready: (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
  })
  return { npm, url, ended }
}

const readiness = (url: string): Promise<unknown> =>
  fetch(`${url}/readyz`).then(
    async (response) => ((await response.json()) as { status: string }).status,
    () => 'refused',
  )

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('stops in order on %s', async (signal) => {
    const { npm, url, ended } = await npmStart()
    expect(await readiness(url)).toBe('ready')
    expect(existsSync(join(folder.dataDir, 'postgres', 'postmaster.pid'))).toBe(true)

    npm.kill(signal)

    await expect.poll(() => readiness(url)).toBe('stopping')
    await expect.poll(() => readiness(url)).toBe('refused')
    await expect.poll(() => existsSync(join(folder.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    expect(await ended).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null])
  })
})
