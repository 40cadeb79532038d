// The journal test: the product is killed again and again under load, and every write must have taken effect exactly once.
import { openRegions } from '@dropwise/roads'
import { cachedRegions } from '@dropwise/roads/testing/regions'
import { FIXTURE_PLAN_DAY } from '@dropwise/db/access-fixture'
import type { TestDatabase } from '@dropwise/db/test-database'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrlOf, testDataDir } from '../../src/testing.ts'
import { makeApiKey, makeTrialCompany } from './company.ts'
import { CrashingProduct } from './crashing-product.ts'
import { isAnswered, Journal } from './journal.ts'
import type { PersistentClient } from './persistent-client.ts'
import { seededRandom } from './random.ts'
import { checkAnswer, checkRepeat, checkRows } from './verdict.ts'
import { doSomething, type Desk } from './working-day.ts'

const CLIENTS = 8
/** A product lives at least and at most so long after it is ready, in milliseconds. */
const LIFE_MS = { least: 300, most: 6_000 }
/** The trial repeats every write whose answer was cut, and one in this many of the others. */
const REPEAT_ONE_IN = 5
/** Time in which interrupted runs must be resumed or ended. */
const PLANS_LIMIT_MS = 180_000

export interface FaultsOptions {
  kills: number
  seed: number
  onKill?: (count: number, writes: number) => void
}

export interface FaultsReport {
  /** By kind of write. */
  kinds: Record<string, { writes: number; cut: number; deferred: number; repeated: number }>
  faults: string[]
}

/** Kills the product so often while eight clients work, and compares their journal with what is there. */
export async function injectFaults(database: TestDatabase, options: FaultsOptions): Promise<FaultsReport> {
  const folder = await testDataDir()
  const keys = await prepareCompany(database)
  const product = new CrashingProduct({
    DATA_DIR: folder.dataDir,
    DATABASE_URL: databaseUrlOf(database),
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  })
  const desk = await openDesk(product, keys, join(folder.dataDir, 'journal.jsonl'), options.seed)
  try {
    await workDuring(desk, () => crashAgain(product, desk, options))
    await plansEnd(database)
    return await judge(database, desk)
  } finally {
    await product.stop()
    await folder.remove()
  }
}

/** A company whose depot and driver are ready for days in the demo town. */
export async function prepareCompany(database: TestDatabase): Promise<Desk['keys']> {
  const dispatcher = await makeTrialCompany(database)
  const driver = await makeApiKey(database, 'driver')
  const { lat, lng } = await centreOfTown()
  await database.asOwner('update public.depots set lat = $1, lng = $2', [lat, lng])
  await database.asOwner(
    `update public.vehicles set driver_id = (select id from public.drivers where name = 'Dee') where registration = 'AA 1'`,
  )
  return { dispatcher, driver }
}

async function centreOfTown(): Promise<Desk['centre']> {
  const [region] = openRegions(await cachedRegions()).list
  const [lng, lat] = region?.manifest.center ?? [0, 0]
  return { lat, lng }
}

export async function openDesk(
  product: PersistentClient,
  keys: Desk['keys'],
  journalFile: string,
  seed: number,
): Promise<Desk> {
  let number = 0
  return {
    product,
    journal: new Journal(journalFile),
    keys,
    centre: await centreOfTown(),
    random: seededRandom(seed),
    next: () => (number += 1),
  }
}

/** Eight clients work until `trial` ends. */
export async function workDuring(desk: Desk, trial: () => Promise<void>): Promise<void> {
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) await doSomething(desk, () => isOver)
  })
  await Promise.all([trial().finally(() => (isOver = true)), ...clients])
}

async function crashAgain(
  product: CrashingProduct,
  { journal, random }: Desk,
  { kills, onKill }: FaultsOptions,
): Promise<void> {
  await product.url()
  for (let count = 1; count <= kills; count += 1) {
    await sleep(LIFE_MS.least + random() * (LIFE_MS.most - LIFE_MS.least))
    await product.crash()
    onKill?.(count, journal.entries.length)
  }
}

export async function plansEnd(database: TestDatabase): Promise<void> {
  const deadline = performance.now() + PLANS_LIMIT_MS
  while (performance.now() < deadline) {
    const open = await database.asOwner(
      `select from public.plans where date <> '${FIXTURE_PLAN_DAY}' and status in ('queued', 'running')`,
    )
    if (open.length === 0) return
    await sleep(500)
  }
}

/** Compares the journal with the stored rows. */
export async function judge(database: TestDatabase, { journal, product, keys }: Desk): Promise<FaultsReport> {
  const kinds: FaultsReport['kinds'] = {}
  const faults: string[] = []
  for (const [index, entry] of journal.entries.entries()) {
    const line = (kinds[entry.kind] ??= { writes: 0, cut: 0, deferred: 0, repeated: 0 })
    line.writes += 1
    line.cut += Number(entry.cuts > 0)
    line.deferred += Number(entry.deferrals > 0)
    if (!isAnswered(entry)) {
      faults.push(`${entry.kind} ${entry.path}: no answer`)
      continue
    }
    faults.push(...checkAnswer(entry))
    if (entry.cuts === 0 && index % REPEAT_ONE_IN !== 0) continue
    line.repeated += 1
    const key = entry.kind === 'positions' ? keys.driver : keys.dispatcher
    faults.push(...checkRepeat(entry, await product.repeat(entry, key)))
  }
  // Count rows last, because repeated requests must not add any.
  const asExpected = journal.entries.filter(isAnswered).filter((entry) => checkAnswer(entry).length === 0)
  faults.push(...(await checkRows(database, asExpected)))
  return { kinds, faults }
}
