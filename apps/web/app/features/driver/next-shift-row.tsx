// When the driver drives next, and what is dispatched for it.
import type { NextShift } from '@dropwise/contracts'
import { CalendarClock } from 'lucide-react'
import { clock, dayLong, listText } from '../../lib/format.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'

/** `shift`: null while nothing is planned. */
export function NextShiftRow({ shift, timeZone }: { shift: NextShift | null; timeZone: string }) {
  return (
    <section
      aria-label={words('nextShift')}
      className="flex items-center gap-4 border-b border-line px-4 py-4 text-start"
    >
      <CalendarClock aria-hidden className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0">
        <h2 className="text-3 text-ink-2">{words('nextShift')}</h2>
        {shift ? (
          <>
            <p className="text-4 font-strong">
              {words('shiftAt', { day: dayLong(shift.date), time: clock(shift.startsAt, timeZone) })}
            </p>
            <p className="text-3 text-ink-2">
              {shift.route
                ? listText([
                    `R${shift.route.number}`,
                    shift.route.vehicle,
                    words('stopsCount', { count: shift.route.stops }),
                  ])
                : words('nothingDispatched')}
            </p>
          </>
        ) : (
          <p className="text-3">{words('noNextShift')}</p>
        )}
      </div>
    </section>
  )
}
