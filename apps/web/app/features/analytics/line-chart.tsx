// Daily percentages as a line over a goal; the scale starts below the lowest value, and points below the goal
// show their figure.
import { cn } from '../../ui/cn.ts'
import { isAxisLabel } from './axis.ts'
import { DayLinks } from './day-links.tsx'

export interface LinePoint {
  key: string
  label: string
  /** Percent; null without data for the day. */
  value: number | null
  /** Label of a point below the goal. */
  text: string
}

/** Step of the scale by spread in percent. */
const STEPS = [
  [20, 5],
  [40, 10],
  [100, 25],
] as const
/** The least spread: on a narrower scale one late parcel looks like a cliff. */
const LEAST_SPREAD = 20
/** Width of a point's label, in percent. */
const WORDS = 24

interface MeasuredPoint {
  key: string
  value: number
  at: number
}

/** The worst points below the goal whose labels do not overlap, with the side of each label. */
export function namedPoints(points: readonly MeasuredPoint[], goal: number): Map<string, 'left' | 'right'> {
  const labelRanges: [number, number][] = []
  const sideOfPoint = new Map<string, 'left' | 'right'>()
  for (const { key, value, at } of points.toSorted((a, b) => a.value - b.value)) {
    if (value >= goal) break
    const side = at > 100 - WORDS ? 'left' : 'right'
    const [from, to] = side === 'left' ? [at - WORDS, at] : [at, at + WORDS]
    if (labelRanges.some(([start, end]) => from < end && start < to)) continue
    labelRanges.push([from, to])
    sideOfPoint.set(key, side)
  }
  return sideOfPoint
}

/** Start of the scale, and its step. */
export function scaleOf(values: readonly number[], goal: number): { floor: number; step: number } {
  const lowest = Math.min(goal, 100 - LEAST_SPREAD, ...values)
  const step = STEPS.find(([spread]) => 100 - lowest <= spread)?.[1] ?? 25
  return { floor: Math.max(0, 100 - Math.ceil((100 - lowest) / step) * step), step }
}

/** The table has the same figures; each day is a link. */
export function LineChart({ points, goal }: { points: readonly LinePoint[]; goal: number }) {
  const drawnPoints = points.flatMap(({ value, ...point }, i) =>
    value === null ? [] : [{ ...point, value, i }],
  )
  const { floor, step } = scaleOf(
    drawnPoints.map(({ value }) => value),
    goal,
  )
  const x = (i: number) => (points.length === 1 ? 50 : 2 + (i / (points.length - 1)) * 96)
  const y = (value: number) => 100 - ((value - floor) / (100 - floor)) * 100
  const ticks = Array.from({ length: (100 - floor) / step + 1 }, (_, n) => floor + n * step)
  const sideOfPoint = namedPoints(
    drawnPoints.map(({ key, value, i }) => ({ key, value, at: x(i) })),
    goal,
  )
  return (
    <div dir="ltr" className="font-n text-[12px]">
      <div className="relative mt-2 ms-8 h-40">
        <div aria-hidden className="absolute inset-0">
          {ticks.map((tick) => (
            <span key={tick} className="absolute inset-x-0 h-px bg-line" style={{ top: `${y(tick)}%` }}>
              <span className="absolute top-0 -left-8 w-6 -translate-y-1/2 text-end text-ink-3">{tick}</span>
            </span>
          ))}
          <span
            className="absolute inset-x-0 border-t border-dashed border-ink-3"
            style={{ top: `${y(goal)}%` }}
          />
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible"
          >
            <polyline
              points={drawnPoints.map(({ i, value }) => `${x(i)},${y(value)}`).join(' ')}
              fill="none"
              stroke="var(--load)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {drawnPoints.map(({ key, i, value, text }) => (
            <span key={key} className="absolute" style={{ left: `${x(i)}%`, top: `${y(value)}%` }}>
              <span
                className={cn(
                  'absolute -translate-1/2 rounded-full',
                  value < goal ? 'size-2.5 bg-bad' : 'size-1.5 bg-load',
                )}
              />
              {sideOfPoint.has(key) && (
                <span
                  className={cn(
                    'absolute top-1.5 font-strong whitespace-nowrap text-bad-ink',
                    sideOfPoint.get(key) === 'left' ? 'right-1.5' : 'left-1.5',
                  )}
                >
                  {text}
                </span>
              )}
            </span>
          ))}
        </div>
        <DayLinks
          days={points.map(({ key, text }, i) => ({ key, text, at: x(i) }))}
          width={96 / Math.max(1, points.length - 1)}
        />
      </div>
      <div aria-hidden className="relative mt-2 ms-8 h-4 text-ink-3">
        {points.map(({ key, label }, i) =>
          isAxisLabel(i, points.length) ? (
            <span
              key={key}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${x(i)}%` }}
            >
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
