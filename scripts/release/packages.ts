// Finds the installed packages that a release needs: imported ones and their dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { PackageImport } from './bundle-server.ts'
import { ROOT } from './platform.ts'

export interface InstalledPackage {
  /** Relative to the repository, e.g. `node_modules/pg`. */
  path: string
  name: string
  version: string
  /** SPDX expression from the package. */
  license: string
}

/** Packages that state their licence only in the README. */
const STATED_IN_README: Record<string, string> = { 'combine-errors': 'MIT' }

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: { type: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Sorted by path. Packages for other platforms are not installed, so they are not listed. */
export function packagesOf(imports: PackageImport[]): InstalledPackage[] {
  const packages = new Map<string, InstalledPackage>()
  const waiting = [...imports]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = findPackage(next.from, next.name)
    if (!folder) continue
    const path = relative(ROOT, folder)
    if (packages.has(path)) continue
    const manifest = readManifest(folder)
    const { name, version, dependencies, optionalDependencies, peerDependencies } = manifest
    packages.set(path, { path, name, version, license: licenseOf(manifest) })
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      waiting.push({ from: join(folder, 'package.json'), name: dependency })
  }
  return [...packages.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Dependencies of the web app, whose code its build contains. */
export function packagesOfPages(): InstalledPackage[] {
  const from = join(ROOT, 'apps/web/package.json')
  const names = Object.keys(readManifest(dirname(from)).dependencies ?? {})
  return packagesOf(names.filter((name) => !name.startsWith('@dropwise/')).map((name) => ({ from, name })))
}

/** Resolves as Node does: the nearest node_modules with the package. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = dirname(from); folder.startsWith(ROOT); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return path
  }
  return undefined
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function licenseOf({ name, license, licenses }: Manifest): string {
  if (typeof license === 'string') return license
  return (
    license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? STATED_IN_README[name] ?? 'NOASSERTION'
  )
}
