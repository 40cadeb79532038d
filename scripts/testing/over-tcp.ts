// Test files that `npm run test:long` repeats on a plain PostgreSQL over TCP; `TEST_SUITE=tcp` repeats all.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Files that request a database. Long tests of pure functions are in `apps/server/test`, and run once. */
const FILES = ['packages/{db,surface}/{src,test}/**/*.test.ts', 'apps/server/src/**/*.test.ts']
/** Files with their own cluster, for which the database does not matter. */
const OWN_CLUSTER =
  /(?:^|\/)(?:embedded|server|server-survives|failed-start|differential)(?:\.long)?\.test\.ts$/
/** A file that opens a database or platform itself tests connections, roles, scopes or the schema… */
const OPENS_CONNECTIONS = /\btest(?:Database|Platform)\(/
/** …and these test how other code reaches it. */
const DATABASE_LAYERS = /^packages\/db\/|\/platform\/db\//
/**
 * One file per harness above that: the surface's roles, its listening connection, modules with jobs and
 * events.
 */
const ONE_OF_EACH_HARNESS = [
  'packages/surface/test/access.test.ts',
  'packages/surface/test/realtime.test.ts',
  'apps/server/src/modules/live/live.test.ts',
]

/** Files whose results may differ between the embedded server and a login without superuser rights. */
export function filesOverTcp(): string[] {
  return allOverTcp().filter(
    (path) =>
      ONE_OF_EACH_HARNESS.includes(path) ||
      (DATABASE_LAYERS.test(path) && OPENS_CONNECTIONS.test(readFileSync(join(ROOT, path), 'utf8'))),
  )
}

/** Long tests, and files with more cases under `npm run test:long`. */
export function longOverTcp(): string[] {
  return allOverTcp().filter(
    (path) => path.endsWith('.long.test.ts') || readFileSync(join(ROOT, path), 'utf8').includes('isLong()'),
  )
}

/** All files that can run there. */
export function allOverTcp(): string[] {
  return FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OWN_CLUSTER.test(path))
    .toSorted()
}
