// When a page begins its map: after what there is to read, so that nobody waits for a map.
import { useEffect, useState } from 'react'
import { hasGraphicsCard } from './webgl.ts'

/** Without a graphics card the map begins this much later, in milliseconds: by then the page has been read. */
const UNAIDED_DELAY_MS = 5_000

/**
 * Whether it is time for the map: once the page is on screen and the browser has a moment. Where the processor has to draw
 * it, which holds up everything else for a while, a phone waits longer.
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
