// Commands on recurring orders: list, create, change from a day on, stop.
import {
  addDays,
  fingerprint,
  LAST_DAY,
  recurrencesBetween,
  recursOn,
  type RecurringOrderItem,
  type recurringOrderBody,
  type recurringOrderPatch,
} from '@dropwise/contracts'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Trx } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import { fillFromAddress } from '../address-book.ts'
import { requireVehicles } from '../named-resources.ts'
import { locateOne } from '../service.ts'
import { readCompany, type Company } from '../shared-queries.ts'
import { storeParts } from '../store-parts.ts'
import { lockImports, removeOrders, updateOrders } from '../write-queries.ts'
import { makeOrders, orderOfSeries, todayOf, type RecurringDeps } from './make-orders.ts'
import {
  endSeries,
  listSeries,
  lockSeries,
  madeOrders,
  markMade,
  writeSeries,
  type Series,
} from './queries.ts'

type NewSeries = z.output<typeof recurringOrderBody>
type SeriesPatch = z.output<typeof recurringOrderPatch>
interface Items {
  items: RecurringOrderItem[]
}

/** Maximum number of days until a series' next order: twelve weeks between two, and a year of skipped days. */
const NEXT_WITHIN_DAYS = 500

export async function readSeries(deps: RecurringDeps, member: Member): Promise<Items> {
  const [company, series] = await deps.scopes.asUser(member.claims, async ({ trx }) => [
    await readCompany(trx, member.tenantId),
    await listSeries(trx, member.tenantId),
  ])
  const today = todayOf(deps, company)
  return { items: series.map((each) => toItem(each, today)) }
}

function toItem(series: Series, today: string): RecurringOrderItem {
  const { id, reference, template, weekdays, everyWeeks, startsOn, endsOn, skipDates, problem } = series
  const from = startsOn > today ? startsOn : today
  const until = addDays(from, NEXT_WITHIN_DAYS)
  const [nextDay = null] = recurrencesBetween(series, from, until < LAST_DAY ? until : LAST_DAY)
  return {
    id,
    reference,
    order: template,
    weekdays: [...weekdays],
    everyWeeks,
    startsOn,
    endsOn,
    skipDates: [...skipDates],
    nextDay,
    problem,
  }
}

/** Creates a series and its first orders. Throws validation_failed, duplicate_reference. */
export async function createSeries(
  deps: RecurringDeps,
  member: Member,
  body: NewSeries,
  newId: string | null,
): Promise<RecurringOrderItem> {
  const id = newId ?? uuidV7()
  const { tenantId, userId } = member
  const company = await companyOf(deps, tenantId)
  const { order: template, reference, ...when } = body
  requireOrder(when.startsOn, when.endsOn)
  const series = {
    ...when,
    id,
    reference: reference || `R-${fingerprint(id)}`,
    template,
    weeksFrom: body.startsOn,
  }
  // Report an unknown address now, to the person who types it.
  const order = orderOfSeries(series, series.startsOn, company)
  await locateOne(deps, member, order)
  await deps.scopes.asService('create recurring order', async ({ trx }) => {
    await lockImports(trx, tenantId)
    const others = await listSeries(trx, tenantId)
    if (others.some((other) => other.id === id)) return
    if (others.some((other) => other.reference === series.reference))
      throw errors.duplicate_reference(series.reference)
    await requireVehicles(trx, tenantId, order.columns)
    await writeSeries(trx, tenantId, userId, series)
  })
  return readItem(deps, member, id)
}

/** Changes a series from a day on. Throws not_found, validation_failed. */
export async function changeSeries(
  deps: RecurringDeps,
  member: Member,
  id: string,
  { from: requestedFrom, order: template, ...when }: SeriesPatch,
): Promise<RecurringOrderItem> {
  const { tenantId, userId } = member
  const company = await companyOf(deps, tenantId)
  const today = todayOf(deps, company)
  const changedFields = Object.fromEntries(Object.entries(when).filter(([, value]) => value !== undefined))
  const from = requestedFrom && requestedFrom > today ? requestedFrom : today
  const storedSeries = (await deps.scopes.asUser(member.claims, ({ trx }) => listSeries(trx, tenantId))).find(
    (series) => series.id === id,
  )
  if (!storedSeries) throw errors.not_found('The recurring order')
  const located = template
    ? await locateOne(deps, member, orderOfSeries({ ...storedSeries, template }, from, company))
    : null
  const isFromDay = template !== undefined || when.weekdays !== undefined || when.everyWeeks !== undefined

  const changedId = await deps.scopes.asService('change recurring order', async ({ trx }) => {
    await lockImports(trx, tenantId)
    const before = await lockSeries(trx, tenantId, id)
    if (!before) throw errors.not_found('The recurring order')
    if (located)
      await requireVehicles(
        trx,
        tenantId,
        located.order.columns,
        orderOfSeries(before, from, company).columns,
      )
    const after: Series = { ...before, ...changedFields, ...(template && { template }) }
    // Earlier orders stay unchanged: the series ends there, and continues under another id.
    const isSplit = isFromDay && from > before.startsOn
    if (isSplit) {
      after.id = uuidV7()
      after.startsOn = from
      await endSeries(trx, tenantId, id, addDays(from, -1))
    }
    requireOrder(after.startsOn, after.endsOn)
    await writeSeries(trx, tenantId, userId, after)
    const since = isFromDay ? from : today
    const retainedOrders = await keepOrders(trx, tenantId, { seriesId: id, since, after })
    if (located) await rewrite(trx, tenantId, { orders: retainedOrders, series: after, company, located })
    return after.id
  })
  return readItem(deps, member, changedId)
}

/** Ends a series and cancels its open orders from that day on. Throws not_found. */
export async function stopSeries(
  deps: RecurringDeps,
  member: Member,
  id: string,
  requestedDay: string | undefined,
): Promise<RecurringOrderItem> {
  const { tenantId } = member
  const today = todayOf(deps, await companyOf(deps, tenantId))
  const from = requestedDay && requestedDay > today ? requestedDay : today
  await deps.scopes.asService('stop recurring order', async ({ trx }) => {
    await lockImports(trx, tenantId)
    if (!(await lockSeries(trx, tenantId, id))) throw errors.not_found('The recurring order')
    await endSeries(trx, tenantId, id, addDays(from, -1))
    const after = await lockSeries(trx, tenantId, id)
    await keepOrders(trx, tenantId, { seriesId: id, since: from, after: after! })
  })
  return readItem(deps, member, id)
}

type SeriesOrders = Awaited<ReturnType<typeof madeOrders>>

/** Cancels open orders on days that the series no longer has; returns the others from that day on. */
async function keepOrders(
  trx: Trx,
  tenantId: string,
  { seriesId, since, after }: { seriesId: string; since: string; after: Series },
): Promise<SeriesOrders> {
  const orders = await madeOrders(trx, tenantId, since, seriesId)
  const isKept = ({ seriesDate, status, wasOnRoad }: SeriesOrders[number]) =>
    recursOn(after, seriesDate) || status !== 'open' || wasOnRoad
  await removeOrders(
    trx,
    tenantId,
    orders.filter((order) => !isKept(order)).map(({ id }) => id),
  )
  const retainedOrders = orders.filter(isKept)
  if (after.id !== seriesId)
    await markMade(
      trx,
      tenantId,
      retainedOrders.map(({ id, seriesDate }) => ({ id, seriesId: after.id, seriesDate })),
    )
  return retainedOrders
}

/**
 * Rewrites open orders with the series' values, except their number and the day to which people moved them.
 */
async function rewrite(
  trx: Trx,
  tenantId: string,
  {
    orders,
    series,
    company,
    located,
  }: {
    orders: SeriesOrders
    series: Series
    company: Company
    located: Awaited<ReturnType<typeof locateOne>>
  },
): Promise<void> {
  const items = orders
    .filter(({ status }) => status === 'open')
    .map(({ id, reference, date, lastDate }) => {
      const order = { ...orderOfSeries(series, date, company), reference, lastDate }
      return { ...fillFromAddress({ ...located, order }, undefined, company.time_zone), id }
    })
  if (items.length === 0) return
  const parts = await storeParts(trx, tenantId, items, company.time_zone)
  await updateOrders(
    trx,
    tenantId,
    parts.map(({ item, values }) => ({ ...values, id: item.id })),
  )
}

async function readItem(deps: RecurringDeps, member: Member, id: string): Promise<RecurringOrderItem> {
  await makeOrders(deps, member.tenantId)
  const { items } = await readSeries(deps, member)
  return items.find((item) => item.id === id)!
}

const companyOf = ({ scopes }: RecurringDeps, tenantId: string): Promise<Company> =>
  scopes.asService('recurring order: company', ({ trx }) => readCompany(trx, tenantId))

function requireOrder(startsOn: string, endsOn: string | null): void {
  if (endsOn === null || endsOn >= startsOn) return
  throw errors.validation_failed([
    { field: 'endsOn', code: 'ends_before_start', message: 'Ends before it starts' },
  ])
}
