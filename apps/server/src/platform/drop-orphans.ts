// Files named by the id of a row that is gone: with its company, say. What is being written has its row already.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Removes from a folder what begins with an id that `present` does not return. A folder that is not there has nothing. */
export async function dropOrphans(
  folder: string,
  present: (ids: string[]) => Promise<readonly string[]>,
): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ID.test(name))
  const idOf = (name: string) => ID.exec(name)?.[0] ?? ''
  const kept = new Set(await present([...new Set(names.map(idOf))]))
  for (const name of names) if (!kept.has(idOf(name))) await rm(join(folder, name), { force: true })
}
