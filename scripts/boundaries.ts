// Import rules between packages and between layers of server and web, cycles, and process.env.
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
/** Only programs and settings read the environment. */
const ENV_READERS = /(^|\/)(config|cli|.*\.config)\.ts$|\.test\.tsx?$/
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

interface Import {
  from: string
  to: string
  isType: boolean
}

/** Every broken rule as a sentence. */
function findBreaches(root = ROOT): string[] {
  const breaches: string[] = []
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
  }
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
    return { from: file, to, isType: /^\s*(import|export)\s+type\s/.test(match[0]) }
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
  const name = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : (to.split('/')[0] ?? to)
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

if (process.argv[1] === import.meta.filename) {
  const breaches = findBreaches()
  for (const breach of breaches) console.error(breach)
  process.exit(breaches.length === 0 ? 0 : 1)
}
