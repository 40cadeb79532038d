// Below the work orders: what is due next at all vehicles, and the work order that settles it.
import type { VehicleItem } from '@dropwise/contracts'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTenant } from '../../../lib/company-context.tsx'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { useSetUrlParams } from '../../../lib/url-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { duesOf } from '../due.ts'

/** Later ones are in the list of vehicles. */
const SHOWN = 12

export function DueNext({ vehicles }: { vehicles: readonly VehicleItem[] }) {
  const { company, today } = useTenant()
  const setParams = useSetUrlParams()
  const dues = vehicles
    .filter(({ status }) => status === 'active')
    .flatMap((vehicle) => duesOf(vehicle, today, company.units).map((due) => ({ vehicle, due })))
    .toSorted((a, b) => a.due.rank - b.due.rank)
    .slice(0, SHOWN)
  if (dues.length === 0) return null
  return (
    <section
      aria-label={fleetWords('dueNext')}
      className="flex max-h-1/2 min-h-0 flex-col border-t border-line max-md:hidden"
    >
      <h2 className="px-4 pt-4 pb-2 text-3 font-strong md:px-7">{fleetWords('dueNext')}</h2>
      <ul className="overflow-y-auto pb-2">
        {dues.map(({ vehicle, due }) => (
          <li
            key={`${vehicle.id} ${due.kind} ${due.what} ${due.when}`}
            className="grid min-h-10 grid-cols-[1fr_1.4fr_1fr_auto] items-center gap-3 border-b border-line px-4 text-2 md:px-7"
          >
            <Link to={`/tenant/fleet?vehicle=${vehicle.id}`} className="truncate font-mid hover:underline">
              {vehicle.name}
            </Link>
            <span className="truncate">{due.what}</span>
            <span>{due.isSoon ? <Tag tone="signal">{due.when}</Tag> : due.when}</span>
            <Button
              size="s"
              icon={<Plus />}
              needs="fleet:write"
              aria-label={`${words('addWorkOrder')}: ${due.what}, ${vehicle.name}`}
              onClick={() =>
                setParams({ vehicle: vehicle.id, title: due.what, panel: 'new', work: null, defect: null })
              }
            >
              {words('addWorkOrder')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
