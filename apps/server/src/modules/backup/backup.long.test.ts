// A backup taken during writes and restored elsewhere loses nothing, and damaged ones are refused.
import { startEmbedded, type EmbeddedPostgres } from '@dropwise/db'
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { prepare } from '@dropwise/surface'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeQueueTables } from '../../platform/jobs/jobs.ts'
import { readBackupNotes } from '../../platform/backup-notes.ts'
import { systemClock } from '../../platform/clock.ts'
import { testPlatform } from '../../platform/testing.ts'
import { runBackup } from './jobs.ts'
import { restoreBackup } from './restore-backup.ts'
import { checkBackup } from './read-entries.ts'
import { digestRows } from './testing.ts'
import { testLastBackup } from './test-restore.ts'
import { writeBackup } from './write-backup.ts'

const PASSPHRASE = 'twelve quiet harbours'
const asAtStart = {
  prepare: (client: pg.Client) => prepare(client, { openDefaults: false }),
  makeQueue: makeQueueTables,
}

let folder: string
let source: TestDatabase
let dataDir: string
let file: string
/** Digests of the rows in the file. */
let expected: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-backup-'))
  await chmod(folder, 0o755)
  source = await testDatabase('product')
  dataDir = join(folder, 'original')
  file = join(folder, 'good.backup')
  await fill()
  await backUp(file)
  expected = await digestRows(source.access.owner)
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

/** People, companies, a file in each folder, and edge-case values for COPY. */
async function fill(): Promise<void> {
  await source.asOwner(
    `insert into auth.users (id, email, raw_user_meta_data) select gen_random_uuid(), 'p' || n || '@fleet.example',
       jsonb_build_object('name', E'tab\\tback\\\\slash ü \\n line', 'n', n) from generate_series(1, 500) n`,
  )
  await source.asOwner(
    `insert into public.tenants (name, slug) select 'Company ' || n, 'company-' || n from generate_series(1, 20) n`,
  )
  await upload('storage/objects/ab/abc', 'a photo')
  await upload('blobs/cd/cde', '')
  await upload('regions/town/roads.bin', 'roads')
  await upload('secret.key', 'the key')
}

async function upload(name: string, text: string): Promise<void> {
  const path = join(dataDir, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, text)
}

function backUp(path: string, passphrase?: string) {
  return writeBackup(
    { owner: source.access.owner, dataDir, isStorageElsewhere: false, passphrase },
    createWriteStream(path),
  )
}

const into = (database: TestDatabase, name: string) => ({
  access: database.access,
  dataDir: join(folder, name),
  passphrase: undefined as string | undefined,
  ...asAtStart,
})

const restored = async (path: string, target: ReturnType<typeof into>) =>
  restoreBackup(createReadStream(path), target)

/** Emits one byte per turn of the event loop. */
class SlowSocket extends Socket {
  #last = Promise.resolve()

  override push(chunk: Buffer | null): boolean {
    const pieces = chunk === null ? [null] : [...chunk].map((byte) => Buffer.of(byte))
    for (const piece of pieces)
      this.#last = this.#last.then(async () => {
        await setImmediate()
        super.push(piece)
      })
    return true
  }
}

describe('a backup', () => {
  it('is restored into an empty database with every row, file and sequence', async () => {
    const target = await testDatabase('empty')
    const place = into(target, 'restored')
    const summary = await restored(file, place)
    expect(summary).toMatchObject({ files: 4 })
    expect(summary.rows).toBeGreaterThan(520)
    expect(await digestRows(target.access.owner)).toEqual(expected)
    expect(await readFile(join(place.dataDir, 'storage/objects/ab/abc'), 'utf8')).toBe('a photo')
    expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).toBe('the key')
    expect((await readdir(place.dataDir)).toSorted()).toEqual(['blobs', 'regions', 'secret.key', 'storage'])
    const keys = `select count(*)::int as count from pg_constraint where contype = 'f' and convalidated`
    expect(await target.asOwner(keys)).toEqual(await source.asOwner(keys))
    const triggers = `select tgenabled, count(*)::int as count from pg_trigger where not tgisinternal group by 1`
    expect(await target.asOwner(triggers)).toEqual(await source.asOwner(triggers))
    await target.close()
  })

  it('counts the rows although the database answers in small pieces', async () => {
    const path = join(folder, 'pieces.backup')
    const owner = { ...source.access.owner, stream: () => new SlowSocket() }
    const parts = { owner, dataDir, isStorageElsewhere: false, passphrase: undefined }
    await writeBackup(parts, createWriteStream(path))
    const check = (name: string) => checkBackup(createReadStream(name), undefined)
    expect((await check(path)).rows).toEqual((await check(file)).rows)
  })

  it('holds the rows of one moment while the product keeps writing', async () => {
    const path = join(folder, 'busy.backup')
    let isDone = false
    let written = 0
    const writing = (async () => {
      while (!isDone) {
        written += 1
        // Two related rows: a backup has both or neither.
        await source.asOwner(
          `with person as (insert into auth.users (id, email) values (gen_random_uuid(), 'busy${written}@fleet.example') returning id)
           insert into public.tenants (name, slug) select id::text, 'busy-' || id from person`,
        )
      }
    })()
    await backUp(path)
    isDone = true
    await writing
    const target = await testDatabase('empty')
    await restored(path, into(target, 'busy'))
    const [counts] = await target.asOwner<{ people: number; companies: number }>(
      `select (select count(*)::int from auth.users where email like 'busy%') as people,
         (select count(*)::int from public.tenants where slug like 'busy-%') as companies`,
    )
    expect(counts?.people).toBe(counts?.companies)
    expect(counts?.people).toBeLessThanOrEqual(written)
    await target.close()
  })

  it.skipIf(process.platform !== 'linux')('says so when the disk is full', async () => {
    await expect(backUp('/dev/full')).rejects.toMatchObject({ code: 'ENOSPC' })
  })

  it('is ended by a signal', async () => {
    const stop = new AbortController()
    stop.abort(new Error('enough'))
    const path = join(folder, 'stopped.backup')
    const stopped = writeBackup(
      {
        owner: source.access.owner,
        dataDir,
        isStorageElsewhere: false,
        passphrase: undefined,
        signal: stop.signal,
      },
      createWriteStream(path),
    )
    await expect(stopped).rejects.toThrow()
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('is unreadable without its passphrase', async () => {
    const path = join(folder, 'secret.backup')
    await backUp(path, PASSPHRASE)
    expect((await readFile(path)).includes('fleet.example')).toBe(false)
    await expect(checkBackup(createReadStream(path), undefined)).rejects.toThrow('This backup is encrypted')
    await expect(checkBackup(createReadStream(path), 'another one')).rejects.toThrow('passphrase is wrong')
    const target = await testDatabase('empty')
    const place = { ...into(target, 'secret'), passphrase: PASSPHRASE }
    expect((await restored(path, place)).files).toBe(4)
    await target.close()
  })
})

describe('a restore refuses, and changes nothing,', () => {
  let target: TestDatabase
  beforeAll(async () => {
    target = await testDatabase('empty')
  })
  afterAll(() => target.close())

  async function refusal(bytes: Buffer, passphrase?: string): Promise<string> {
    const path = join(folder, 'bad.backup')
    await writeFile(path, bytes)
    const place = { ...into(target, 'refused'), passphrase }
    const error = await restored(path, place).then(
      () => undefined,
      (failure: Error) => failure,
    )
    expect(await readdir(place.dataDir).catch(() => [])).toEqual([])
    const [there] = await target.asOwner<{ table: string | null }>(
      `select to_regclass('auth.users')::text as table`,
    )
    if (there?.table) expect(await target.asOwner('select from auth.users')).toEqual([])
    return String(error?.message)
  }

  it('one that was cut off', async () => {
    const bytes = await readFile(file)
    for (const part of [0.3, 0.9, 0.999])
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * part)))).toMatch(/damaged or cut off/)
  })

  it('a file with a changed byte anywhere', async () => {
    const bytes = await readFile(file)
    for (const at of [0.2, 0.5, 0.8]) {
      const changed = Buffer.from(bytes)
      const index = Math.floor(bytes.length * at)
      changed[index] = (changed[index] ?? 0) ^ 0x10
      expect(await refusal(changed)).toMatch(/damaged/)
    }
  })

  it('one that is encrypted and was cut off or changed', async () => {
    const path = join(folder, 'sealed.backup')
    await backUp(path, PASSPHRASE)
    const bytes = await readFile(path)
    expect(await refusal(bytes.subarray(0, bytes.length - 100), PASSPHRASE)).toMatch(/damaged/)
    const changed = Buffer.from(bytes)
    changed[bytes.length - 200] = (changed[bytes.length - 200] ?? 0) ^ 1
    expect(await refusal(changed, PASSPHRASE)).toMatch(/damaged/)
  })

  it('one of a newer release, and a file that is something else', async () => {
    const newer = Buffer.from('DROPWISE BACKUP {"format":99,"cipher":"none"}\n')
    expect(await refusal(newer)).toMatch(/made by a newer release/)
    expect(await refusal(Buffer.from('PK a zip'))).toMatch(/no backup of this product/)
    expect(await refusal(Buffer.alloc(0))).toMatch(/no backup of this product/)
  })

  it('a folder or a database that is in use', async () => {
    const usedDatabase = await testDatabase('product')
    await usedDatabase.asOwner(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'ann@fleet.example')`,
    )
    await expect(restored(file, into(usedDatabase, 'empty'))).rejects.toThrow(
      /in use: its database has rows in auth.users/,
    )
    await usedDatabase.close()
    await expect(restored(file, { ...into(target, 'x'), dataDir })).rejects.toThrow(/in use: .* holds files/)
  })
})

describe('scheduled backups', () => {
  it('are written, checked, noted, and removed beyond the number to keep', async () => {
    const running = await testPlatform()
    const { database } = running
    const platform = { asService: running.asService, clock: systemClock }
    const to = join(folder, 'nightly')
    const settings = {
      to,
      keep: 2,
      s3Url: undefined,
      passphrase: PASSPHRASE,
      dataDir,
      isStorageElsewhere: false,
      owner: database.access.owner,
    }
    const notes = () => platform.asService('test', ({ trx }) => readBackupNotes(trx))
    for (let night = 1; night <= 3; night += 1) await runBackup(platform, settings)
    const restoredNotes = await notes()
    expect(restoredNotes.map(({ error }) => error)).toEqual([null, null])
    expect((await readdir(to)).toSorted()).toEqual(
      restoredNotes.map(({ place }) => basename(place)).toSorted(),
    )

    await testLastBackup(platform, settings)
    const [tested, untested] = await notes()
    expect(tested?.restored).toMatchObject({ rows: tested?.rows, error: null })
    expect(untested?.restored).toBeNull()
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([])

    await runBackup(platform, settings)
    await writeFile((await notes())[0]?.place ?? '', 'damaged')
    await expect(testLastBackup(platform, settings)).rejects.toThrow()
    const [damaged] = await notes()
    expect(damaged?.restored?.error).toMatch(/no backup/)

    const before = await notes()
    await expect(runBackup(platform, { ...settings, to: '/dev/null/nowhere' })).rejects.toThrow()
    const [failed, ...good] = await notes()
    expect(failed?.error).toMatch(/ENOTDIR/)
    expect(good).toEqual(before)
    await running.close()
  })
})

describe('between kinds of database', () => {
  it('carries an installation into the embedded database of another folder', async () => {
    const place = join(folder, 'embedded')
    const embedded: EmbeddedPostgres = await startEmbedded({ dataDir: place })
    try {
      await restoreBackup(createReadStream(file), {
        access: embedded.access(),
        dataDir: place,
        passphrase: undefined,
        ...asAtStart,
      })
      expect(await digestRows(embedded.access().owner)).toEqual(expected)
    } finally {
      await embedded.stop()
    }
  })
})
