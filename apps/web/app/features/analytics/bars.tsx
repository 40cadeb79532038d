// Stacked bars by day: start at zero, show figures, name the parts once.
import { isAxisLabel } from './axis.ts'
import { DayLinks } from './day-links.tsx'
import { listText, percent } from '../../lib/format.ts'

export interface Bar {
  key: string
  label: string
  /** One value per name, from the bottom up. */
  parts: readonly number[]
  text: string
}

const HEIGHT = 120
/** Lower parts get no name. */
const NAMED_FROM = 12
/** With more bars, figures would overlap. */
const MOST_FIGURES = 12
const SHADES = ['var(--ch1)', 'var(--ch2)', 'var(--load)']

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** `£4.00: Time 50 %, Distance 30 %, Vehicles 20 %`. */
function partsText(text: string, names: readonly string[], parts: readonly number[]): string {
  const all = sum(parts)
  if (all === 0) return text
  const shares = names.map((name, i) => `${name} ${percent(Math.round(((parts[i] ?? 0) / all) * 100))}`)
  return `${text}: ${listText(shares)}`
}

/** Names of the parts, each at its height in the last bar that is drawn. */
function PartNames({
  names,
  parts,
  top,
}: {
  names: readonly string[]
  parts: readonly number[]
  top: number
}) {
  return (
    <span className="relative block w-14" style={{ height: HEIGHT }}>
      {names.map((name, index) => {
        const height = ((parts[index] ?? 0) / top) * HEIGHT
        const middle = (sum(parts.slice(0, index)) / top) * HEIGHT + height / 2
        if (height < NAMED_FROM) return null
        return (
          <span
            key={name}
            className="absolute left-0 translate-y-1/2 text-1 text-ink-2"
            style={{ bottom: middle }}
          >
            {name}
          </span>
        )
      })}
    </span>
  )
}

/** The table has the same figures; each day is a link. */
export function Bars({ bars, names }: { bars: readonly Bar[]; names: readonly string[] }) {
  const top = Math.max(1, ...bars.map(({ parts }) => sum(parts)))
  return (
    <div dir="ltr" className="flex items-end gap-3">
      <div className="relative min-w-0 flex-1">
        <div aria-hidden className="flex items-end gap-1.5 border-b border-line-2">
          {bars.map(({ key, parts, text }, index) => (
            <span key={key} className="flex min-w-0 flex-1 flex-col items-center">
              {(bars.length <= MOST_FIGURES || index === bars.length - 1) && (
                <span className="pb-1 text-1 font-mid whitespace-nowrap tabular-nums">{text}</span>
              )}
              <span className="flex w-full max-w-14 flex-col-reverse gap-px">
                {parts.map((part, i) => (
                  <span key={names[i]} style={{ height: (part / top) * HEIGHT, background: SHADES[i] }} />
                ))}
              </span>
            </span>
          ))}
        </div>
        <div aria-hidden className="flex h-5 gap-1.5 pt-1 font-n text-[12px] text-ink-3">
          {bars.map(({ key, label }, index) => (
            <span key={key} className="relative min-w-0 flex-1">
              {isAxisLabel(index, bars.length) && (
                <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">{label}</span>
              )}
            </span>
          ))}
        </div>
        <DayLinks
          days={bars.map(({ key, text, parts }, index) => ({
            key,
            text: partsText(text, names, parts),
            at: ((index + 0.5) / bars.length) * 100,
          }))}
          width={100 / bars.length}
        />
      </div>
      <span aria-hidden className="block shrink-0 pb-5">
        <PartNames
          names={names}
          parts={bars.findLast(({ parts }) => sum(parts) > 0)?.parts ?? []}
          top={top}
        />
      </span>
    </div>
  )
}
