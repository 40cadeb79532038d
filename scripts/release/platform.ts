// Platform, version, and timestamp of a release.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import product from '../../package.json' with { type: 'json' }

export const ROOT = dirname(dirname(import.meta.dirname))
export const VERSION = product.version
export const PLATFORM = `${process.platform}-${process.arch}`

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']

/** Platforms whose Node and PostgreSQL npm has not installed here. */
export function missingPlatforms(): string[] {
  return PLATFORMS.filter((platform) => platform !== PLATFORM)
}

let time: number | undefined

/** Seconds since 1970: SOURCE_DATE_EPOCH, else the newest commit's time, so builds are reproducible. */
export function releaseTime(): number {
  // Cached, because every file of a release needs it.
  time ??= readTime()
  return time
}

function readTime(): number {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH)
  if (!existsSync(join(ROOT, '.git'))) return 0
  return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }))
}
