// A bar that rises in even steps while the engine works: the last step waits for the engine, whichever of the two is slower.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { OPTIMISE_STEP } from '@dropwise/contracts'

/** The last step belongs to the end of the run: the bar waits below it for an engine that takes longer. */
const LAST_WAIT = 100 - OPTIMISE_STEP.points
/** How long the bar glides to a new width, in milliseconds: full is seen before it goes. */
const GLIDE_MS = 160

interface Rise {
  timer: ReturnType<typeof setInterval>
  percent: number
  /** Set once the engine is done: called when the bar is full. */
  whenFull: (() => void) | undefined
}

export function useSteppedBar() {
  /** Null while there is no run. */
  const [percent, setPercent] = useState<number | null>(null)
  const rise = useRef<Rise | null>(null)

  const clear = useCallback(() => {
    if (rise.current) clearInterval(rise.current.timer)
    rise.current = null
    setPercent(null)
  }, [])
  useEffect(() => clear, [clear])

  /** Starts at `from` percent, a step every `stepMs`. */
  const begin = useCallback((stepMs: number, from = 0) => {
    if (rise.current) clearInterval(rise.current.timer)
    const step = () => {
      const now = rise.current
      if (!now) return
      const top = now.whenFull ? 100 : LAST_WAIT
      now.percent = Math.min(top, now.percent + OPTIMISE_STEP.points)
      setPercent(now.percent)
      if (now.percent < 100) return
      clearInterval(now.timer)
      setTimeout(() => now.whenFull?.(), GLIDE_MS)
    }
    const percentNow = Math.min(LAST_WAIT, Math.floor(from / OPTIMISE_STEP.points) * OPTIMISE_STEP.points)
    rise.current = { timer: setInterval(step, stepMs), percent: percentNow, whenFull: undefined }
    setPercent(percentNow)
  }, [])

  /** Tells the bar that the engine is done; resolves once it is full: at once, or after the steps that are left. */
  const fill = useCallback((isAtOnce: boolean): Promise<void> => {
    const now = rise.current
    if (!now) return Promise.resolve()
    if (isAtOnce) {
      now.percent = 100
      clearInterval(now.timer)
      setPercent(100)
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      now.whenFull = resolve
    })
  }, [])

  return useMemo(() => ({ percent, begin, fill, clear }), [percent, begin, fill, clear])
}
