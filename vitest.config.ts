// How tests run: which project a file belongs to, the limits, and the databases they are given.
import { join } from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { compiledWords } from './apps/web/words.vite.ts'
import type {} from './packages/planner/test/suite.ts'
import { allOverTcp, filesOverTcp, longOverTcp } from './scripts/testing/over-tcp.ts'
import { EnvironmentSequencer } from './scripts/testing/sequencer.ts'

/**
 * `short` is what `npm test` runs, `long` what `npm run test:long` adds, with some of the database tests once more over
 * TCP, `tcp` all database tests over TCP, before a release. Without a suite, as in `vitest run some.test.ts`, every file runs once on the embedded database.
 */
const SUITE = process.env.TEST_SUITE
const DATABASE_FOLDERS = '{packages/db,packages/surface,apps/server,scripts}'

/** Long tests carry it in their names: `fuzz.long.test.ts`. */
const kind = SUITE === 'long' ? '.long.test' : '.test'
const exclude = SUITE === 'short' ? [...configDefaults.exclude, '**/*.long.test.ts'] : configDefaults.exclude
const globalSetup = ['scripts/testing/database.ts']

/** What Node compiled once serves every worker and every product that a test starts. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Long tests run once: over TCP, unless they start a cluster of their own. */
const longFiles = SUITE === 'long' ? longOverTcp() : []
const tcpFiles = SUITE === 'long' ? [...longFiles, ...filesOverTcp()] : allOverTcp()

/** Node reads the server's files itself, as it does in production. */
const onNode = { experimental: { viteModuleRunner: false }, isolate: false, globalSetup }

const screens = { setupFiles: ['apps/web/app/testing/clean-up.ts'] }
const ISOLATED = '{apps/web/app,packages/*/src}/**/*.isolated.test.{ts,tsx}'

const projects: Record<'pure' | 'web' | 'isolated' | 'embedded' | 'tcp', TestProjectInlineConfiguration> = {
  pure: {
    extends: true,
    test: {
      name: 'pure',
      include: [`packages/*/{src,test}/**/*${kind}.ts`],
      exclude: [...exclude, ISOLATED, `${DATABASE_FOLDERS}/**`],
      // Pure functions leave nothing behind, so the files of a worker may share its modules.
      isolate: false,
    },
  },
  web: {
    extends: true,
    test: {
      ...screens,
      name: 'web',
      include: [`apps/web/{app,service-worker}/**/*${kind}.{ts,tsx}`],
      exclude: [...exclude, ISOLATED],
      isolate: false,
    },
  },
  // Each replaces a module, or reads once what others read differently. A context of its own takes half the time of a process.
  isolated: {
    extends: true,
    test: {
      ...screens,
      name: 'web-isolated',
      include: SUITE === 'long' ? [] : [ISOLATED],
      exclude,
      pool: 'vmForks',
    },
  },
  embedded: {
    extends: true,
    test: {
      ...onNode,
      name: 'embedded',
      include: [`${DATABASE_FOLDERS}/**/*${kind}.ts`],
      exclude: [...exclude, ...longFiles],
    },
  },
  tcp: {
    extends: true,
    test: { ...onNode, name: 'tcp', include: tcpFiles, exclude },
  },
}

const { tcp, ...once } = projects

export default defineConfig({
  plugins: [compiledWords()],
  test: {
    // Generous, since a slow machine is no failure: what a test is about is waited for.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest's own second is too short beside six busy loops.
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // One more than the cores of a small machine: a worker often waits for its database.
    maxWorkers: 3,
    sequence: { sequencer: EnvironmentSequencer },
    provide: {
      isLong: SUITE === 'long',
      propertyRuns: process.env.PROPERTY_RUNS ? Number(process.env.PROPERTY_RUNS) : null,
    },
    passWithNoTests: SUITE === 'long',
    projects: SUITE === 'tcp' ? [tcp] : Object.values(SUITE === 'long' ? projects : once),
  },
})
