// Backups in a bucket, with a stand-in for S3: restores that are cut off, killed, or run at the same time.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { prepare } from '@dropwise/surface'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeQueueTables } from '../../platform/jobs/jobs.ts'
import { openBackup, storeBackup } from './backup-place.ts'
import { checkBackup } from './read-entries.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'
import { compiledSources, databaseUrlOf } from '../../testing.ts'

const PLACE = 's3://nightly/one.backup'
const PEOPLE = 20_000

/** Objects of the bucket, by path. */
const objects = new Map<string, Buffer>()
/** How the bucket misbehaves. */
let fault: 'none' | 'refuses' | 'cuts uploads' | 'cuts downloads' = 'none'
let server: Server
let folder: string
let source: TestDatabase
let s3Url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-bucket-'))
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (fault === 'refuses') return void response.writeHead(403).end()
    if (request.method === 'PUT') {
      if (fault === 'cuts uploads') return void request.once('data', () => request.socket.destroy())
      return void buffer(request).then((bytes) => {
        objects.set(path, bytes)
        response.writeHead(200).end()
      })
    }
    const bytes = objects.get(path)
    if (!bytes) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-length': bytes.length })
    if (fault !== 'cuts downloads') return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  s3Url = `http://KEY:SECRET@127.0.0.1:${(server.address() as AddressInfo).port}/bucket`
  source = await testDatabase('product')
  await source.asOwner(
    `insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@fleet.example' from generate_series(1, ${PEOPLE}) n`,
  )
  await mkdir(join(folder, 'original/blobs/ab'), { recursive: true })
  await writeFile(join(folder, 'original/blobs/ab/abc'), 'a photo')
  await backUp(PLACE)
})
afterAll(async () => {
  await source.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  fault = 'none'
})

const places = () => ({ s3Url, dataDir: join(folder, 'original') })

function backUp(place: string) {
  const settings = { owner: source.access.owner, isStorageElsewhere: false, passphrase: undefined }
  return storeBackup(place, places(), (target) => writeBackup({ ...settings, ...places() }, target))
}

async function restore(target: TestDatabase, name: string) {
  return restoreBackup(await openBackup(PLACE, places()), {
    access: target.access,
    dataDir: join(folder, name),
    passphrase: undefined,
    prepare: (client: pg.Client) => prepare(client, { openDefaults: false }),
    makeQueue: makeQueueTables,
  })
}

async function countPeople(database: TestDatabase): Promise<number> {
  const [there] = await database.asOwner<{ name: string | null }>(
    `select to_regclass('auth.users')::text as name`,
  )
  if (!there?.name) return 0
  const [row] = await database.asOwner<{ count: number }>('select count(*)::int as count from auth.users')
  return row?.count ?? 0
}

it('restores everything from the bucket, and leaves no other object', async () => {
  const target = await testDatabase('empty')
  expect(await restore(target, 'whole')).toMatchObject({ files: 1 })
  expect(await countPeople(target)).toBe(PEOPLE)
  expect([...objects.keys()]).toEqual(['/bucket/nightly/one.backup'])
  expect((await readdir(join(folder, 'original'))).filter((name) => name.startsWith('.upload'))).toEqual([])
  await target.close()
})

it.each(['refuses', 'cuts uploads'] as const)('is not taken for made when the bucket %s', async (what) => {
  fault = what
  await expect(backUp('s3://nightly/two.backup')).rejects.toThrow()
  expect(objects.has('/bucket/nightly/two.backup')).toBe(false)
  expect((await readdir(join(folder, 'original'))).filter((name) => name.startsWith('.upload'))).toEqual([])
})

it('is refused when the download is cut, and nothing is restored', async () => {
  fault = 'cuts downloads'
  await expect(openBackup(PLACE, places()).then((bytes) => checkBackup(bytes, undefined))).rejects.toThrow()
  const target = await testDatabase('empty')
  await expect(restore(target, 'cut')).rejects.toThrow()
  expect(await countPeople(target)).toBe(0)
  fault = 'none'
  await restore(target, 'cut')
  expect(await countPeople(target)).toBe(PEOPLE)
  await target.close()
})

it('is restored once when two restores begin together', async () => {
  const target = await testDatabase('empty')
  const results = await Promise.allSettled([restore(target, 'first'), restore(target, 'second')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = results.find((result) => result.status === 'rejected')
  expect(String(refused?.reason)).toMatch(/Another restore works on this database|this one is in use/)
  expect(await countPeople(target)).toBe(PEOPLE)
  await target.close()
})

it('is restored after a restore that was killed half-way', async () => {
  const target = await testDatabase('empty')
  const restoring = spawn(process.execPath, [join(import.meta.dirname, '../../restore-cli.ts'), PLACE], {
    env: {
      ...compiledSources(),
      PATH: process.env.PATH ?? '',
      BACKUP_S3_URL: s3Url,
      DATA_DIR: join(folder, 'killed'),
      DATABASE_URL: databaseUrlOf(target),
    },
    stdio: 'ignore',
  })
  const ended = new Promise<[number | null, string | null]>((resolve) =>
    restoring.once('exit', (code, signal) => resolve([code, signal])),
  )
  const isLoading = async () => {
    const [row] = await target.asOwner<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database()
         and application_name = 'dropwise restore' and query ilike 'copy %'`,
    )
    return row?.count ?? 0
  }
  await expect.poll(isLoading, { interval: 5 }).toBeGreaterThan(0)
  restoring.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await countPeople(target)).toBe(0)
  await expect.poll(() => restore(target, 'again').then(({ files }) => files, String)).toBe(1)
  expect(await countPeople(target)).toBe(PEOPLE)
  await target.close()
})
