// The storage test leaves nothing behind, and reports bytes that do not come back.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from './backend.ts'
import { tryBytes } from './try-bytes.ts'

async function folder() {
  const root = await mkdtemp(join(tmpdir(), 'try-bytes-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return root
}

it('stores, reads and removes, and leaves no file', async () => {
  const root = await folder()
  await tryBytes(await openFolder(root))
  const files = await readdir(root, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile())).toEqual([])
})

it('fails when the store returns other bytes, and removes its file', async () => {
  const bytes = await openFolder(await folder())
  const removed: string[] = []
  const swapped = {
    ...bytes,
    read: async () => Readable.from([Buffer.from('other')]),
    remove: async (versions: string[]) => {
      removed.push(...versions)
      await bytes.remove(versions)
    },
  }
  await expect(tryBytes(swapped)).rejects.toThrow('did not come back')
  expect(removed).toHaveLength(1)
})
