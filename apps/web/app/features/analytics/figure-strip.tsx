// The period in five figures, each against the days before.
import type { AnalyticsFigures } from '@dropwise/contracts'
import { measure, measureText, type Units } from './measures.ts'

const SHOWN = ['onTime', 'costPerStop', 'stops', 'stopsPerHour', 'driven', 'efficiency'].map(measure)

export function FigureStrip({
  total,
  before,
  units,
}: {
  total: AnalyticsFigures
  before: AnalyticsFigures | undefined
  units: Units
}) {
  return (
    <dl
      aria-label="The period in figures"
      className="grid grid-cols-2 border-b border-line sm:grid-cols-3 xl:grid-cols-6"
    >
      {SHOWN.map((each) => (
        <div key={each.key} className="border-line px-4 py-3 not-first:border-l max-xl:border-b md:px-7">
          <dt className="text-2 text-ink-2">{each.head(units)}</dt>
          <dd className="text-5 font-strong tabular-nums">{measureText(each, total, units)}</dd>
          <dd className="text-1 text-ink-2">
            {before && before.routes > 0
              ? `${measureText(each, before, units)} before`
              : 'nothing to compare'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
