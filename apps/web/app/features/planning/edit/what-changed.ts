// Summarises the difference between two states of a plan in one line.
import type { PlanResponse } from '@dropwise/contracts'
import { listText } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
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
  if (changed.length === 0) return words('timesChanged')
  const places = vanOf(was)
  const moved = [...vanOf(is)].filter(([id, place]) => placeVan(places.get(id)) !== placeVan(place)).length
  const names = changed.slice(0, 4).map((number) => `R${number}`)
  const routes = changed.length > 4 ? words('andOthers', { routes: listText(names) }) : listText(names)
  return moved > 0
    ? words('routesChangedMoved', { routes, count: moved })
    : words('routesChanged', { routes })
}

const placeVan = (place: string | undefined) => place?.split(' ')[0]
