// Cost over time while the engine runs, as a falling step line.
import { planWords as words } from '../../lib/words/plan.ts'

/** `history` holds pairs of seconds and cost; the axis ends at the time limit. */
export function CostCurve({
  history,
  limitSeconds,
}: {
  history: readonly (readonly [number, number])[]
  limitSeconds: number
}) {
  if (history.length < 2) return <svg width="118" height="26" aria-hidden />
  const costs = history.map(([, cost]) => cost)
  const top = Math.max(...costs)
  const bottom = Math.min(...costs)
  const x = (seconds: number) => (Math.min(seconds, limitSeconds) / limitSeconds) * 116 + 1
  const y = (cost: number) => 3 + (top === bottom ? 10 : ((top - cost) / (top - bottom)) * 18)
  let path = ''
  let lastY = 0
  for (const [seconds, cost] of history) {
    path += path
      ? `H${x(seconds).toFixed(1)}V${y(cost).toFixed(1)}`
      : `M${x(seconds).toFixed(1)} ${y(cost).toFixed(1)}`
    lastY = y(cost)
  }
  const lastX = x(history.at(-1)?.[0] ?? 0)
  return (
    <svg width="118" height="26" role="img" aria-label={words('costOverTime')}>
      <path d={path} fill="none" stroke="var(--link)" strokeWidth="1.6" />
      <circle cx={lastX} cy={lastY} r="2.2" fill="var(--link)" />
    </svg>
  )
}
