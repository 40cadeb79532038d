// A planned city day as a picture: streets and routes of the generated town (scripts/site-day.ts). It
// animates once on one clock; with reduced motion it is still. A separate file, so that it costs no script
// and is cached.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cn } from '../cn.ts'
import { DAY_FIGURES } from './figures.gen.ts'

export { DAY_FIGURES } from './figures.gen.ts'

const MOVING = '/pictures/day.svg'
const STILL = '/pictures/day-still.svg'

/**
 * True once the animation is over and the still picture is loaded. Browsers repaint an animated SVG forever;
 * the identical still one costs no CPU.
 */
function useIsDrawn(picture: RefObject<HTMLImageElement | null>, isStill: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const moving = picture.current
    if (isStill || !moving) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const swap = async () => {
      const still = new Image()
      still.src = STILL
      await still.decode().catch(() => {})
      if (!isUnmounted) setDrawn(true)
    }
    const begin = () => {
      timer = setTimeout(() => void swap(), DAY_FIGURES.drawSeconds * 1_000)
    }
    if (moving.complete) begin()
    else moving.addEventListener('load', begin, { once: true })
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      moving.removeEventListener('load', begin)
    }
  }, [picture, isStill])
  return isStill || isDrawn
}

/** Fills its box. `isStill` omits the animation; `focus` sets the part that stays visible. */
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
      // The home page's largest contentful element.
      fetchPriority={isStill ? 'auto' : 'high'}
      style={{ objectPosition: focus }}
      // Own layer, so a blinking caret nearby does not repaint its thousand lines.
      className={cn('object-cover [mix-blend-mode:var(--drawing-blend)] will-change-transform', className)}
    />
  )
}
