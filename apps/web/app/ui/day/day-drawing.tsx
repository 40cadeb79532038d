// A planned city day as a picture: the generated town's streets and the planner's routes over them (scripts/site-day.ts).
// It draws itself once, every van on one clock; still and complete with reduced motion. A picture file of its own, so that
// it costs no script and is kept by the browser.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cn } from '../cn.ts'
import { DAY_FIGURES } from './figures.gen.ts'

export { DAY_FIGURES } from './figures.gen.ts'

const MOVING = '/pictures/day.svg'
const STILL = '/pictures/day-still.svg'

/**
 * True once the drawing has drawn itself and the still picture is there. A browser goes on painting an SVG picture whose
 * animation is long over; the still one, which looks the same, leaves the processor alone.
 */
function useIsDrawn(picture: RefObject<HTMLImageElement | null>, isStill: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const moving = picture.current
    if (isStill || !moving) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const swap = async () => {
      const still = new Image()
      still.src = STILL
      await still.decode().catch(() => {})
      if (!isGone) setDrawn(true)
    }
    const begin = () => {
      timer = setTimeout(() => void swap(), DAY_FIGURES.drawSeconds * 1_000)
    }
    if (moving.complete) begin()
    else moving.addEventListener('load', begin, { once: true })
    return () => {
      isGone = true
      clearTimeout(timer)
      moving.removeEventListener('load', begin)
    }
  }, [picture, isStill])
  return isStill || isDrawn
}

/** Fills its box. `isStill` leaves the animation out; `focus` says which part stays in sight. */
export function DayDrawing({
  className,
  isStill = false,
  focus = 'center',
}: {
  className?: string
  isStill?: boolean
  focus?: string
}) {
  const picture = useRef<HTMLImageElement>(null)
  const isDrawn = useIsDrawn(picture, isStill)
  return (
    <img
      ref={picture}
      src={isDrawn ? STILL : MOVING}
      width={DAY_FIGURES.width}
      height={DAY_FIGURES.height}
      alt=""
      decoding="async"
      // On the home page it is the largest thing to see first.
      fetchPriority={isStill ? 'auto' : 'high'}
      style={{ objectPosition: focus }}
      // Its own layer: a caret that blinks beside it must not have its thousand lines painted again.
      className={cn('object-cover [mix-blend-mode:var(--drawing-blend)] will-change-transform', className)}
    />
  )
}
