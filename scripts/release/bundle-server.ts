// Compiles the server and its commands to JavaScript, one module per source, so relative file paths stay
// valid.
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from './platform.ts'

/** Programs, and entry modules of threads and child processes. */
const ENTRIES = [
  'apps/server/src/main.ts',
  'apps/server/src/owner-cli.ts',
  'apps/server/src/backup-cli.ts',
  'apps/server/src/restore-cli.ts',
  'apps/server/src/migrate-cli.ts',
  'apps/server/src/modules/orders/read-import-worker.ts',
  'apps/server/src/modules/regions/compile-child.ts',
  'apps/server/src/platform/roads-worker.ts',
  'packages/planner/src/run/worker.ts',
  'scripts/region.ts',
]

/** A package import in our source. */
export interface PackageImport {
  from: string
  name: string
}

export interface Bundle {
  imports: PackageImport[]
  /** Files and folders read at run time, relative to the repository. */
  assets: string[]
}

/** Writes the modules into `target`. */
export async function bundleServer(target: string): Promise<Bundle> {
  const imports = new Map<string, PackageImport>()
  const assets = new Set<string>()
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(ENTRIES.map((path) => [path.replace(/\.ts$/, ''), join(ROOT, path)])),
    platform: 'node',
    external(id, importer) {
      if (/^(\.|\/|node:|@dropwise\/)/.test(id)) return id.startsWith('node:')
      if (importer) {
        const name = packageOf(id)
        imports.set(`${importer} ${name}`, { from: importer, name })
      }
      return true
    },
    plugins: [
      {
        name: 'addresses of files',
        transform(code, id) {
          for (const asset of assetsOf(code, id)) assets.add(asset)
          return compileAddresses(code, id)
        },
      },
    ],
  })
  await bundle.write({ dir: target, format: 'esm', preserveModules: true, preserveModulesRoot: ROOT })
  await bundle.close()
  return { imports: [...imports.values()], assets: [...assets].toSorted() }
}

/**
 * Targets of `new URL('../sql/', import.meta.url)` in a source; for a URL that ends in a variable, its
 * folder.
 */
function assetsOf(code: string, id: string): string[] {
  return Array.from(code.matchAll(/new URL\([`'"](\.{1,2}\/[^`'"$]*)(\$?)[^,]*, import\.meta\.url/g))
    .map(([, path = '', variable]) => join(dirname(id), variable ? dirname(`${path}x`) : path))
    .filter((path) => !path.endsWith('.ts') && existsSync(path))
    .map((path) => relative(ROOT, path))
}

/**
 * Rewrites `new URL('./worker.ts', import.meta.url)` and `require.resolve`, which the bundler does not
 * follow.
 */
function compileAddresses(code: string, id: string): string | undefined {
  if (!relative(ROOT, id).endsWith('.ts')) return undefined
  return code.replaceAll(/(['"])(\.{1,2}\/[\w./-]+)\.ts\1(?=, import\.meta\.url)/g, '$1$2.js$1')
}

/** `@scope/name/file` → `@scope/name`. */
function packageOf(id: string): string {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')
}
