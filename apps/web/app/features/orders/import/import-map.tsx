// The file's orders on a map before storing, which reveals a wrong town or swapped columns.
import { useMemo } from 'react'
import type { ImportPlace } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { boundsOf, MapCanvas } from '../../../ui/map/map-canvas.tsx'
import { OpenOrders } from '../../../ui/map/open-orders.tsx'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

/** Renders nothing without places. */
export function ImportMap({ places }: { places: readonly ImportPlace[] }) {
  const { company } = useTenant()
  const orders = useMemo(() => places.map(({ row, ...place }) => ({ id: String(row), ...place })), [places])
  const bounds = useMemo(() => boundsOf(places), [places])
  if (!bounds) return null
  return (
    <MapCanvas
      label={words('mapOfOrders', { count: places.length })}
      units={company.units}
      bounds={bounds}
      fitKey={bounds.join()}
      controls="compact"
      className="h-44 shrink-0 border-b border-line"
    >
      <OpenOrders orders={orders} />
    </MapCanvas>
  )
}
