// A progress bar in even steps while the engine runs; the last step waits for whichever of the two is slower.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { OPTIMISE_STEP } from '@dropwise/contracts'

/** The bar waits here for a slower engine. */
const LAST_WAIT = 100 - OPTIMISE_STEP.points
/** Duration of a step's animation, in milliseconds, so that full is visible. */
const GLIDE_MS = 160

interface Rise {
  timer: ReturnType<typeof setInterval>
  percent: number
  /** Called when the bar is full; set once the engine is done. */
  whenFull: (() => void) | undefined
}

export function useSteppedBar() {
  /** Null without a run. */
  const [percent, setPercent] = useState<number | null>(null)
  const rise = useRef<Rise | null>(null)

  const clear = useCallback(() => {
    if (rise.current) clearInterval(rise.current.timer)
    rise.current = null
    setPercent(null)
  }, [])
  useEffect(() => clear, [clear])

  /** Starts at `from` percent with a step every `stepMs`. */
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

  /** Call when the engine is done; resolves when the bar is full, at once or after the remaining steps. */
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
