// Rotates a log that another process holds open.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rotateLog } from './log-rotation.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('keeps one rotated log beside the current one', async () => {
  const log = join(folder, 'postgres.log')
  const file = openSync(log, 'a')
  const child = spawn('sh', ['-c', 'while read line; do echo "$line"; echo "$line" >&2; done'], {
    stdio: ['pipe', file, 'pipe'],
  })
  const { stdin, stderr } = child
  if (!stdin || !stderr) throw new Error('the shell has no pipes')
  const write = async (line: string): Promise<void> => {
    const written = new Promise((resolve) => stderr.once('data', resolve))
    stdin.write(`${line}\n`)
    await written
  }
  await write('a'.repeat(100))
  await rotateLog(log, 50)
  await write('b')
  await rotateLog(log, 50)
  stdin.end()
  expect(await readFile(`${log}.1`, 'utf8')).toBe(`${'a'.repeat(100)}\n`)
  expect(await readFile(log, 'utf8')).toBe('b\n')
})

it('does nothing when there is no log', async () => {
  await expect(rotateLog(join(folder, 'nothing.log'))).resolves.toBeUndefined()
})
