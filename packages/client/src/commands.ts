// Commands of the command line, over the client. Each prints lines and returns whether it succeeded.
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { components } from './api.gen.ts'
import type { DropwiseClient } from './client.ts'
import { unwrap } from './errors.ts'

type Plan = components['schemas']['Plan']

export interface Output {
  /** A line for people. */
  say: (line: string) => void
  /** The result of a command: to the screen, a pipe or a file. */
  write: (bytes: Uint8Array) => Promise<void>
}

const FILE_TYPES: Record<string, string> = {
  '.csv': 'text/csv',
  '.txt': 'text/csv',
  '.tsv': 'text/tab-separated-values',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pdf': 'application/pdf',
  '.eml': 'message/rfc822',
}
const ENDED = new Set<Plan['status']>(['done', 'failed', 'stopped', 'dispatched'])
const POLL_MS = 1_000

export interface ImportOptions {
  file: string
  defaultDate?: string | undefined
  isDryRun: boolean
  isPartial: boolean
}

/** `dropwise import orders.csv`. */
export async function importOrders(
  client: DropwiseClient,
  { file, defaultDate, isDryRun, isPartial }: ImportOptions,
  { say }: Output,
): Promise<boolean> {
  const type = FILE_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
  const bytes = await readFile(file)
  const { created, updated, rejected } = await unwrap(
    client.POST('/orders/import', {
      params: {
        query: {
          fileName: file.slice(-200),
          dryRun: String(isDryRun) as 'true' | 'false',
          partial: String(isPartial) as 'true' | 'false',
          ...(defaultDate ? { defaultDate } : {}),
        },
      },
      headers: { 'content-type': type },
      body: '',
      bodySerializer: () => new Uint8Array(bytes),
    }),
  )
  for (const { row, column, message } of rejected) say(`row ${row}${column ? `, ${column}` : ''}: ${message}`)
  const what = isDryRun ? 'would be created' : 'created'
  say(`${created} ${what}, ${updated} ${isDryRun ? 'would be ' : ''}updated, ${rejected.length} rejected`)
  return rejected.length === 0
}

export interface PlanOptions {
  date: string
  seconds?: number | undefined
  name?: string | undefined
}

/** `dropwise plan 2026-12-01`: starts a run, waits for it and prints its id. */
export async function planDay(
  client: DropwiseClient,
  { date, seconds, name }: PlanOptions,
  { say }: Output,
): Promise<boolean> {
  const body = { date, ...(seconds ? { timeLimitSeconds: seconds } : {}), ...(name ? { name } : {}) }
  const { id } = await unwrap(client.POST('/plans', { body }))
  for (;;) {
    const { status, summary, error } = await unwrap(client.GET('/plans/{id}', { params: { path: { id } } }))
    if (!ENDED.has(status)) {
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS)
      })
      continue
    }
    const { routes, stops, unserved, distanceMetres } = summary
    say(
      `plan ${id} ${status}: ${routes} routes, ${stops} stops, ${unserved} left out, ${(distanceMetres / 1000).toFixed(1)} km`,
    )
    if (error) say(error)
    return status !== 'failed' && unserved === 0
  }
}

/** `dropwise dispatch {plan}`. A route that breaks a rule of the day is refused until its code is confirmed. */
export async function dispatchPlan(
  client: DropwiseClient,
  { id, confirmedRules }: { id: string; confirmedRules: string[] },
  { say }: Output,
): Promise<boolean> {
  const { routes } = await unwrap(
    client.POST('/plans/{id}/dispatch', { params: { path: { id } }, body: { confirmedRules } }),
  )
  say(`${routes.length} routes dispatched`)
  return true
}

export interface WatchOptions {
  date?: string | undefined
  everySeconds: number
  isOnce: boolean
  signal: AbortSignal
}

/** `dropwise watch`: a line whenever the day's counts change, until every stop has ended. */
export async function watchDay(
  client: DropwiseClient,
  { date, everySeconds, isOnce, signal }: WatchOptions,
  { say }: Output,
): Promise<boolean> {
  for (let before = ''; !signal.aborted;) {
    const live = await unwrap(client.GET('/live', { params: { query: date ? { date } : {} } }))
    const { stops, delivered, failed, late, atRisk, vansOut } = live.counts
    const line = `${delivered} of ${stops} delivered, ${failed} failed, ${late} late, ${atRisk} at risk, ${vansOut} vans out`
    if (line !== before) say(`${live.date} ${line}`)
    before = line
    if (isOnce || delivered + failed >= stops) return failed === 0
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everySeconds * 1000)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
  }
  return true
}

export const EXPORTS = ['orders', 'vehicles', 'drivers', 'addresses'] as const
export type Exported = (typeof EXPORTS)[number]

/** `dropwise export orders`: a table as a file. */
export async function exportTable(
  client: DropwiseClient,
  { what, format, date }: { what: Exported; format: 'csv' | 'xlsx'; date?: string | undefined },
  { write }: Output,
): Promise<boolean> {
  const query = { format, ...(date && what === 'orders' ? { date } : {}) }
  const call = client.GET(`/${what}/export`, { params: { query }, parseAs: 'arrayBuffer' })
  await write(new Uint8Array((await unwrap(call as Promise<Downloaded>)) ?? new ArrayBuffer(0)))
  return true
}

/** The document has no schema for files. */
type Downloaded = { data?: ArrayBuffer; error?: unknown; response: Response }
