// Vans that need attention, with cause and time: silent, standing too long, not left. Renders nothing without
// any.
import { OctagonX, Phone } from 'lucide-react'
import { memo } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { listText } from '../../lib/format.ts'
import { exceptionText } from '../../lib/van-texts.ts'
import { liveWords } from '../../lib/words/live.ts'
import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Count } from '../../ui/tag.tsx'
import type { VanDay } from './day.ts'
import { firstName } from './labels.ts'
import { useRemedy } from './remedy.ts'
import type { SelectionActions } from './selection.ts'

export const Exceptions = memo(function Exceptions({
  vans,
  actions,
}: {
  vans: readonly VanDay[]
  actions: SelectionActions
}) {
  const { company } = useTenant()
  const [, openRemedy] = useRemedy()
  if (vans.length === 0) return null
  return (
    <section aria-label={liveWords('vansToLookAfter')} className="border-b border-line-2">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        {liveWords('vansToLookAfter')} <Count value={vans.length} />
      </h2>
      <ul>
        {vans.map(({ route, label }) => (
          <li
            key={route.id}
            className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-b border-line px-3 py-2"
          >
            <Plate number={route.number} />
            <button
              type="button"
              className="truncate text-start text-2 font-mid"
              onClick={() => actions.select(route.number)}
            >
              {label}
            </button>
            <span className="col-start-2 text-2 text-bad-ink">
              {listText((route.exceptions ?? []).map((one) => exceptionText(one, company.timeZone)))}
            </span>
            <span className="col-start-2 flex flex-wrap gap-2 pt-1.5">
              {route.driver?.phone && (
                <a
                  href={`tel:${route.driver.phone}`}
                  className="inline-flex h-[26px] items-center gap-1.5 rounded border border-line-2 bg-raised px-2.5 text-1 font-mid hover:bg-hover pointer-coarse:h-9 [&_svg]:size-3.5"
                >
                  <Phone aria-hidden /> {liveWords('callPerson', { name: firstName(route.driver.name) })}
                </a>
              )}
              <Button
                size="s"
                icon={<OctagonX />}
                needs="plans:dispatch"
                onClick={() => openRemedy({ kind: 'van_out', vehicleId: route.vehicle.id })}
              >
                {liveWords('vanOut')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
