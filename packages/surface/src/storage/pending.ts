// Uploads that arrive over several requests: a folder each, with what was said at the start beside the bytes so far.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** An upload that is not complete after this long is dropped. */
export const PENDING_LIFE_MS = 24 * 3600 * 1000

/** Between two looks for uploads that nobody goes on with. */
const SWEEP_MS = 3600 * 1000

const ID = /^[0-9a-f-]{36}$/
const INFO = 'info.json'

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

export class PendingUploads<Info extends object> {
  #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** Path of a file of the upload. */
  path(id: string, file: string): string {
    return join(this.#root, id, file)
  }

  async save(id: string, info: Info): Promise<void> {
    await mkdir(join(this.#root, id), { recursive: true })
    const written = this.path(id, `${INFO}.new`)
    await writeFile(written, JSON.stringify(info), { mode: 0o600 })
    await rename(written, this.path(id, INFO))
  }

  async find(id: string): Promise<Info | undefined> {
    if (!ID.test(id)) return undefined
    try {
      return JSON.parse(await readFile(this.path(id, INFO), 'utf8')) as Info
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.#root, id), { recursive: true, force: true })
  }

  /** Names of the upload's files. */
  async files(id: string): Promise<string[]> {
    return (await readdir(join(this.#root, id))).filter((name) => !name.startsWith(INFO))
  }

  async ids(): Promise<string[]> {
    try {
      return (await readdir(this.#root)).filter((name) => ID.test(name))
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  /** Drops what began too long ago; returns how many there were. */
  async removeExpired(now: number): Promise<number> {
    let removed = 0
    for (const id of await this.ids()) {
      const info = await stat(this.path(id, INFO)).catch(() => undefined)
      if (info && now - info.mtimeMs < PENDING_LIFE_MS) continue
      await this.remove(id)
      removed++
    }
    return removed
  }
}

/** Drops expired uploads at start and every hour while the application runs. */
export function sweepPending(app: FastifyInstance, kinds: PendingUploads<object>[]): void {
  const sweep = (): void => {
    for (const uploads of kinds)
      uploads
        .removeExpired(Date.now())
        .catch((error: unknown) => app.log.warn({ err: error }, 'expired uploads could not be removed'))
  }
  const timer = setInterval(sweep, SWEEP_MS).unref()
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => clearInterval(timer))
}
