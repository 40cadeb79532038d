// Compares the compressed scripts of each page with scripts/script-budgets.json. `--write` rewrites that list.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ROOT } from './setup.mjs'

const LIST = join(import.meta.dirname, 'script-budgets.json')
const CLIENT = join(ROOT, 'apps', 'web', 'build', 'client')
/** Share that a page may grow without a new budget: a change of shared code moves every page a little. */
const SLACK_SHARE = 0.03
const ROUTER_MANIFEST = /^manifest-.*\.js$/

/** Builds the pages if sources changed, and returns a line for each page over its budget. */
export async function checkScripts() {
  await buildWeb()
  const sizes = measureScripts()
  const budgets = JSON.parse(readFileSync(LIST, 'utf8'))
  return compareScripts(sizes, budgets)
}

/** Sentences about pages that grew or went. A new page may load as much as the largest in the list. */
export function compareScripts(sizes, budgets) {
  const most = Math.max(...Object.values(budgets))
  const lines = Object.entries(sizes).flatMap(([route, size]) => {
    const budget = budgets[route] ?? most
    return size > budget * (1 + SLACK_SHARE)
      ? [`${route} loads ${size} kB of script, its budget is ${budget} kB`]
      : []
  })
  const removedRoutes = Object.keys(budgets).filter((route) => sizes[route] === undefined)
  const all = [...lines, ...removedRoutes.map((route) => `${route} is no page any more`)]
  return all.length === 0
    ? all
    : [...all, 'Load less, or write the new sizes with: node scripts/script-budgets.mjs --write']
}

/** Scripts that each page loads before it shows, in kB as Brotli sends them, by the file of its route. */
function measureScripts() {
  const assets = join(CLIENT, 'assets')
  const name = readdirSync(assets).find((file) => ROUTER_MANIFEST.test(file))
  const text = readFileSync(join(assets, name), 'utf8')
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const filesOf = ({ module, imports = [] }) => [module, ...imports]
  const above = (route) => (route ? [...filesOf(route), ...above(routes[route.parentId])] : [])
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.fromEntries(
    Object.values(routes)
      .filter(({ id }) => !parents.has(id))
      .map((route) => {
        const files = new Set([...filesOf(entry), ...above(route)])
        const bytes = [...files].reduce((sum, file) => sum + compressedSize(file), 0)
        return [route.id.replace(/^routes\//, ''), Math.round(bytes / 100) / 10]
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Small files are sent as they are. */
function compressedSize(file) {
  const path = join(CLIENT, file)
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--write')) {
    await buildWeb()
    writeFileSync(LIST, `${JSON.stringify(measureScripts(), null, 2)}\n`)
  } else {
    const lines = await checkScripts()
    for (const line of lines) console.error(line)
    process.exit(lines.length === 0 ? 0 : 1)
  }
}
