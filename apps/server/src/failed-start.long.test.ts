// A failing start prints one line with the reason and exits.
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiledSources, testProduct, type TestProduct } from './testing.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

let product: TestProduct
let dataDir: string

beforeAll(async () => {
  product = await testProduct()
  dataDir = product.dataDir
})
afterAll(() => product.close())

describe('a start that cannot succeed ends with one line and exit code 1', () => {
  let busy: Server
  let busyPort: number
  beforeAll(async () => {
    busy = createServer()
    await new Promise<void>((resolve) => {
      busy.listen(0, '127.0.0.1', resolve)
    })
    busyPort = (busy.address() as AddressInfo).port
  })
  afterAll(() => busy.close())

  async function failedStart(env: Record<string, string>): Promise<string> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...compiledSources(), PATH: process.env.PATH ?? '', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await new Promise<number | null>((resolve) => {
      child.once('close', resolve)
    })
    expect(code, output).toBe(1)
    expect(output.trim().split('\n'), output).toHaveLength(1)
    return output.trim()
  }

  it('when the port is taken', async () => {
    expect(await failedStart({ PORT: String(busyPort), DATA_DIR: dataDir })).toMatch(/^Port \d+ is in use/)
  })

  it('when another process holds the data folder', async () => {
    expect(await failedStart({ DATA_DIR: dataDir })).toMatch(/is in use by another Dropwise/)
  })

  it('when the data folder cannot be written', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    expect(await failedStart({ DATA_DIR: join(file, 'data') })).toMatch(/cannot be written/)
  })

  it.skipIf(process.platform !== 'linux')(
    'when the data folder lies where no folder can be made',
    async () => {
      const refusal = /^The data folder \/proc\/x\/y cannot be written \(ENOENT\)/
      expect(await failedStart({ DATA_DIR: '/proc/x/y' })).toMatch(refusal)
      expect(
        await failedStart({ DATA_DIR: '/proc/x/y', DATABASE_URL: 'postgres://me@127.0.0.1:1/fleet' }),
      ).toMatch(refusal)
    },
  )

  it('when HOST is no address of this machine', async () => {
    expect(await failedStart({ HOST: '2001:db8::7', PORT: '3999', DATA_DIR: dataDir })).toMatch(
      /^HOST 2001:db8::7 is not an address of this machine/,
    )
  })

  it('when DATABASE_URL does not answer, without telling its password', async () => {
    const line = await failedStart({
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/fleet',
      DATA_DIR: dataDir,
    })
    expect(line).toMatch(/^DATABASE_URL: 127.0.0.1:1\/fleet does not answer/)
    expect(line).not.toContain('secret')
  })

  it('when a variable is wrong', async () => {
    expect(await failedStart({ ROLE: 'boss', DATA_DIR: dataDir })).toBe('ROLE must be all, api or worker.')
  })
})
