// Summarises the difference between two states of a plan in one line.
import type { PlanResponse } from '@dropwise/contracts'
import { plural } from '../../../lib/format.ts'
import { isSame, sequencesOf } from './edited-plan.ts'

/** `R3 and R5 changed, 4 stops moved`. */
export function whatChanged(before: PlanResponse, after: PlanResponse): string {
  const was = sequencesOf(before)
  const is = sequencesOf(after)
  const vanOf = (sequences: typeof was) =>
    new Map([...sequences].flatMap(([van, orders]) => orders.map((id, i) => [id, `${van} ${i}`] as const)))
  const numbers = new Map([...before.routes, ...after.routes].map((route) => [route.vehicleId, route.number]))
  const changed = [...numbers]
    .filter(([van]) => !isSame(was.get(van) ?? [], is.get(van) ?? []))
    .map(([, number]) => number)
    .toSorted((a, b) => a - b)
  if (changed.length === 0) return 'Times changed'
  const places = vanOf(was)
  const moved = [...vanOf(is)].filter(([id, place]) => placeVan(places.get(id)) !== placeVan(place)).length
  const names = changed.slice(0, 4).map((number) => `R${number}`)
  const routes = changed.length > 4 ? `${names.join(', ')} and others` : names.join(', ')
  return moved > 0 ? `${routes} changed, ${plural(moved, 'stop')} moved` : `${routes} changed`
}

const placeVan = (place: string | undefined) => place?.split(' ')[0]
