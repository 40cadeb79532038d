// Files of a company in the folders of two installations. They are named by versions and never change.
import { constants } from 'node:fs'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { objectsOf } from './moved-tables.ts'

export interface FilesMoved {
  files: number
  bytes: number
  /** Rows whose bytes were already missing here. */
  missing: number
}

/** Copies only files that the target lacks, so that a second call resumes. */
export async function copyFiles(
  client: pg.ClientBase,
  companies: readonly string[],
  folders: { from: string; to: string },
): Promise<FilesMoved> {
  const { rows } = await client.query<{ version: string }>(
    `select t.version from storage.objects t where t.version is not null and (${objectsOf(companies)})`,
  )
  const result = { files: 0, bytes: 0, missing: 0 }
  for (const { version } of rows) {
    const path = join('storage', 'objects', version.slice(0, 2), version)
    const bytes = await copyOne(join(folders.from, path), join(folders.to, path))
    if (bytes === undefined) result.missing += 1
    else {
      result.files += 1
      result.bytes += bytes
    }
  }
  return result
}

async function copyOne(from: string, to: string): Promise<number | undefined> {
  const size = await sizeOf(from)
  if (size === undefined) return undefined
  if ((await sizeOf(to)) === size) return size
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE)
  await rename(`${to}.part`, to)
  return size
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
