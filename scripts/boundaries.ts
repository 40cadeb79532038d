// Import rules between packages and between layers of server and web, cycles, libraries at start, and process.env.
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Our packages that each workspace may import (docs/architecture.md). */
const MAY_USE: Record<string, string[]> = {
  'packages/contracts': [],
  'packages/planner': [],
  'packages/client': [],
  'packages/order-files': ['contracts'],
  'packages/roads': ['contracts'],
  'packages/db': ['contracts'],
  'packages/surface': ['db'],
  'apps/server': ['client', 'contracts', 'db', 'surface', 'order-files', 'planner', 'roads'],
  'apps/web': ['contracts', 'order-files', 'planner', 'roads'],
}
/** Layers from low to high: a file imports its own layer and lower ones. */
const SERVER_LAYERS = [
  'config',
  'config.ts',
  'platform',
  'modules',
  'modules.ts',
  'http',
  'server.ts',
  'main.ts',
]
const WEB_LAYERS = ['lib', 'ui', 'features', 'routes', 'routes.ts']
/** The web app imports only what runs in a browser. */
const WEB_ROADS = /^@dropwise\/roads\/(browser|polyline|types|worker)$/
/** Entry modules of what every running server holds in memory: the process and its thread for roads. */
const SERVER_STARTS = ['apps/server/src/server.ts', 'apps/server/src/platform/roads-worker.ts']
/** Libraries that most servers never use; together they took 60 MB and 0.8 s of each start. */
const LOADED_ON_FIRST_USE = new Set([
  '@e965/xlsx',
  '@modelcontextprotocol/sdk',
  '@node-saml/node-saml',
  '@rapideditor/country-coder',
  '@simplewebauthn/server',
  '@tus/server',
  '@zxcvbn-ts/language-common',
  'nodemailer',
  'pdfkit',
  'qrcode',
  'sharp',
  'stripe',
  'unpdf',
])
/** Only programs and settings read the environment. */
const ENV_READERS = /(^|\/)(config|cli|.*\.config)\.ts$|\.test\.tsx?$/
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

interface Import {
  from: string
  to: string
  isType: boolean
  /** `import()`: loads the file when the call runs. */
  isOnUse: boolean
}

/** Every broken rule as a sentence. */
function findBreaches(root = ROOT): string[] {
  const breaches: string[] = []
  const all: Import[] = []
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  for (const workspace of workspaces) {
    if (!existsSync(join(root, workspace, 'package.json'))) continue
    if (!(workspace in MAY_USE))
      breaches.push(`${workspace}: say in scripts/boundaries.ts what it may import.`)
    const files = sources(join(root, workspace)).map((path) => relative(root, path))
    const imports = files.flatMap((file) => importsOf(root, file))
    for (const imported of imports) breaches.push(...breachesOf(root, workspace, imported))
    for (const file of files) {
      if (!ENV_READERS.test(file) && /process\.env\b/.test(readFileSync(join(root, file), 'utf8')))
        breaches.push(`${file} reads process.env; only config.ts does.`)
    }
    breaches.push(...cycles(imports))
    all.push(...imports)
  }
  breaches.push(...loadedTooEarly(all))
  return [...new Set(breaches)]
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'build', '.react-router', 'migrations'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? ''
    const to = target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target
    const isType = /^\s*(import|export)\s+type\s/.test(match[0])
    return { from: file, to, isType, isOnUse: match[2] !== undefined }
  })
}

function breachesOf(root: string, workspace: string, { from, to, isType }: Import): string[] {
  const isTest = /\.test\.tsx?$|\/test\/|\/testing\.ts$/.test(from)
  if (to.startsWith('@dropwise/')) {
    const name = to.split('/')[1] ?? ''
    const isAllowed = MAY_USE[workspace]?.includes(name) || (isTest && name === 'db')
    if (!isAllowed) return [`${from} imports ${to}: ${workspace} may not use ${name}.`]
    if (workspace === 'apps/web' && name === 'roads' && !WEB_ROADS.test(to))
      return [`${from} imports ${to}: pages take @dropwise/roads/browser.`]
    return []
  }
  if (to.startsWith('packages/') || to.startsWith('apps/')) {
    if (!to.startsWith(`${workspace}/`)) return [`${from} imports ${to}: use the package's name.`]
    if (workspace === 'apps/server')
      return layerBreach(from, to, 'apps/server/src/', SERVER_LAYERS, ['modules'], isTest)
    if (workspace === 'apps/web')
      return layerBreach(from, to, 'apps/web/app/', WEB_LAYERS, ['features'], isTest)
    return []
  }
  if (to.startsWith('node:') || to === 'package.json') return []
  // GeoJSON's types come with MapLibre and vanish at run time.
  if (isType && to === 'geojson') return []
  return dependencyBreach(root, workspace, from, to, isTest)
}

function layerBreach(
  from: string,
  to: string,
  base: string,
  layers: string[],
  apart: string[],
  isTest: boolean,
): string[] {
  if (!from.startsWith(base) || !to.startsWith(base)) return []
  const [fromLayer = '', fromPart] = from.slice(base.length).split('/')
  const [toLayer = '', toPart] = to.slice(base.length).split('/')
  const [low, high] = [layers.indexOf(toLayer), layers.indexOf(fromLayer)]
  // Tests may import the whole application.
  if (low >= 0 && high >= 0 && low > high && !isTest)
    return [`${from} imports ${to}: ${fromLayer} lies below ${toLayer}.`]
  if (fromLayer === toLayer && apart.includes(fromLayer) && fromPart !== toPart && !isTest)
    return [`${from} imports ${to}: ${fromLayer} never import one another.`]
  return []
}

function dependencyBreach(
  root: string,
  workspace: string,
  from: string,
  to: string,
  isTest: boolean,
): string[] {
  const name = packageOf(to)
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Record<
    string,
    object
  >
  const isNamed = name in (manifest.dependencies ?? {}) || name in (manifest.devDependencies ?? {})
  if (isNamed || isTest || name.startsWith('virtual:') || to.startsWith('+') || to.startsWith('~')) return []
  // Build settings and generated types use the workspace's tools.
  if (from.endsWith('.config.ts') || ['vitest', '@types/node'].includes(name)) return []
  return [`${from} imports ${name}, which ${workspace}/package.json does not name.`]
}

/** Import cycles between files, types included: files in a cycle cannot be read alone. */
function cycles(imports: Import[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { from, to } of imports) {
    if (/^(packages|apps)\//.test(to)) graph.set(from, [...(graph.get(from) ?? []), to])
  }
  const findings: string[] = []
  const visited = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) {
      findings.push(`Import cycle: ${[...path.slice(at), file].join(' → ')}.`)
      return
    }
    if (visited.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    visited.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return findings
}

/** Ways on which a start of the server loads a library that it should load on first use. */
function loadedTooEarly(imports: Import[]): string[] {
  const atOnce = new Map<string, string[]>()
  for (const { from, to, isType, isOnUse } of imports) {
    if (!isType && !isOnUse) atOnce.set(from, [...(atOnce.get(from) ?? []), sourceOf(to)])
  }
  const findings: string[] = []
  const visited = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    if (LOADED_ON_FIRST_USE.has(packageOf(file))) {
      findings.push(`${path.join(' → ')} loads ${packageOf(file)} at start: import() it where it is used.`)
      return
    }
    if (visited.has(file)) return
    visited.add(file)
    for (const next of atOnce.get(file) ?? []) visit(next, [...path, file])
  }
  for (const entry of SERVER_STARTS) {
    if (!atOnce.has(entry)) findings.push(`${entry} is gone: correct SERVER_STARTS in scripts/boundaries.ts.`)
    visit(entry, [])
  }
  return findings
}

/** `@dropwise/roads/browser` → `packages/roads/src/browser.ts`; others as they are. */
function sourceOf(to: string): string {
  const [scope, name, ...file] = to.split('/')
  return scope === '@dropwise' ? `packages/${name}/src/${file.join('/') || 'index'}.ts` : to
}

/** `@scope/name/file` → `@scope/name`. */
function packageOf(to: string): string {
  return to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/')
}

if (process.argv[1] === import.meta.filename) {
  const breaches = findBreaches()
  for (const breach of breaches) console.error(breach)
  process.exit(breaches.length === 0 ? 0 : 1)
}
