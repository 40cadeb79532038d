// Which test files `npm test` runs a second time, on a plain PostgreSQL over TCP; `npm run test:long` runs all of them there.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Files that ask for a database. */
const FILES = ['packages/{db,surface}/{src,test}/**/*.test.ts', 'apps/server/src/**/*.test.ts']
/** These bring their own cluster, so the kind of database is no question. */
const OWN_CLUSTER =
  /(?:^|\/)(?:embedded|server|server-survives|failed-start|differential)(?:\.long)?\.test\.ts$/
/** A file that opens a database or a platform itself looks at connections, roles, scopes or the schema… */
const OPENS_CONNECTIONS = /\btest(?:Database|Platform)\(/
/** …and these say how the rest is reached. */
const DATABASE_LAYERS = /^packages\/db\/|\/platform\/db\//
/** One file for each harness above that: the surface's roles, its listening connection, the modules with jobs and events. */
const ONE_OF_EACH_HARNESS = [
  'packages/surface/test/access.test.ts',
  'packages/surface/test/realtime.test.ts',
  'apps/server/src/modules/live/live.test.ts',
]

/** Files whose promises can differ between the embedded server and a login that is not superuser. */
export function filesOverTcp(): string[] {
  return allOverTcp().filter(
    (path) =>
      ONE_OF_EACH_HARNESS.includes(path) ||
      (DATABASE_LAYERS.test(path) && OPENS_CONNECTIONS.test(readFileSync(join(ROOT, path), 'utf8'))),
  )
}

/** Every file that can run there. */
export function allOverTcp(): string[] {
  return FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OWN_CLUSTER.test(path))
    .toSorted()
}
