// Computes tables and routes of our own regions in a worker thread, because a thousand places take a second.
import {
  loadCountries,
  partsOf,
  RoadsError,
  tableAcross,
  type Obstacle,
  type Point,
  type Region,
  type RoadEngine,
  type RoadsErrorCode,
  type Table,
  type TableOptions,
} from '@dropwise/roads'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Up to this many places take a few milliseconds and are computed on the main thread. */
const FEW_POINTS = 30

const PLAIN_OPTIONS = ['sources', 'destinations', 'profile'] as const satisfies (keyof TableOptions)[]

const UNREADABLE: ReadonlySet<RoadsErrorCode> = new Set(['region_damaged', 'region_not_found'])

export type RoadsQuery = {
  id: number
  folder: string
  points: Point[]
  kind: 'open' | 'table' | 'route' | 'obstacles'
  options?: PlainOptions
}
/** Options that can be sent to the thread; queries with others are computed on the main thread. */
type PlainOptions = Pick<TableOptions, (typeof PLAIN_OPTIONS)[number]>
export type RoadsResponse =
  | { id: number; answer: unknown }
  | { id: number; error: { code?: RoadsErrorCode; message: string; hint: string } }

interface Parts {
  roads: RoadEngine
  regions: { readonly list: readonly Region[] }
}

interface Waiting {
  thread: Worker
  resolve(answer: unknown): void
  reject(error: Error): void
}

/**
 * Queries for vehicles with sizes run in a second thread, so that other queries do not wait: the first query for
 * a set of closed roads contracts the graph without these roads, which takes seconds.
 */
type ThreadName = 'plain' | 'sized'
const threads = new Map<ThreadName, Worker>()
let lastId = 0
const waiting = new Map<number, Waiting>()

const hasSizes = ({ profile }: PlainOptions): boolean => profile?.includes('@') === true

/**
 * The product's road engine, with large queries to our own regions moved to a thread. Other engines, and
 * places outside every region, are queried directly; a mixed query sends the inside places to the thread.
 * Throws RoadsError.
 */
export function roadsInThread({ roads, regions }: Parts): RoadEngine {
  const isOurs = (points: Point[], options: PlainOptions) =>
    roads.label === 'regions' && (points.length > FEW_POINTS || hasSizes(options))
  const regionOf = (points: Point[], options: PlainOptions): Region | undefined =>
    isOurs(points, options)
      ? regions.list.find((region) => points.every(({ lat, lng }) => region.contains(lat, lng)))
      : undefined
  return {
    label: roads.label,
    sameRoads: (points, key) => roads.sameRoads(points, key),
    hasLimits: (points) => roads.hasLimits(points),
    async obstacles(from, to, profile) {
      const region = regionOf([from, to], { profile })
      return region ? ((await ask(region, 'obstacles', [from, to], { profile })) as Obstacle[]) : []
    },
    async table(points, options = {}) {
      const region = isPlain(options) ? regionOf(points, options) : undefined
      if (region) return askTable(region, points, options)
      if (!isPlain(options) || !isOurs(points, options)) return roads.table(points, options)
      return tableAcross(points, options, {
        ...partsOf(regions.list, await loadCountries()),
        table: askTable,
      })
    },
    async route(points, options = {}) {
      const region = isPlain(options) ? regionOf(points, options) : undefined
      if (!region) return roads.route(points, options)
      return (await ask(region, 'route', points, options)) as Awaited<ReturnType<RoadEngine['route']>>
    },
  }
}

async function askTable(region: Region, points: Point[], options: PlainOptions): Promise<Table> {
  return (await ask(region, 'table', points, options)) as Table
}

/** Calls the thread. If it cannot read the region's files, the region in memory answers here. */
async function ask(
  region: Region,
  kind: RoadsQuery['kind'],
  points: Point[],
  options: PlainOptions,
): Promise<unknown> {
  try {
    return await request(region, kind, points, options)
  } catch (error) {
    if (!(error instanceof RoadsError) || !UNREADABLE.has(error.code)) throw error
    return compute(region, { kind, points, options })
  }
}

/** The answer of an opened region. */
export function compute(
  region: Region,
  { kind, points, options }: Pick<RoadsQuery, 'kind' | 'points' | 'options'>,
): unknown {
  if (kind === 'table') return region.table(points, options)
  if (kind === 'route') return region.route(points, options)
  if (kind === 'obstacles') return region.obstacles(points[0]!, points[1]!, options?.profile ?? 'car')
  return null
}

function isPlain(options: object): options is PlainOptions {
  return Object.keys(options).every((key) => (PLAIN_OPTIONS as readonly string[]).includes(key))
}

/** Starts the thread and lets it open the regions, so that the first query does not wait for that. */
export async function warmRoadsThread(regions: readonly Region[]): Promise<void> {
  await Promise.all(
    regions.filter((region) => region.tilesPath !== '').map((region) => request(region, 'open', [])),
  )
}

function request(
  region: Region,
  kind: RoadsQuery['kind'],
  points: Point[],
  options: PlainOptions = {},
): Promise<unknown> {
  lastId += 1
  const question: RoadsQuery = { id: lastId, folder: dirname(region.tilesPath), points, kind, options }
  return new Promise((resolve, reject) => {
    const thread = threadOf(hasSizes(options) ? 'sized' : 'plain')
    waiting.set(question.id, { thread, resolve, reject })
    thread.postMessage(question)
  })
}

/** One thread of a name per process, started with its first query; it does not keep the process alive. */
function threadOf(name: ThreadName): Worker {
  const running = threads.get(name)
  if (running) return running
  const started = new Worker(new URL('./roads-worker.ts', import.meta.url))
  started.unref()
  started.on('message', (message: RoadsResponse) => {
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if ('answer' in message) asker?.resolve(message.answer)
    else asker?.reject(toError(message.error))
  })
  const giveUp = (error: Error): void => {
    if (threads.get(name) === started) threads.delete(name)
    for (const [id, asker] of waiting) {
      if (asker.thread !== started) continue
      waiting.delete(id)
      asker.reject(error)
    }
  }
  started.on('error', giveUp)
  started.on('exit', () => giveUp(new Error('The thread that computes roads ended.')))
  threads.set(name, started)
  return started
}

function toError({ code, message, hint }: { code?: RoadsErrorCode; message: string; hint: string }): Error {
  return code ? new RoadsError(code, message, hint) : new Error(message)
}
