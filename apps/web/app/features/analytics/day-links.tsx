// The days of a chart as links over it: hover or focus shows a day's figures, a click opens the day.
import { useState } from 'react'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { moveInRow } from '../../ui/row-keys.ts'
import { dayShort } from '../../lib/format.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'

export interface ChartDay {
  key: string
  /** Figures of the day: `81.0 %, 19 late of 100`. Empty without data. */
  text: string
  /** Middle of the day on the chart, in percent. */
  at: number
}

/** Lies over a chart of `relative` position. One tab stop: the last day; arrow keys reach the others. */
export function DayLinks({ days, width }: { days: readonly ChartDay[]; width: number }) {
  const [shown, setShown] = useState<string | null>(null)
  const day = days.find(({ key }) => key === shown)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between links that are on their own
    <div className="absolute inset-0" data-row onKeyDown={(event) => void moveInRow(event)}>
      {days.map(({ key, text, at }, index) => (
        <Link
          key={key}
          to={`/tenant/live?day=${key}&view=board`}
          tabIndex={index === days.length - 1 ? 0 : -1}
          aria-label={words('openDay', { day: dayShort(key), figures: text || words('noFigures') })}
          onPointerEnter={() => setShown(key)}
          onPointerLeave={() => setShown(null)}
          onFocus={() => setShown(key)}
          onBlur={() => setShown(null)}
          className="absolute inset-y-0 -translate-x-1/2 rounded-s focus-visible:outline-offset-0"
          style={{ left: `${at}%`, width: `${width}%` }}
        />
      ))}
      {day && (
        <>
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-px bg-ink-3"
            style={{ left: `${day.at}%` }}
          />
          <span
            aria-hidden
            dir="auto"
            className={cn(
              'pointer-events-none absolute top-0 z-10 rounded bg-raised px-2.5 py-1.5 font-sans text-2 whitespace-nowrap shadow-float',
              day.at > 50 ? '-translate-x-full' : '',
            )}
            style={{ left: `calc(${day.at}% ${day.at > 50 ? '- 6px' : '+ 6px'})` }}
          >
            <span className="font-mid">{dayShort(day.key)}</span> {day.text || words('noFigures')}
          </span>
        </>
      )}
    </div>
  )
}
