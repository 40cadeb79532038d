// A dispatcher's day as writes for a journal: orders, files, drivers, vans, and days from import to dispatch.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from './journal.ts'
import type { PersistentClient } from './persistent-client.ts'
import type { Random } from './random.ts'
import { undoPath } from './verdict.ts'

const ORDERS_A_FILE = 12
const ORDERS_A_PLANNED_DAY = 4
const POLL_MS = 500
const DAY_MS = 86_400_000
/** Days from today that are planned, each once; later ones are refused as more than a year away. */
const PLANNED_DAYS = 340
/** Single orders go to a day that nobody plans. */
const LOOSE_DAY = dayAhead(PLANNED_DAYS + 1)
/** Positions lie in the past, one second apart. */
const FIRST_FIX = Date.now() - DAY_MS

export interface Desk {
  product: PersistentClient
  journal: Journal
  keys: { dispatcher: string; driver: string }
  /** Where the town is. */
  centre: { lat: number; lng: number }
  random: Random
  /** A new number each time, for names that occur once. */
  next: () => number
}

/** One piece of work, chosen at random. */
export async function doSomething(desk: Desk, isOver: () => boolean): Promise<void> {
  const pieces = [createOrder, createOrder, createOrder, importFile, importFile, undoImport, cancelOrder]
  const others = [
    createDriver,
    createVehicle,
    sendPositions,
    sendPositions,
    (at: Desk) => planDay(at, isOver),
  ]
  const all = [...pieces, ...others]
  await all[Math.floor(desk.random() * all.length)]?.(desk)
}

async function createOrder({ product, journal, keys, centre, next }: Desk): Promise<void> {
  const number = next()
  const body = {
    reference: `ORDER-${number}`,
    recipient: 'Ada',
    address: `Place ${number}`,
    ...centre,
    date: LOOSE_DAY,
  }
  await product.perform(journal, { kind: 'order', path: '/orders', body }, keys.dispatcher)
}

async function importFile(desk: Desk): Promise<void> {
  const { product, journal, keys } = desk
  const write = { ...fileOf(desk, LOOSE_DAY, ORDERS_A_FILE), kind: 'import' }
  await product.perform(journal, write, keys.dispatcher)
}

/** A file of orders with references of its own. */
function fileOf({ centre, next }: Desk, day: string, orders: number) {
  const number = next()
  const rows = Array.from(
    { length: orders },
    (_, index) =>
      `FILE-${number}-${index},Bea,Place ${number} ${index},${centre.lat + index / 10_000},${centre.lng},${day}`,
  )
  const body = `reference,recipient,address,lat,lng,date\n${rows.join('\n')}\n`
  return { path: `/orders/import?fileName=file-${number}.csv`, body, contentType: 'text/csv' }
}

async function undoImport({ product, journal, keys, random }: Desk): Promise<void> {
  const undonePaths = new Set(journal.entries.filter(({ kind }) => kind === 'undo').map(({ path }) => path))
  const paths = journal
    .acknowledged('import')
    .map(({ answer }) => undoPath((answer.body as { importId: string }).importId))
    .filter((path) => !undonePaths.has(path))
  const path = paths[Math.floor(random() * paths.length)]
  if (path) await product.perform(journal, { kind: 'undo', path, body: {} }, keys.dispatcher)
}

async function cancelOrder({ product, journal, keys, random }: Desk): Promise<void> {
  const undonePaths = new Set(
    journal.entries
      .filter(({ kind }) => kind === 'cancel')
      .flatMap(({ body }) => (body as { orderIds: string[] }).orderIds),
  )
  const ids = journal
    .acknowledged('order')
    .map(({ answer }) => (answer.body as { id?: string }).id)
    .filter((id) => id !== undefined && !undonePaths.has(id))
  const id = ids[Math.floor(random() * ids.length)]
  if (!id) return
  await product.perform(
    journal,
    { kind: 'cancel', path: '/orders/cancel', body: { orderIds: [id] } },
    keys.dispatcher,
  )
}

async function createDriver({ product, journal, keys, next }: Desk): Promise<void> {
  const write = { kind: 'driver', path: '/drivers', body: { name: `Driver ${next()}` } }
  await product.perform(journal, write, keys.dispatcher)
}

async function createVehicle({ product, journal, keys, next }: Desk): Promise<void> {
  const number = next()
  const body = { name: `Van ${number}`, registration: `VAN ${number}` }
  await product.perform(journal, { kind: 'vehicle', path: '/vehicles', body }, keys.dispatcher)
}

async function sendPositions({ product, journal, keys, centre, next }: Desk): Promise<void> {
  const number = next()
  const positions = [0, 1, 2].map((step) => ({
    eventId: `fix-${number}-${step}`,
    at: new Date(FIRST_FIX + (number * 3 + step) * 1000).toISOString(),
    ...centre,
  }))
  await product.perform(journal, { kind: 'positions', path: '/positions', body: { positions } }, keys.driver)
}

/** Creates orders on a day of the company's own, plans and dispatches them. */
async function planDay(desk: Desk, isOver: () => boolean): Promise<void> {
  const { product, journal, keys } = desk
  const planned = journal.entries.filter(({ kind }) => kind === 'day').length
  if (planned === PLANNED_DAYS) return
  const day = dayAhead(planned + 1)
  const file = { ...fileOf(desk, day, ORDERS_A_PLANNED_DAY), kind: 'day' }
  await product.perform(journal, file, keys.dispatcher)
  const write = { kind: 'plan', path: '/plans', body: { date: day, timeLimitSeconds: 1 } }
  const started = await product.perform(journal, write, keys.dispatcher)
  const { id } = started.body as { id?: string }
  if (!id) return
  while (!isOver()) {
    const status = await planStatus(product, id, keys.dispatcher)
    if (status === 'done') {
      const dispatch = { kind: 'dispatch', path: `/plans/${id}/dispatch`, body: {} }
      await product.perform(journal, dispatch, keys.dispatcher)
    }
    if (status === 'done' || status === 'failed') return
    await sleep(POLL_MS)
  }
}

async function planStatus(product: PersistentClient, id: string, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${await product.url()}/api/v1/plans/${id}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    return ((await response.json()) as { status?: string }).status
  } catch {
    return undefined
  }
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
