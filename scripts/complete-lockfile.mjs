// Adds programs of other systems to package-lock.json that a registry mirror lacked. `npm ci` refuses a
// lockfile without an entry for an optional dependency, even one it would not install here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LOCKFILE = join(fileURLToPath(new URL('..', import.meta.url)), 'package-lock.json')
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
]
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
]

/** Optional dependencies without an entry, as `{ path, version }`; empty for a complete lockfile. */
export function findMissing(lock = readLockfile()) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isPresent(lock, path, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, version })),
  )
}

/** True when Node would find `name` from `path`: in its node_modules, or those above. */
function isPresent(lock, path, name) {
  const parts = path.split('/node_modules/')
  return (
    `node_modules/${name}` in lock.packages ||
    parts.some(
      (_, index) =>
        `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}` in lock.packages,
    )
  )
}

/** The fields that npm reads to decide whether a program is for this system. */
function toEntry({ path, version }) {
  const words = path.split(/[/-]/)
  const system = SYSTEMS.find((name) => words.includes(name))
  const processor = PROCESSORS.find((name) =>
    words.some((word) => word === name || (name === 'arm' && word === 'arm')),
  )
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(libc && system === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(system ? { os: [system === 'windows' ? 'win32' : system] } : {}),
  }
}

function readLockfile() {
  return JSON.parse(readFileSync(LOCKFILE, 'utf8'))
}

if (process.argv[1] === import.meta.filename) {
  const lock = readLockfile()
  const missing = findMissing(lock)
  for (const program of missing) lock.packages[program.path] = toEntry(program)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${missing.length} entries to package-lock.json.`)
}
