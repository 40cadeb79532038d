// Deletes files named by the id of a missing row, for example of a deleted company. Files being written
// already have their row.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Deletes files in a folder whose leading id `present` does not return. A missing folder counts as empty. */
export async function dropOrphans(
  folder: string,
  present: (ids: string[]) => Promise<readonly string[]>,
): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ID.test(name))
  const idOf = (name: string) => ID.exec(name)?.[0] ?? ''
  const storedIds = new Set(await present([...new Set(names.map(idOf))]))
  for (const name of names) if (!storedIds.has(idOf(name))) await rm(join(folder, name), { force: true })
}
