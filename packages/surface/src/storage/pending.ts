// Uploads spread over several requests: one folder each, holding the upload's description and the bytes received so far.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Incomplete uploads are deleted after this long. */
export const PENDING_LIFE_MS = 24 * 3600 * 1000

/** Interval between sweeps for abandoned uploads. */
const SWEEP_MS = 3600 * 1000

const ID = /^[0-9a-f-]{36}$/
const INFO = 'info.json'

export const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

export class PendingUploads<Info extends object> {
  #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** Path of a file in the upload's folder. */
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

  /** Names of the upload's data files. */
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

  /** Deletes expired uploads; returns how many there were. */
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

/** Deletes expired uploads at startup and every hour while the application runs. */
export function sweepPending(app: FastifyInstance, kinds: PendingUploads<object>[]): void {
  const sweep = (): void => {
    for (const uploads of kinds)
      uploads
        .removeExpired(Date.now())
        .catch((error: unknown) => app.log.warn({ err: error }, 'could not remove expired uploads'))
  }
  const timer = setInterval(sweep, SWEEP_MS).unref()
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => clearInterval(timer))
}
