// State of the zones screen: open zone, and the outline being drawn.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cornersOf, type Corner, type ZoneItem, type ZonePolygon } from '@dropwise/contracts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { zonesQuery } from '../../lib/data/zones.ts'
import { useListState } from '../../lib/list-state.ts'
import { boundsOf, type Bounds } from '../../ui/map/bounds.ts'

export interface Outline {
  /** Zone id; `new` for an unsaved one. */
  key: string
  color: string
  /** Days of service; empty: every day. */
  weekdays: number[]
  plansOrders: boolean
  watch: ZoneItem['watch']
  corners: Corner[]
  /** True while clicks add corners. */
  isOpen: boolean
  /** Incremented when the outline changes outside the map, which then fits it. */
  fits: number
}

const NEW = 'new'

function outlineOf(key: string, zone: ZoneItem | null): Outline {
  return {
    key,
    color: zone?.color ?? '#2563eb',
    weekdays: zone?.weekdays ?? [],
    plansOrders: zone?.plansOrders ?? true,
    watch: zone?.watch ?? null,
    corners: zone ? cornersOf(zone.polygon) : [],
    isOpen: zone === null,
    fits: 0,
  }
}

export function useZones() {
  const query = useQuery(zonesQuery())
  const vehicles = useQuery(vehiclesQuery()).data
  const list = useListState('zone', 'name')
  const [savedOutline, setOutline] = useState<Outline | null>(null)
  const zones = useMemo(() => query.data ?? [], [query.data])
  const zone = zones.find(({ id }) => id === list.openId) ?? null
  const key = list.panel === NEW ? NEW : (zone?.id ?? null)
  const stored = useMemo(() => (key === null ? null : outlineOf(key, zone)), [key, zone])
  const outline = savedOutline !== null && savedOutline.key === key ? savedOutline : stored
  const change = (patch: Partial<Outline>) => outline && setOutline({ ...outline, ...patch })
  const close = () => {
    setOutline(null)
    if (list.panel === NEW) list.closePanel()
    else list.closeRow()
  }
  const bounds = useMemo<Bounds | null>(
    () => boundsOfAll(zones) ?? boundsOf((vehicles ?? []).map(({ depot }) => depot)),
    [zones, vehicles],
  )
  return { query, list, zones, zone, outline, change, close, bounds }
}

export type ZonesState = ReturnType<typeof useZones>

const placesOf = (corners: readonly Corner[]) => corners.map(([lng, lat]) => ({ lng, lat }))

function boundsOfAll(zones: readonly { polygon: ZonePolygon }[]): Bounds | null {
  return boundsOf(zones.flatMap(({ polygon }) => placesOf(cornersOf(polygon))))
}

export function boundsOfOutline({ corners }: Outline): Bounds | null {
  return boundsOf(placesOf(corners))
}
