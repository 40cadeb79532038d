// A company's zones, and which of them contain a place.
import { isInZone, weekdayOf, type DayString, type ZonePolygon } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'
import type { Place } from './geo.ts'

export interface Zone {
  id: string
  name: string
  polygon: ZonePolygon
  /** ISO weekdays of service; empty: every day. */
  weekdays: number[]
}

/** Looks up each place once, since many orders go to the same door. */
export class Zones {
  readonly #zones: readonly Zone[]
  readonly #zonesByCompany = new Map<string, Zone[]>()

  constructor(zones: readonly Zone[]) {
    this.#zones = zones
  }

  get all(): readonly Zone[] {
    return this.#zones
  }

  /** Whether a place is served on a day: one of its zones is, or it lies in none. */
  serves(place: Place, date: DayString): boolean {
    const zones = this.at(place)
    const day = weekdayOf(date)
    return zones.length === 0 || zones.some(({ weekdays }) => weekdays.length === 0 || weekdays.includes(day))
  }

  /** Zones that contain a place, by name. */
  at({ lat, lng }: Place): readonly Zone[] {
    const key = `${lat},${lng}`
    let existing = this.#zonesByCompany.get(key)
    if (!existing) {
      existing = this.#zones.filter(({ polygon }) => isInZone(polygon, { lat, lng }))
      this.#zonesByCompany.set(key, existing)
    }
    return existing
  }
}

/** Zones for planning: without those that are only watched. */
export async function readZones(trx: Trx, tenantId: string): Promise<Zones> {
  const { rows } = await sql<Zone>`
    select id, name, polygon, weekdays from public.zones where tenant_id = ${tenantId} and plans_orders order by lower(name)`.execute(
    trx,
  )
  return new Zones(rows)
}
