// Corner handles of an outline: drag, insert, delete; also by arrow keys and Delete.
import type { Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Corner } from '@dropwise/contracts'
import { mapWords } from '../../lib/words/map.ts'
import { cn } from '../cn.ts'
import { useMap } from './map-context.ts'

interface CornerHandlesProps {
  corners: readonly Corner[]
  onChange: (corners: Corner[]) => void
  color: string
  /** Handles a click on the first corner of an open outline. */
  onClose?: (() => void) | undefined
}

/** More handles would hide the outline, which is then edited as text. */
export const MOST_HANDLES = 80

const middle = (a: Corner, b: Corner): Corner => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Render inside a map. */
export function CornerHandles({ corners, onChange, color, onClose }: CornerHandlesProps) {
  if (corners.length > MOST_HANDLES) return null
  const sides =
    corners.length < 2 || onClose
      ? []
      : corners.map((corner, i) => middle(corner, corners[(i + 1) % corners.length]!))
  return (
    <>
      {sides.map((at, i) => (
        <Handle
          // A side has no other identity than its index.
          // oxlint-disable-next-line react/no-array-index-key
          key={`side ${i}`}
          at={at}
          color={color}
          isSide
          label={mapWords('addCorner', { number: i + 1 })}
          onPick={() => onChange(corners.toSpliced(i + 1, 0, at))}
        />
      ))}
      {corners.map((at, i) => (
        <Handle
          // oxlint-disable-next-line react/no-array-index-key
          key={`corner ${i}`}
          at={at}
          color={color}
          label={i === 0 && onClose ? mapWords('closeOutline') : mapWords('corner', { number: i + 1 })}
          onPick={i === 0 ? onClose : undefined}
          onMove={(to) => onChange(corners.with(i, to))}
          onRemove={() => onChange(corners.toSpliced(i, 1))}
        />
      ))}
    </>
  )
}

interface HandleProps {
  at: Corner
  color: string
  label: string
  isSide?: boolean
  onPick?: (() => void) | undefined
  onMove?: (to: Corner) => void
  onRemove?: () => void
}

/** Step of an arrow key, in px. */
const STEP = 8
const ARROWS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

function Handle({ at, color, label, isSide = false, onPick, onMove, onRemove }: HandleProps) {
  const { map } = useMap()
  const element = useHandle({ at, isDraggable: onMove !== undefined, onPick, onMove })
  const onKey = (event: React.KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (step && onMove) {
      const { x, y } = map.project(at)
      onMove(map.unproject([x + step[0], y + step[1]]).toArray())
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    <button
      type="button"
      aria-label={label}
      title={label}
      onKeyDown={onKey}
      className={cn(
        'relative block rounded-full border-2 bg-raised before:absolute before:-inset-2.5 pointer-coarse:before:-inset-4',
        isSide ? 'size-2.5 opacity-80' : 'size-4 shadow-float',
        onMove ? 'cursor-grab' : 'cursor-copy',
      )}
      style={{ borderColor: color }}
    />,
    element,
  )
}

/** A handle's element, created once, because a new one would lose its drag. */
function useHandle({
  at: [lng, lat],
  isDraggable,
  onPick,
  onMove,
}: Pick<HandleProps, 'at' | 'onPick' | 'onMove'> & { isDraggable: boolean }): HTMLElement {
  const { map, library } = useMap()
  const [element] = useState(() => document.createElement('div'))
  const marker = useRef<Marker>(null)
  const move = useEffectEvent((to: Corner) => onMove?.(to))
  const pick = useEffectEvent((event: Event) => {
    // The map adds a corner on a click that reaches it.
    event.stopPropagation()
    onPick?.()
  })
  const start = useEffectEvent((): Corner => [lng, lat])
  useEffect(() => {
    const newMarker = new library.Marker({ element, draggable: isDraggable }).setLngLat(start()).addTo(map)
    newMarker.getElement().style.zIndex = isDraggable ? '8' : '7'
    newMarker.on('drag', () => move(newMarker.getLngLat().toArray()))
    const onClick = (event: Event) => pick(event)
    element.addEventListener('click', onClick)
    marker.current = newMarker
    return () => {
      element.removeEventListener('click', onClick)
      newMarker.remove()
    }
  }, [map, library, element, isDraggable])
  useEffect(() => {
    marker.current?.setLngLat([lng, lat])
  }, [lng, lat])
  return element
}
