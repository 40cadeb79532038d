// A repair's figures before and after, side by side.
import type { RepairResponse, RestOfDay } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count, formatDistance, formatDuration, hours, money } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { cn } from '../../ui/cn.ts'

interface Line {
  label: string
  read: (rest: RestOfDay) => number
  text: (value: number) => string
  /** True when less is better and an increase is coloured. */
  isTrouble?: boolean
}

export function RepairFigures({ repair }: { repair: RepairResponse }) {
  const { company } = useTenant()
  const { timeZone, units, currency } = company
  const { before, after } = repair
  const lines: Line[] = [
    { label: liveWords('stopsWithoutVan'), read: (rest) => rest.withoutVan, text: count, isTrouble: true },
    { label: liveWords('lateStops'), read: (rest) => rest.lateStops, text: count, isTrouble: true },
    {
      label: liveWords('totalLateness'),
      read: (rest) => rest.lateSeconds,
      text: formatDuration,
      isTrouble: true,
    },
    {
      label: liveWords('distance'),
      read: (rest) => rest.distanceMetres,
      text: (metres) => formatDistance(metres, units),
    },
    { label: liveWords('paidTime'), read: (rest) => rest.paidSeconds, text: hours },
    { label: liveWords('cost'), read: (rest) => rest.costMinor, text: (minor) => money(minor, currency) },
  ]
  return (
    <table className="w-full border-separate border-spacing-0 text-2">
      <thead>
        <tr className="text-1 text-ink-3">
          <th scope="col" className="h-8 border-b border-line-2 ps-5 text-start font-mid">
            {liveWords('restOfDay')}
          </th>
          <th scope="col" className="border-b border-line-2 px-2 text-end font-mid">
            {liveWords('before')}
          </th>
          <th scope="col" className="border-b border-line-2 pe-5 ps-2 text-end font-mid">
            {liveWords('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, read, text, isTrouble }) => {
          const [old, now] = [read(before), read(after)]
          return (
            <tr key={label} className="h-8">
              <th scope="row" className="border-b border-line ps-5 text-start font-text">
                {label}
              </th>
              <td className="border-b border-line px-2 text-end text-ink-2 tabular-nums">{text(old)}</td>
              <td
                className={cn(
                  'border-b border-line pe-5 ps-2 text-end font-strong tabular-nums',
                  isTrouble && now > old && 'text-bad-ink',
                  isTrouble && now < old && 'text-ok-ink',
                )}
              >
                {text(now)}
              </td>
            </tr>
          )
        })}
        <tr className="h-8">
          <th scope="row" className="border-b border-line ps-5 text-start font-text">
            {liveWords('lastBack')}
          </th>
          <td className="border-b border-line px-2 text-end text-ink-2 tabular-nums">
            {clock(before.lastReturnAt, timeZone)}
          </td>
          <td className="border-b border-line pe-5 ps-2 text-end font-strong tabular-nums">
            {clock(after.lastReturnAt, timeZone)}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
