// Scale of the map in the company's unit.
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { METRES_PER_MILE } from '@dropwise/contracts'
import { lengthText } from '../../lib/format.ts'
import { mapWords } from '../../lib/words/map.ts'

/** Longest bar, in px. */
const MAX_BAR_PX = 130
const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50]
const SMALLEST_STEP = 0.05

/** The longest round distance within `metres`, with its text. */
export function roundDistance(metres: number, units: 'mi' | 'km'): { metres: number; label: string } {
  const unit = units === 'mi' ? METRES_PER_MILE : 1000
  const step = STEPS.findLast((candidate) => candidate * unit <= metres) ?? SMALLEST_STEP
  const label = units === 'km' && step < 1 ? lengthText(step * 1000, 'm') : lengthText(step, units)
  return { metres: step * unit, label }
}

export function MapScale({ map, units }: { map: MapLibreMap; units: 'mi' | 'km' }) {
  const [scale, setScale] = useState({ px: 100, label: '' })
  useEffect(() => {
    const update = () => {
      const y = map.getContainer().clientHeight / 2
      const metres = map.unproject([0, y]).distanceTo(map.unproject([MAX_BAR_PX, y]))
      const round = roundDistance(metres, units)
      setScale({ px: Math.round((round.metres / metres) * MAX_BAR_PX), label: round.label })
    }
    update()
    map.on('move', update)
    map.on('resize', update)
    return () => {
      map.off('move', update)
      map.off('resize', update)
    }
  }, [map, units])
  return (
    <span
      className="pointer-events-none absolute bottom-2 left-3 flex items-end gap-1.5 font-n text-[12px] leading-none text-ink max-md:hidden"
      aria-label={mapWords('scale', { distance: scale.label })}
    >
      <span className="h-[7px] border border-t-0 border-ink-2" style={{ width: scale.px }} />
      {scale.label}
    </span>
  )
}
