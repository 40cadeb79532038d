// Which platform a release is for, its version, and the one moment that its files carry.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import product from '../../package.json' with { type: 'json' }

export const ROOT = dirname(dirname(import.meta.dirname))
export const VERSION = product.version
export const PLATFORM = `${process.platform}-${process.arch}`

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']

/** Platforms whose Node and PostgreSQL npm did not install here. */
export function missingPlatforms(): string[] {
  return PLATFORMS.filter((platform) => platform !== PLATFORM)
}

let time: number | undefined

/** Seconds since 1970: SOURCE_DATE_EPOCH, else the time of the newest commit, so that two builds of it are equal. */
export function releaseTime(): number {
  // Every file of a release asks.
  time ??= readTime()
  return time
}

function readTime(): number {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH)
  if (!existsSync(join(ROOT, '.git'))) return 0
  return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }))
}
