// Figures of one day or all: driven, replanned, difference, in the company's units.
import type { ReplayDay, ReplayDayFigures, ReplayResponse } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong, formatDistance, formatDuration, listText, money } from '../../lib/format.ts'
import { replayWords as words } from '../../lib/words/replay.ts'

interface Sides {
  driven: ReplayDayFigures
  planned: ReplayDayFigures
  saved: ReplayDayFigures | null
}

const OUTCOMES = {
  better: 'better',
  same: 'same',
  worse: 'worse',
  not_comparable: 'notComparable',
} as const satisfies Record<ReplayDay['outcome'], string>

export function TotalFigures({ total }: { total: NonNullable<ReplayResponse['total']> }) {
  return <FigureTable label={words('allDays')} sides={total} />
}

export function DayFigures({ day }: { day: ReplayDay }) {
  return (
    <section aria-label={dayLong(day.date)} className="rounded border border-line-2 bg-raised px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-2 font-strong">{dayLong(day.date)}</h3>
        <p className="text-2 text-ink-2">{words(OUTCOMES[day.outcome])}</p>
      </div>
      <FigureTable label={words('figuresOf', { day: dayLong(day.date) })} sides={day} />
      <ul className="flex flex-col gap-0.5 pt-1 text-1 text-ink-2">
        {day.unserved.length > 0 && <li>{words('leavesOut', { orders: listText(day.unserved) })}</li>}
        {day.leftOut > 0 && <li>{words('ordersNotCounted', { count: day.leftOut })}</li>}
        {day.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

function FigureTable({ label, sides: { driven, planned, saved } }: { label: string; sides: Sides }) {
  const { units, currency } = useTenant().company
  const rows = [
    { name: words('asDriven'), figures: driven },
    { name: words('newPlan'), figures: planned },
    ...(saved ? [{ name: words('saved'), figures: saved }] : []),
  ]
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-end text-2 max-md:text-1">
        <thead className="text-1 text-ink-3">
          <tr>
            <th className="py-1 text-start font-mid">
              <span className="sr-only">{words('side')}</span>
            </th>
            {(['vans', 'distance', 'hours', 'cost', 'windowsMissed'] as const).map((head) => (
              <th key={head} className="py-1 ps-3 align-bottom font-mid max-md:ps-1.5">
                {words(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name} className={figures === saved ? 'font-strong' : undefined}>
              <th scope="row" className="py-1 text-start font-mid">
                {name}
              </th>
              <td className="ps-3 max-md:ps-1.5">{figures.vehicles}</td>
              <td className="ps-3 max-md:ps-1.5">{formatDistance(figures.distanceMetres, units)}</td>
              <td className="ps-3 max-md:ps-1.5">{signedDuration(figures.durationSeconds)}</td>
              <td className="ps-3 max-md:ps-1.5">{money(figures.costMinor, currency)}</td>
              <td className="ps-3 max-md:ps-1.5">{figures.missedWindows}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A duration with its sign: a longer day than before is negative. */
function signedDuration(seconds: number): string {
  return `${seconds < 0 ? '−' : ''}${formatDuration(Math.abs(seconds))}`
}
