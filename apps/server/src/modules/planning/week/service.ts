// Commands on week plans: request, read, stop, accept, undo.
import {
  addDays,
  dayOf,
  MAX_WEEK_ORDERS,
  type NewWeekPlan,
  type WeekHold,
  type WeekMoves,
  type WeekPlanItem,
  type WeekPlanResponse,
} from '@dropwise/contracts'
import { requireAlso } from '../../../platform/access.ts'
import { AppError, errors } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import { readRules, readTimeZone } from '../company-rules.ts'
import { STOP_CHANNEL, weekPlanRun } from '../jobs.ts'
import { createPlan, type PlanningDeps } from '../service.ts'
import {
  insertWeek,
  listWeeks,
  lockAccepted,
  lockMoves,
  lockWeek,
  moveOrders,
  readChanges,
  readLockedOrders,
  readWeekOrders,
  requestWeekStop,
  returnOrders,
  type CountedWeek,
  type HeldOrder,
  type Move,
  type OpenOrder,
} from './queries.ts'
import { totalOf } from './figures.ts'

/** Week plans in the list. */
const LIST_MOST = 20

/**
 * Requests a run over several days. Throws validation_failed, nothing_to_plan_in_week, day_is_over, and
 * week_plan_running where another run has one of these orders.
 */
export async function createWeekPlan(
  deps: PlanningDeps,
  { tenantId, userId }: Member,
  body: NewWeekPlan,
  newId: string | null,
): Promise<{ id: string; status: 'queued' }> {
  const period = { from: body.from, to: addDays(body.from, body.days - 1) }
  try {
    return await deps.scopes.asService('ask for a week plan', async ({ trx, enqueue }) => {
      if (newId !== null && (await listWeeks(trx, tenantId, { id: newId, limit: 1 })).length > 0)
        return { id: newId, status: 'queued' as const }
      const today = dayOf(new Date(deps.clock.now()), await readTimeZone(trx, tenantId))
      if (period.from < today) throw errors.day_is_over(period.from)
      const open = await readWeekOrders(trx, tenantId, period, MAX_WEEK_ORDERS + 1)
      if (open.length === 0) throw errors.nothing_to_plan_in_week(period.from, period.to)
      if (open.length > MAX_WEEK_ORDERS)
        throw errors.validation_failed([
          { field: 'days', message: `One week plan takes ${MAX_WEEK_ORDERS} orders. Choose fewer days` },
        ])
      requireOpen(open, body, period)
      const locked = await readLockedOrders(trx, tenantId, period)
      const company = await readRules(trx, tenantId)
      const id = await insertWeek(
        trx,
        tenantId,
        {
          id: newId,
          from: body.from,
          days: body.days,
          movesFreely: body.movesFreely,
          seed: body.seed,
          timeLimitSeconds: body.timeLimitSeconds ?? company.timeLimitSeconds,
          userId,
        },
        holdOrders(open, body, period, locked),
      )
      enqueue(weekPlanRun, { tenantId, weekPlanId: id })
      return { id, status: 'queued' as const }
    })
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'week_plan_orders_once') throw errors.week_plan_running()
    throw error
  }
}

/** Throws validation_failed for chosen orders and spans that are not among the open orders of the period. */
function requireOpen(
  open: readonly OpenOrder[],
  { orderIds = [], spans }: NewWeekPlan,
  { from, to }: { from: string; to: string },
): void {
  const ids = new Set(open.map(({ id }) => id))
  if (orderIds.some((id) => !ids.has(id)))
    throw errors.validation_failed([
      { field: 'orderIds', message: `Some are not open orders of this company from ${from} to ${to}` },
    ])
  spans.forEach(({ orderId, earliest, latest }, i) => {
    const field = `spans.${i}`
    if (!ids.has(orderId))
      throw errors.validation_failed([
        { field: `${field}.orderId`, message: `Not an open order of this company from ${from} to ${to}` },
      ])
    if (latest < from || earliest > to)
      throw errors.validation_failed([
        { field: `${field}.earliest`, message: `No day of it lies in the period` },
      ])
  })
}

/** The days that each order may have, and why some keep theirs. */
function holdOrders(
  open: readonly OpenOrder[],
  { orderIds, spans, movesFreely }: NewWeekPlan,
  { from, to }: { from: string; to: string },
  locked: ReadonlySet<string>,
): HeldOrder[] {
  const chosenIds = orderIds && new Set(orderIds)
  const spanOf = new Map(spans.map((span) => [span.orderId, span]))
  const linked = linkedOrders(open)
  return open.map(({ id, date, lastDate, version, onDate, hold: storedHold }): HeldOrder => {
    const span = spanOf.get(id)
    // Past days are not allowed, except the order's own day.
    const earliest = clamp(span?.earliest ?? (lastDate === null && movesFreely ? from : onDate), from, onDate)
    const latest = clamp(span?.latest ?? lastDate ?? (movesFreely ? to : onDate), onDate, to)
    const hold: WeekHold | null =
      storedHold ??
      (locked.has(id)
        ? 'locked'
        : linked.has(id)
          ? 'linked'
          : chosenIds && !chosenIds.has(id)
            ? 'not_chosen'
            : earliest === latest
              ? 'one_day'
              : null)
    const days = hold === null ? { earliest, latest } : { earliest: onDate, latest: onDate }
    return { id, date, lastDate, version, onDate, ...days, held: hold }
  })
}

const clamp = (day: string, from: string, to: string): string => (day < from ? from : day > to ? to : day)

/** Orders that are tied to others of their day: pairs, groups, and sequences. */
function linkedOrders(open: readonly OpenOrder[]): Set<string> {
  const keyOf = (day: string, reference: string) => `${day} ${reference.toLowerCase()}`
  const namedIds = new Set(
    open.flatMap(({ onDate, afterOrders, beforeOrders }) =>
      [...afterOrders, ...beforeOrders].map((reference) => keyOf(onDate, reference)),
    ),
  )
  return new Set(
    open.flatMap((order) => {
      const { id, onDate, reference, pair, together, afterOrders, beforeOrders } = order
      const ties = pair !== null || together !== null || afterOrders.length + beforeOrders.length > 0
      return ties || namedIds.has(keyOf(onDate, reference)) ? [id] : []
    }),
  )
}

/** The newest week plans of the company. */
export function readWeekPlans(
  { scopes }: Pick<PlanningDeps, 'scopes'>,
  { claims, tenantId }: Member,
): Promise<{ items: WeekPlanItem[] }> {
  return scopes.asUser(claims, async ({ trx }) => ({
    items: (await listWeeks(trx, tenantId, { limit: LIST_MOST })).map(toItem),
  }))
}

/** One week plan with its proposal. Throws not_found. */
export function readWeekPlan(
  { scopes }: Pick<PlanningDeps, 'scopes'>,
  { claims, tenantId }: Member,
  id: string,
): Promise<WeekPlanResponse> {
  return scopes.asUser(claims, async ({ trx }) => {
    const [row] = await listWeeks(trx, tenantId, { id, limit: 1 })
    if (!row) throw errors.not_found('The week plan')
    const changes = await readChanges(trx, tenantId, id)
    const { result } = row
    return {
      ...toItem(row),
      result: result && {
        days: result.days,
        isEstimated: result.isEstimated,
        hasUnknownLimits: result.hasUnknownLimits ?? false,
        alone: totalOf(result.days.map(({ alone }) => alone)),
        week: totalOf(result.days.map(({ week }) => week)),
      },
      changes: changes.map((change) => ({
        orderId: change.order_id,
        reference: change.reference,
        recipient: change.recipient,
        date: change.on_date,
        proposedDate: change.proposed_date,
        earliest: change.earliest,
        latest: change.latest,
        held: change.held,
        problem: change.problem,
        saves: result?.savings?.[change.order_id] ?? null,
        acceptedAt: change.accepted_at?.toISOString() ?? null,
        undoneAt: change.undone_at?.toISOString() ?? null,
      })),
    }
  })
}

function toItem(row: CountedWeek): WeekPlanItem {
  return {
    id: row.id,
    from: row.first_date,
    days: row.days,
    status: row.status,
    movesFreely: row.moves_freely,
    progress: {
      elapsedSeconds: 0,
      limitSeconds: row.time_limit_seconds,
      phase: 'alone',
      costAlone: null,
      cost: null,
      ...row.progress,
    },
    error: row.error,
    orders: row.orders,
    movable: row.movable,
    moves: row.moves,
    accepted: row.accepted,
    createdAt: row.created_at.toISOString(),
  }
}

/** Stops a run and keeps its best proposal. Does not change one that has ended. */
export async function stopWeekPlan(
  deps: Pick<PlanningDeps, 'scopes'>,
  member: Member,
  id: string,
): Promise<WeekPlanResponse> {
  await deps.scopes.asService('stop a week plan', async ({ trx, announce }) => {
    if (!(await requestWeekStop(trx, member.tenantId, id))) throw errors.not_found('The week plan')
    announce(STOP_CHANNEL, { planId: id })
  })
  return readWeekPlan(deps, member, id)
}

/**
 * Gives orders their proposed days, all or some. An order that changed, or whose recipient was promised a day
 * meanwhile, keeps its day and is named. Starting plans of the days asks for the right to do so.
 */
export async function acceptWeekPlan(
  deps: PlanningDeps,
  member: Member,
  id: string,
  { orderIds = null, plansDays }: { orderIds?: string[] | null | undefined; plansDays: boolean },
): Promise<WeekMoves> {
  if (plansDays) requireAlso(member, 'plans:write')
  const { tenantId } = member
  const moves = await deps.scopes.asService('accept a week plan', async ({ trx }) => {
    const row = await lockWeek(trx, tenantId, id)
    if (!row) throw errors.not_found('The week plan')
    if (!row.result) throw errors.week_plan_not_ready(row.status)
    const moves = await lockMoves(trx, tenantId, id, orderIds)
    await moveOrders(trx, tenantId, id, idsOf(moves))
    return moves
  })
  return toAnswer(deps, member, moves, plansDays)
}

/** Gives accepted orders back the days that they had; those that changed since keep theirs and are named. */
export async function undoWeekPlan(deps: PlanningDeps, member: Member, id: string): Promise<WeekMoves> {
  const { tenantId } = member
  const moves = await deps.scopes.asService('undo a week plan', async ({ trx }) => {
    if (!(await lockWeek(trx, tenantId, id))) throw errors.not_found('The week plan')
    const moves = await lockAccepted(trx, tenantId, id)
    await returnOrders(trx, tenantId, id, idsOf(moves))
    return moves
  })
  return toAnswer(deps, member, moves, false)
}

const idsOf = (moves: readonly Move[]): string[] =>
  moves.flatMap(({ orderId, skip }) => (skip === null ? [orderId] : []))

async function toAnswer(
  deps: PlanningDeps,
  member: Member,
  moves: readonly Move[],
  plansDays: boolean,
): Promise<WeekMoves> {
  const moved = moves.filter(({ skip }) => skip === null)
  const dates = plansDays ? [...new Set(moved.flatMap(({ from, to }) => [from, to]))].toSorted() : []
  const plans: WeekMoves['plans'] = []
  for (const date of dates) {
    try {
      plans.push({ date, planId: (await createPlan(deps, member, { date })).id })
    } catch (error) {
      // A day without orders or free vans gets no plan, but its orders have moved.
      if (!(error instanceof AppError)) throw error
    }
  }
  return {
    moved: moved.length,
    skipped: moves.flatMap(({ orderId, reference, skip }) =>
      skip === null ? [] : [{ orderId, reference, reason: skip }],
    ),
    plans,
  }
}
