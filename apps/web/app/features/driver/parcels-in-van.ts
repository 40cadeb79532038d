// What is still in the van at the end of a shift. Pure.
import type { DriverRoute, DriverStop } from '@dropwise/contracts'
import { isOff } from './next-step.ts'

export interface HeldStop {
  stop: DriverStop
  packages: number
  /** Items of a partly delivered stop that go back. */
  items: { name: string; count: number }[]
}

const isPickedUp = ({ stops }: DriverRoute, { pair }: DriverStop): boolean =>
  stops.some(
    (other) => other.pair?.name === pair?.name && other.type === 'pickup' && other.status === 'served',
  )

function packagesHeld(route: DriverRoute, stop: DriverStop): number {
  const { type, status, packages, pair, handed } = stop
  // What was collected for the depot; a pair's parcel counts at the door where it goes.
  if (type === 'pickup') return status === 'served' && !pair ? packages : 0
  if (isOff(stop)) return status !== 'skipped' && stop.loaded ? packages : 0
  if (status === 'served') return handed?.packages == null ? 0 : Math.max(0, packages - handed.packages)
  return pair && !isPickedUp(route, stop) ? 0 : packages
}

function itemsHeld({ items, handed, status }: DriverStop): HeldStop['items'] {
  if (status !== 'served' || !handed || handed.items.length === 0) return []
  return items.flatMap(({ name, quantity }) => {
    const count = quantity - (handed.items.find((item) => item.name === name)?.quantity ?? 0)
    return count > 0 ? [{ name, count }] : []
  })
}

/** Stops with parcels that the driver hands in, in the order of the route. */
export function parcelsInVan(route: DriverRoute): HeldStop[] {
  return route.stops
    .map((stop) => ({ stop, packages: packagesHeld(route, stop), items: itemsHeld(stop) }))
    .filter(({ packages, items }) => packages > 0 || items.length > 0)
}

/** Stops with a promised window that ended as delivered, and how many of them the van reached in time. */
export function windowsMet({ stops }: DriverRoute): { met: number; total: number } {
  const promised = stops.filter(({ window, status, arrivedAt }) => window && arrivedAt && status === 'served')
  const met = promised.filter(({ window, arrivedAt }) => Date.parse(arrivedAt!) <= Date.parse(window!.to))
  return { met: met.length, total: promised.length }
}
