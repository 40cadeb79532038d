// Folder for tests' databases: in memory if the system offers it, else the temporary folder.
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux keeps this folder in memory: the thousand files of a new database take a third of the time. */
const IN_MEMORY = '/dev/shm'
/** A run needs some hundred megabytes there; containers often offer only 64. */
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
