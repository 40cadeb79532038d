// Route plates, stop discs and other map marks, for lists.
import type { CSSProperties } from 'react'
import { hueOf, strokeOf } from '../lib/route-hues.ts'
import { cn } from './cn.ts'

/** Fill and text colour of a route as CSS variables. */
export function routeStyle(routeNumber: number): CSSProperties {
  const hue = hueOf(routeNumber)
  return { background: `var(--r${hue})`, color: `var(--r${hue}-on)` }
}

/** The line inside the edge of a plate or disc whose hue another route has too, as on the map. */
function strokeStyle(routeNumber: number): CSSProperties {
  const stroke = strokeOf(routeNumber)
  if (stroke === 'solid') return {}
  const line = stroke === 'double' ? 'solid' : stroke
  return { outline: `1px ${line} currentColor`, outlineOffset: -2 }
}

/** `R7`. Outlined plates are vehicles without a route. */
export function Plate({
  number,
  size = 'm',
  isOutlined,
  label,
}: {
  number: number
  /** `xl` is large text by WCAG: hues with 4.5:1 then meet AAA, as the driver's app requires. */
  size?: 's' | 'm' | 'l' | 'xl'
  isOutlined?: boolean
  label?: string
}) {
  const box = {
    s: 'h-4 min-w-6 px-1 text-[10.5px]',
    m: 'h-5 min-w-[30px] px-1.5 text-[13px]',
    l: 'h-6 min-w-9 px-2 text-[15px]',
    xl: 'h-7 min-w-11 px-2 text-[19px]',
  }[size]
  const style = isOutlined
    ? { boxShadow: `inset 0 0 0 1.5px var(--r${hueOf(number)})` }
    : { ...routeStyle(number), ...strokeStyle(number) }
  return (
    <span
      className={cn(
        // Fits its number even in a grid cell.
        'inline-grid shrink-0 place-items-center justify-self-start rounded-s font-n leading-none font-bold tabular-nums',
        box,
      )}
      style={style}
    >
      {label ?? `R${number}`}
    </span>
  )
}

/** A numbered stop disc; red ring for a broken rule; only a ring when done. */
export function Pin({
  number,
  route,
  size = 'm',
  isBroken,
  isDone,
}: {
  number: number
  route: number
  /** `xl` as for plates. */
  size?: 'm' | 'l' | 'xl'
  isBroken?: boolean
  isDone?: boolean
}) {
  const box = {
    m: 'size-[18px] text-[11px]',
    l: 'size-[22px] text-[13px]',
    xl: 'size-8 text-[19px]',
  }[size]
  const style = isDone
    ? { boxShadow: `inset 0 0 0 2px var(--r${hueOf(route)})`, color: 'transparent' }
    : { ...routeStyle(route), ...(isBroken ? {} : strokeStyle(route)) }
  return (
    <span
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full font-n leading-none font-bold',
        box,
        isBroken && 'outline-2 outline-offset-1 outline-bad',
      )}
      style={style}
    >
      {number}
    </span>
  )
}

/** The diamond of an unserved order. */
export function UnservedMark({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden className="shrink-0">
      <rect x="4" y="4" width="12" height="12" rx="1.5" transform="rotate(45 10 10)" fill="var(--signal)" />
    </svg>
  )
}
