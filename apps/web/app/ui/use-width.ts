// Width of an element, updated on change.
import { useEffect, useRef, useState, type RefObject } from 'react'

/** In pixels; null before measuring. */
export function useWidth(): [place: RefObject<HTMLDivElement | null>, width: number | null] {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}
