// Reads a file of driven days with each order's place. Stores nothing.
import { conventionsOf, dayOf } from '@dropwise/contracts'
import type { DrivenDay, DrivenDays } from '@dropwise/order-files'
import type { Member } from '../../platform/member.ts'
import { fillFromAddress } from './address-book.ts'
import { locate, type ImportDeps } from './import-orders.ts'
import type { Located } from './locate.ts'
import { readDrivenInWorker } from './read-in-worker.ts'
import { readCompany } from './shared-queries.ts'

interface LocatedDay extends Pick<DrivenDay, 'date' | 'leftOut'> {
  routes: { vehicle: string; stops: Located[] }[]
}

export interface LocatedDays extends Pick<DrivenDays, 'refused' | 'missing'> {
  days: LocatedDay[]
}

/**
 * Reads like an import, with the company's dates and address book. Drops and counts orders without a place.
 * Throws FileError.
 */
export async function readDrivenFile(
  deps: ImportDeps,
  member: Member,
  file: Uint8Array,
): Promise<LocatedDays> {
  const company = await deps.scopes.asService('driven days: company', ({ trx }) =>
    readCompany(trx, member.tenantId),
  )
  const today = dayOf(new Date(deps.clock.now()), company.time_zone)
  const { days, refused, missing } = await readDrivenInWorker(member.tenantId, {
    file,
    defaultDate: today,
    today,
    ...conventionsOf(company.time_zone),
    serviceMinutes: company.serviceMinutes,
  })
  const orders = days.flatMap(({ routes }) => routes.flatMap((route) => route.orders))
  const { located } = await locate(deps, member, company, { orders, mapping: {} })
  const placeByAddress = new Map(
    located.map((item) => [item.order.reference, fillFromAddress(item, undefined, company.time_zone)]),
  )
  return {
    refused,
    missing,
    days: days.map(({ date, routes, leftOut }) => {
      const stops = routes.map((route) => ({
        vehicle: route.vehicle,
        stops: route.orders.flatMap(({ reference }) => placeByAddress.get(reference) ?? []),
      }))
      const count = (list: readonly { length: number }[]) => list.reduce((sum, { length }) => sum + length, 0)
      return {
        date,
        leftOut:
          leftOut + count(routes.map((route) => route.orders)) - count(stops.map((route) => route.stops)),
        routes: stops.filter((route) => route.stops.length > 0),
      }
    }),
  }
}
