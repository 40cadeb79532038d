// Makes the coming days' orders of series: one for each series and day, whichever server runs.
import { addDays, dayOf, recurrencesBetween, type ImportedOrder } from '@dropwise/contracts'
import { v7 as uuidV7 } from 'uuid'
import type { Clock } from '../../../platform/clock.ts'
import type { Trx } from '../../../platform/db/scope.ts'
import { AppError } from '../../../platform/errors.ts'
import { fillFromAddress } from '../address-book.ts'
import { inheritAttachments } from '../attachments/queries.ts'
import { dayFull, hasRoom } from '../day-limit.ts'
import { locateOrders, memoryKeys, type Located } from '../locate.ts'
import { toOrder } from '../order-values.ts'
import type { OrdersDeps } from '../service.ts'
import { readCompany, readPlaces, type Company } from '../shared-queries.ts'
import { storeParts } from '../store-parts.ts'
import { insertOrders, lockImports, readStored } from '../write-queries.ts'
import { listSeries, madeOrders, markMade, noteProblems, type Series } from './queries.ts'

/** Days for which orders are made ahead: a dispatcher plans two weeks. */
const DAYS_AHEAD = 14

export interface RecurringDeps extends OrdersDeps {
  clock: Clock
}

/** A missing order of a series; `row` is its position among all missing ones. */
interface DueOrder {
  series: Series
  day: string
  order: ImportedOrder
}

const keyOf = (seriesId: string, day: string): string => `${seriesId} ${day}`

/** Today in the company's time zone. */
export const todayOf = (
  { clock }: Pick<RecurringDeps, 'clock'>,
  company: Pick<Company, 'time_zone'>,
): string => dayOf(new Date(clock.now()), company.time_zone)

/** One order of a series. Throws validation_failed. */
export function orderOfSeries(
  { template, reference }: Pick<Series, 'template' | 'reference'>,
  day: string,
  company: Company,
): ImportedOrder {
  const { serviceMinutes = company.serviceMinutes } = template
  const number = `${reference}-${day.replaceAll('-', '')}`
  const order = toOrder({ ...template, serviceMinutes, reference: number, date: day }, company.time_zone)
  return { ...order, hasUsualService: template.serviceMinutes === undefined }
}

/** Makes missing orders of a company. Records failures with their series; the next run tries again. */
export async function makeOrders(deps: RecurringDeps, tenantId: string): Promise<void> {
  const { company, series, made, today } = await deps.scopes.asService(
    'recurring orders',
    async ({ trx }) => {
      const company = await readCompany(trx, tenantId)
      const today = todayOf(deps, company)
      const existing = await madeOrders(trx, tenantId, today)
      return { company, today, made: existing, series: await listSeries(trx, tenantId) }
    },
  )
  const problems = new Map<string, string>()
  const missing = missingOrders(series, { company, today, made: keysOf(made) }, problems)
  const located = await locate(deps, tenantId, missing, problems)
  await deps.scopes.asService('make recurring orders', async ({ trx }) => {
    await lockImports(trx, tenantId)
    const existingKeys = keysOf(await madeOrders(trx, tenantId, today))
    const current = new Map((await listSeries(trx, tenantId)).map((each) => [each.id, each]))
    // While places were geocoded, another server may have made an order or a person changed a series.
    const dueSeries = located.filter(
      ({ order: { series: from, day } }) =>
        !existingKeys.has(keyOf(from.id, day)) && saysTheSame(current.get(from.id), from),
    )
    await insertMissing(trx, tenantId, dueSeries, company, problems)
    await noteProblems(
      trx,
      tenantId,
      series.map(({ id }) => ({ id, problem: problems.get(id) ?? null })),
    )
  })
}

const keysOf = (seriesDays: readonly { seriesId: string; seriesDate: string }[]): Set<string> =>
  new Set(seriesDays.map(({ seriesId, seriesDate }) => keyOf(seriesId, seriesDate)))

const saysTheSame = (a: Series | undefined, b: Series): boolean =>
  JSON.stringify({ ...a, problem: null }) === JSON.stringify({ ...b, problem: null })

function missingOrders(
  series: readonly Series[],
  { company, today, made: existing }: { company: Company; today: string; made: ReadonlySet<string> },
  problems: Map<string, string>,
): DueOrder[] {
  return series.flatMap((each) =>
    recurrencesBetween(each, today, addDays(today, DAYS_AHEAD))
      .filter((day) => !existing.has(keyOf(each.id, day)))
      .flatMap((day) => {
        try {
          return [{ series: each, day, order: orderOfSeries(each, day, company) }]
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          problems.set(each.id, error.message)
          return []
        }
      }),
  )
}

interface LocatedSeries {
  order: DueOrder
  located: Located
}

async function locate(
  deps: RecurringDeps,
  tenantId: string,
  missing: readonly DueOrder[],
  problems: Map<string, string>,
): Promise<LocatedSeries[]> {
  if (missing.length === 0) return []
  const places = await deps.scopes.asService('recurring orders: addresses', ({ trx }) =>
    readPlaces(trx, tenantId, [...new Set(missing.flatMap(({ order }) => memoryKeys(order)))]),
  )
  const { geocode, isInReach } = deps
  const orders = await locateOrders(
    missing.map(({ order }, row) => ({ ...order, row })),
    { ...places, geocode, isInReach, mapping: {} },
  )
  for (const { row, message } of orders.problems) problems.set(missing[row]!.series.id, message)
  return orders.located.map((located) => ({ order: missing[located.order.row]!, located }))
}

async function insertMissing(
  trx: Trx,
  tenantId: string,
  dueSeries: readonly LocatedSeries[],
  company: Company,
  problems: Map<string, string>,
): Promise<void> {
  const stored = await readStored(
    trx,
    tenantId,
    dueSeries.map(({ order }) => order.order.reference),
  )
  const free: (Located & { seriesOrder: DueOrder })[] = []
  const roomLeft = new Map<string, boolean>()
  for (const { order: seriesOrder, located } of dueSeries) {
    const { reference } = seriesOrder.order
    if (!roomLeft.has(seriesOrder.day))
      roomLeft.set(seriesOrder.day, await hasRoom(trx, tenantId, seriesOrder.day, reference))
    if (stored.has(reference)) problems.set(seriesOrder.series.id, `Order ${reference} already exists.`)
    else if (!roomLeft.get(seriesOrder.day))
      problems.set(seriesOrder.series.id, dayFull(1, seriesOrder.day).message)
    else free.push({ ...fillFromAddress(located, undefined, company.time_zone), seriesOrder })
  }
  if (free.length === 0) return
  const parts = (await storeParts(trx, tenantId, free, company.time_zone)).map((part) => ({
    ...part,
    id: uuidV7(),
  }))
  await insertOrders(
    trx,
    tenantId,
    null,
    parts.map(({ id, values }) => ({ ...values, id })),
  )
  await markMade(
    trx,
    tenantId,
    parts.map(({ id, item: { seriesOrder } }) => ({
      id,
      seriesId: seriesOrder.series.id,
      seriesDate: seriesOrder.day,
    })),
  )
  await inheritAttachments(
    trx,
    tenantId,
    parts.map(({ id }) => id),
  )
}
