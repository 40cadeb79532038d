// Builds the web app when its sources change: pages, their path patterns for the server, and compressed
// copies.
import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isHeldBy, ownPath, ROOT, runLinked } from './setup.mjs'

const WEB = join(ROOT, 'apps', 'web')
const BUILD = join(WEB, 'build')
const STAMP = join(BUILD, 'sources.sha256')
const LOCK = join(ROOT, '.cache', 'build-web.lock')
/** All inputs of the build. */
const SOURCES = ['apps/web', 'packages/contracts', 'packages/planner', 'packages/roads', 'package-lock.json']
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router', '.vite', 'test'])
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.wasm',
])
/** Smaller files fit in one packet anyway. */
const COMPRESS_FROM_BYTES = 1_024
/** Highest quality: built once, loaded often. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY

/** Builds if sources changed since the last build. Exits the program when the build fails. */
export async function buildWeb() {
  const hash = await hashSources()
  if (await isBuilt(hash)) return
  const unlock = await lock()
  try {
    // Another process may have built it meanwhile.
    if (!(await isBuilt(hash))) await build(hash)
  } finally {
    await unlock()
  }
}

async function isBuilt(hash) {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === hash && existsSync(join(BUILD, 'client'))
}

async function build(hash) {
  const start = performance.now()
  console.log('Building the web app …')
  await rm(STAMP, { force: true })
  await run('react-router', ['build'])
  const driver = await driverFiles(hash)
  await writeFile(join(BUILD, 'precache.json'), JSON.stringify(driver.precached, null, 1))
  await rm(join(BUILD, 'client', '.vite'), { recursive: true })
  await run('vite', ['build', '--config', 'service-worker.vite.config.ts'])
  await run('vite', ['build', '--config', 'service-worker.vite.config.ts', '--mode', 'customer'])
  await writeFile(join(BUILD, 'routes.json'), JSON.stringify(await routePatterns(), null, 1))
  await writeSitemap(join(BUILD, 'client'))
  await writeVersion(join(BUILD, 'client'))
  await shortenManifest(join(BUILD, 'client'))
  await putStylesFirst(join(BUILD, 'client'))
  await writeDriverPage(join(BUILD, 'client'), driver.first)
  await compress(join(BUILD, 'client'))
  await writeFile(STAMP, hash)
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

/** Allows one build at a time: two would delete each other's files. Ignores a dead process's lock. */
async function lock() {
  await mkdir(dirname(LOCK), { recursive: true })
  for (;;) {
    try {
      await writeFile(LOCK, String(process.pid), { flag: 'wx' })
      process.once('exit', unlockNow)
      return async () => {
        process.off('exit', unlockNow)
        await rm(LOCK, { force: true })
      }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = Number(await readFile(LOCK, 'utf8').catch(() => ''))
    if (holder && !isHeldBy(holder)) await rm(LOCK, { force: true })
    else await sleep(200)
  }
}

function unlockNow() {
  rmSync(LOCK, { force: true })
}

async function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await filesOf(join(ROOT, source))) {
      hash
        .update(relative(ROOT, path))
        .update('\0')
        .update(await readFile(path))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function filesOf(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return existsSync(path) ? [path] : []
  const paths = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    if (entry.isDirectory()) paths.push(...(await filesOf(join(path, entry.name))))
    else paths.push(join(path, entry.name))
  }
  return paths
}

/** Runs a React Router command; prints its output only on failure. */
async function run(command, args) {
  const { code, printed, error } = await runLinked(command, args, {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: ownPath(), NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  if (code !== 0) fail(error?.message ?? printed.all)
  return printed.out
}

function fail(message) {
  console.error(`${message}\nThe web app could not be built.`)
  process.exit(1)
}

/** Path patterns such as `/track/:number`, without the catch-all page, which is a 404. */
async function routePatterns() {
  const tree = JSON.parse(await run('react-router', ['routes', '--json']))
  const patterns = new Set()
  const walk = (routes, above) => {
    for (const route of routes) {
      const path = route.path ? `${above}/${route.path}` : above
      if (route.path === '*' && above === '') continue
      if (route.children?.length) walk(route.children, path)
      if (route.index || (route.path && !route.children?.some((child) => child.index)) || route.id === 'root')
        patterns.add(path === '' ? '/' : path)
    }
  }
  walk(tree[0]?.id === 'root' ? (tree[0].children ?? []) : tree, '')
  return [...patterns]
}

/** The router's list of files by page, which every page loads. */
const ROUTER_MANIFEST = /^manifest-(\w+)\.js$/
const MANIFEST_VARIABLE = 'window.__reactRouterManifest='

/** Leaves out files that a route's parents load anyway: they are two thirds of the router's list. */
async function shortenManifest(client) {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => ROUTER_MANIFEST.test(file))
  const text = await readFile(join(assets, name), 'utf8')
  if (!text.startsWith(MANIFEST_VARIABLE)) throw new Error(`${name} does not start with ${MANIFEST_VARIABLE}`)
  const manifest = JSON.parse(text.slice(MANIFEST_VARIABLE.length).replace(/;\s*$/, ''))
  const { entry, routes } = manifest
  const loadedBy = (route) =>
    route
      ? [route.module, ...route.imports, ...loadedBy(routes[route.parentId])]
      : [entry.module, ...entry.imports]
  const short = Object.entries(routes).map(([id, route]) => {
    const inherited = new Set(loadedBy(routes[route.parentId]))
    return [id, { ...route, imports: route.imports.filter((file) => !inherited.has(file)) }]
  })
  const shorter = { ...manifest, routes: Object.fromEntries(short) }
  await writeFile(join(assets, name), `${MANIFEST_VARIABLE}${JSON.stringify(shorter)};`)
}

/** Entries of every page, and of the driver's. */
const DRIVER_ROOTS = [
  /entry\.client\.\w+$/,
  /^app\/(root|routes\/(with-session|signed-in|driver\/\w+))\.tsx(\?|$)/,
]
/** Catalogues of languages other than English (vite.config.ts). */
const TRANSLATION = /^assets\/words\//
/** The driver's sign-in page: cached too, but not the app's start page. */
const OPENED_BY_CODE = /driver\/code\.tsx/

/**
 * All files that /driver may need, from the build's import list, and its page. File names contain hashes; the
 * page does not, so it is refetched with each build and brand (the server writes the brand into the worker,
 * http/brand-in-files.ts).
 */
async function driverFiles(revision) {
  const client = join(BUILD, 'client')
  const chunks = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
  const files = new Set()
  const first = new Set()
  const visited = new Set()
  const follow = (name, isFirst) => {
    const chunk = chunks[name]
    // Phones cache only the catalogues of their own language (service-worker/driver.ts).
    if (chunk && TRANSLATION.test(chunk.file)) return
    if (!chunk || visited.has(`${name} ${isFirst}`)) return
    visited.add(`${name} ${isFirst}`)
    const all = [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]
    // Most phones read codes without WebAssembly: the others cache it themselves (service-worker/driver.ts).
    for (const file of all) if (!file.endsWith('.wasm')) files.add(`/${file}`)
    if (isFirst) first.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) follow(next, isFirst)
    for (const next of chunk.dynamicImports ?? []) follow(next, false)
  }
  for (const name of Object.keys(chunks))
    if (DRIVER_ROOTS.some((root) => root.test(name))) follow(name, !OPENED_BY_CODE.test(name))
  // The router's manifest is not in the list of chunks.
  for (const name of await readdir(join(client, 'assets')))
    if (ROUTER_MANIFEST.test(name)) files.add(`/assets/${name}`)
  await addLateStyles(client, files)
  const precached = [
    ...Array.from(files, (url) => ({ url, revision: null })),
    { url: '/driver', revision: `${revision} brand:default` },
  ]
  return { precached, first: [...first] }
}

/**
 * Writes the page of /driver, shared by all pages behind sign-in, with all scripts of its first screen, so
 * that the browser requests them at once.
 */
async function writeDriverPage(client, first) {
  const html = await readFile(join(client, '__spa-fallback.html'), 'utf8')
  const links = first
    .filter((file) => !html.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low"/>`)
  await mkdir(join(client, 'driver'), { recursive: true })
  await writeFile(join(client, 'driver', 'index.html'), html.replace('</head>', `${links.join('')}</head>`))
}

/** Adds styles that scripts import on demand, which the list of chunks omits. */
async function addLateStyles(client, files) {
  const styles = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'))
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const text = await readFile(join(client, file), 'utf8')
    for (const name of styles) if (text.includes(name)) files.add(`/assets/${name}`)
  }
}

/** Writes the router's build version: open pages compare it with theirs. */
async function writeVersion(folder) {
  const names = await readdir(join(folder, 'assets'))
  const version = names.map((name) => ROUTER_MANIFEST.exec(name)?.[1]).find(Boolean)
  if (!version) fail('The router named no version of this build.')
  await writeFile(join(folder, 'version.json'), JSON.stringify({ version }))
}

/** Every indexable prerendered page, by its canonical URL. */
async function writeSitemap(folder) {
  const addresses = new Set()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name !== 'index.html') continue
    const html = await readFile(join(entry.parentPath, entry.name), 'utf8')
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (canonical && !/<meta name="robots" content="noindex/.test(html)) addresses.add(canonical)
  }
  const lines = [...addresses]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((address) => `  <url><loc>${address}</loc></url>`)
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
  )
}

/**
 * Moves script preloads after styles, with low priority: styles block the first paint, so text shows before
 * scripts on a slow connection. Nothing else moves, because React expects its elements in place and finds
 * preloads anywhere.
 */
async function putStylesFirst(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const path = join(entry.parentPath, entry.name)
    const html = await readFile(path, 'utf8')
    const modules = html.match(/<link rel="modulepreload" href="[^"]+"\/>/g) ?? []
    const rest = modules.reduce((text, link) => text.replace(link, ''), html)
    const late = modules.map((link) => link.replace('/>', ' fetchpriority="low"/>'))
    await writeFile(path, rest.replace('</head>', `${late.join('')}</head>`))
  }
}

async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const content = await readFile(path)
        if (content.length < COMPRESS_FROM_BYTES) return
        await writeFile(`${path}.br`, await brotli(content, { params }))
        await writeFile(`${path}.gz`, await zip(content))
      }),
  )
}

if (process.argv[1] === import.meta.filename) await buildWeb()
