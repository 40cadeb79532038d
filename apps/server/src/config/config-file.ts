// The file that CONFIG_FILE names: lines of NAME=value. An unknown name is refused.
import { StartupError } from '@dropwise/db'
import { closest } from 'fastest-levenshtein'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Reads the settings of the file. Throws StartupError for an unreadable file or an unknown name. */
export function readConfigFile(path: string, names: ReadonlySet<string>): Record<string, string> {
  const settings = parseEnv(readText(path)) as Record<string, string>
  const unknown = Object.keys(settings).find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new StartupError(
      `${path}: ${unknown} is no setting. The nearest one is ${closest(unknown, [...names])}; all of them stand in docs/operations.md.`,
    )
  return settings
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new StartupError(`CONFIG_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
