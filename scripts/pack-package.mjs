// `npm pack` of a package for publication: compiles sources to JavaScript with types, and lists them in the
// packed package.json. In the repository the package stays TypeScript. npm calls it before (`pack`) and after
// (`unpack`) packing.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  copyFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** npm runs scripts in their package's folder. */
const PACKAGE = process.cwd()
const DIST = join(PACKAGE, 'dist')
const MANIFEST = join(PACKAGE, 'package.json')
const KEPT = join(PACKAGE, 'package.json.kept')

if (process.argv[2] === 'unpack') unpack()
else pack()

function pack() {
  // Restores the manifest after an interrupted pack.
  unpack()
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', join(PACKAGE, 'pack')], { stdio: 'inherit' })
  for (const path of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const file = join(DIST, path)
    if (!/\.(js|d\.ts)$/.test(path)) continue
    // The compiler does not rewrite thread URLs, or imports in declarations.
    const text = readFileSync(file, 'utf8').replaceAll(/(['"])(\.{1,2}\/[\w./-]+)\.ts\1/g, '$1$2.js$1')
    writeFileSync(file, text)
  }
  copyFileSync(MANIFEST, KEPT)
  const { private: _, scripts: _scripts, bin = {}, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const programs = Object.entries(bin).map(([name, path]) => [
    name,
    path.replace('./src/', './dist/').replace(/\.ts$/, '.js'),
  ])
  const entry = { types: './dist/index.d.ts', default: './dist/index.js' }
  const packed = {
    ...manifest,
    bin: Object.fromEntries(programs),
    types: entry.types,
    exports: { '.': entry },
  }
  writeFileSync(MANIFEST, `${JSON.stringify(packed, null, 2)}\n`)
}

function unpack() {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST)
  rmSync(DIST, { recursive: true, force: true })
}
