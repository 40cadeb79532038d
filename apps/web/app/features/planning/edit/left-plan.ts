// Handles a plan that was dispatched while it was edited here: unsaved edits continue in the plan of the
// remaining routes.
import type { QueryClient } from '@tanstack/react-query'
import type { PlanResponse } from '@dropwise/contracts'
import { listAnd } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { dispatchedRun, planQuery, refreshDay, runsQuery } from '../api.ts'
import type { Edit } from './plan-editor.ts'

export interface Parting {
  /** The plan of the remaining routes, if it exists and edits continue in it. */
  rest: PlanResponse | null
  fittingEdits: Edit[]
  unfittingEdits: Edit[]
  /** Message to the person whose edit came too late. */
  title: string
  detail: string
}

/** Rereads the day and decides which edits can still be made, and where. */
export async function partEdits(
  client: QueryClient,
  { id, date }: PlanResponse,
  edits: readonly Edit[],
): Promise<Parting> {
  await refreshDay(client, date, id)
  const runs = await client.fetchQuery({ ...runsQuery(date), staleTime: 0 })
  const driven = await client.fetchQuery(planQuery(dispatchedRun(runs)?.id ?? id))
  const newest = runs.findLast((run) => run.id !== id && (run.status === 'done' || run.status === 'stopped'))
  return divide(edits, driven, newest ? await client.fetchQuery(planQuery(newest.id)) : null)
}

/** Edits that touch only remaining orders and vans continue; edits that touch a dispatched van do not. */
export function divide(edits: readonly Edit[], driven: PlanResponse, rest: PlanResponse | null): Parting {
  const routeNumbers = new Map(driven.routes.map((route) => [route.vehicleId, route.number]))
  const vanOf = new Map(
    driven.routes.flatMap(({ vehicleId, stops }) =>
      stops.map(({ orderId }) => [orderId, vehicleId] as const),
    ),
  )
  const here = new Set([
    ...(rest?.routes ?? []).flatMap(({ stops }) => stops.map(({ orderId }) => orderId)),
    ...(rest?.unserved ?? []).map(({ orderId }) => orderId),
  ])
  const fits = ({ moves }: Edit): boolean =>
    rest !== null &&
    moves.every(
      ({ orderId, vehicleId }) => here.has(orderId) && (vehicleId === null || !routeNumbers.has(vehicleId)),
    )
  const retainedEdits = edits.filter(fits)
  const unfittingEdits = edits.filter((edit) => !fits(edit))
  const vans = unfittingEdits.flatMap(({ moves }) =>
    moves.flatMap(({ orderId, vehicleId }) => [vehicleId, vanOf.get(orderId) ?? null]),
  )
  const numbers = [...new Set(vans.flatMap((van) => (van === null ? [] : (routeNumbers.get(van) ?? []))))]
  const [first] = unfittingEdits
  return {
    rest: retainedEdits.length > 0 ? rest : null,
    fittingEdits: retainedEdits,
    unfittingEdits,
    title:
      numbers.length === 0
        ? words('dispatchedMeanwhile')
        : words('leftMeanwhile', {
            count: numbers.length,
            routes: listAnd(numbers.toSorted((a, b) => a - b).map((number) => `R${number}`)),
          }),
    detail: [
      first &&
        (unfittingEdits.length === 1
          ? words('notDoneOne', { change: first.label })
          : words('notDoneMany', { count: unfittingEdits.length, change: first.label })),
      retainedEdits.length > 0 && words('othersKept', { count: retainedEdits.length }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}
