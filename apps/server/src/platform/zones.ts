// The zones of a company, and which of them a place lies in.
import { isInZone, type ZonePolygon } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'
import type { Place } from './geo.ts'

interface Zone {
  id: string
  name: string
  polygon: ZonePolygon
}

/** Looks up places, each once: many orders of a day go to the same door. */
export class Zones {
  readonly #zones: readonly Zone[]
  readonly #known = new Map<string, Zone[]>()

  constructor(zones: readonly Zone[]) {
    this.#zones = zones
  }

  /** Those that hold a place, by name. */
  at({ lat, lng }: Place): readonly Zone[] {
    const key = `${lat},${lng}`
    let found = this.#known.get(key)
    if (!found) {
      found = this.#zones.filter(({ polygon }) => isInZone(polygon, { lat, lng }))
      this.#known.set(key, found)
    }
    return found
  }
}

export async function readZones(trx: Trx, tenantId: string): Promise<Zones> {
  const { rows } = await sql<Zone>`
    select id, name, polygon from public.zones where tenant_id = ${tenantId} order by lower(name)`.execute(
    trx,
  )
  return new Zones(rows)
}
