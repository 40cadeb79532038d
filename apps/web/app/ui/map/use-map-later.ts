// Delays a page's map until its text is shown.
import { useEffect, useState } from 'react'
import { hasGraphicsCard } from './webgl.ts'

/** Extra delay without a graphics card, in milliseconds: the page is read by then. */
const UNAIDED_DELAY_MS = 5_000

/**
 * True when the map may start: the page is shown and the browser idle. With software rendering, which blocks
 * everything else, phones wait longer.
 */
export function useMapLater(isDesk: boolean): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      if (isDesk || hasGraphicsCard()) setTime(true)
      else timer = setTimeout(() => setTime(true), UNAIDED_DELAY_MS)
    }
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(soon, { timeout: 1_200 })
      return () => {
        cancelIdleCallback(handle)
        clearTimeout(timer)
      }
    }
    timer = setTimeout(soon, 200)
    return () => clearTimeout(timer)
  }, [isDesk])
  return isTime
}
