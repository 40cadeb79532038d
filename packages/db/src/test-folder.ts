// Where tests put databases that they throw away: in memory where the system offers it, else in the temporary folder.
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux keeps this folder in memory. A thousand files of a new database are made there in a third of the time. */
const IN_MEMORY = '/dev/shm'
/** A run has some hundred megabytes there at a time; containers often offer only 64. */
const LEAST_BYTES = 2 * 1024 ** 3

export function testFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= LEAST_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
