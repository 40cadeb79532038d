// A data folder restored without its secret.key: the product starts, and everyone signs in again.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct } from './server.ts'
import { testDataDir, type TestDataDir } from './testing.ts'

let folder: TestDataDir
beforeAll(async () => {
  folder = await testDataDir()
})
afterAll(() => folder.remove())

const start = () =>
  startProduct(readConfig({ PORT: '0', DATA_DIR: folder.dataDir, DEMO: '0', LOG_LEVEL: 'silent' }), () => {})

async function signingKey(url: string | undefined): Promise<string> {
  const { keys } = (await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()) as {
    keys: { kid: string }[]
  }
  return keys[0]?.kid ?? ''
}

it(
  'starts with new keys when the file is gone, and says what to do when it is another',
  { timeout: 600_000 },
  async () => {
    const secret = join(folder.dataDir, 'secret.key')
    const first = await start()
    const before = await signingKey(first.address)
    await first.close()

    await writeFile(secret, 'the key of another installation')
    await expect(start()).rejects.toThrow(
      /^.*secret\.key is not the key of this database\. .*remove the file/,
    )

    await rm(secret)
    const restored = await start()
    const after = await signingKey(restored.address)
    expect(after).toMatch(/./)
    expect(after).not.toBe(before)
    await restored.close()
  },
)
