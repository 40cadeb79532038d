// A planned city day as a picture: the generated town's streets and the planner's routes over them (scripts/site-day.ts).
// It draws itself in six seconds, every van on one clock; still and complete with reduced motion. A picture file of its
// own, so that it costs no script and is kept by the browser.
import { cn } from '../cn.ts'
import { DAY_FIGURES } from './figures.gen.ts'

export { DAY_FIGURES } from './figures.gen.ts'

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
  return (
    <img
      src={isStill ? '/pictures/day-still.svg' : '/pictures/day.svg'}
      width={DAY_FIGURES.width}
      height={DAY_FIGURES.height}
      alt=""
      decoding="async"
      // On the home page it is the largest thing to see first.
      fetchPriority={isStill ? 'auto' : 'high'}
      style={{ objectPosition: focus }}
      className={cn('object-cover', className)}
    />
  )
}
