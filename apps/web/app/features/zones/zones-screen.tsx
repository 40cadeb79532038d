// `/tenant/settings/zones`: areas on the map, and their vans.
import { Plus } from 'lucide-react'
import { MAX_ZONES, type ZoneItem } from '@dropwise/contracts'
import { count, listText } from '../../lib/format.ts'
import { weekdaysText } from '../../lib/weekdays.ts'
import { zonesWords as words } from '../../lib/words/zones.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useZones, type ZonesState } from './use-zones.ts'
import { ZoneForm } from './zone-form.tsx'
import { ZoneMap } from './zone-map.tsx'

export function ZonesScreen() {
  const state = useZones()
  const { zone, outline, change, close } = state
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col-reverse">
      <section
        aria-label={words('zones')}
        className="flex min-h-0 flex-col border-line-2 max-md:h-[52%] max-md:border-t md:w-[360px] md:border-e"
      >
        {outline ? (
          <ZoneForm key={outline.key} zone={zone} outline={outline} onOutline={change} onClose={close} />
        ) : (
          <ZoneList state={state} />
        )}
      </section>
      <ZoneMap state={state} className="min-h-0 flex-1" />
    </div>
  )
}

function ZoneList({ state: { query, list, zones } }: { state: ZonesState }) {
  const draw = () => list.openPanel('new')
  return (
    <>
      <header className="flex items-center gap-2 border-b border-line px-4 py-3 md:px-5">
        <p className="text-2 text-ink-2">
          {zones.length > 0 && words('countOf', { count: count(zones.length), most: count(MAX_ZONES) })}
        </p>
        <Button
          variant="primary"
          icon={<Plus />}
          className="ms-auto max-md:h-11"
          disabled={zones.length >= MAX_ZONES}
          needs="fleet:write"
          onClick={draw}
        >
          {words('drawZone')}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Loaded query={query} what={words('zonesNoun')}>
          {() =>
            zones.length === 0 ? (
              <EmptyState title={words('noZones')}>{words('noZonesMore')}</EmptyState>
            ) : (
              <ul>
                {zones.map((zone) => (
                  <ZoneRow key={zone.id} zone={zone} onOpen={() => list.toggleRow(zone.id)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function ZoneRow({
  zone: { name, color, weekdays, vehicles },
  onOpen,
}: {
  zone: ZoneItem
  onOpen: () => void
}) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2.5 text-start hover:bg-hover focus-visible:-outline-offset-2 md:px-5"
      >
        <span className="row-span-2 size-3.5 rounded-s" style={{ backgroundColor: color }} aria-hidden />
        <span className="truncate text-2 font-mid">{name}</span>
        <span className="truncate text-1 text-ink-3">
          {weekdays.length > 0 && `${weekdaysText(weekdays)}; `}
          {vehicles.length > 0 ? listText(vehicles.map((vehicle) => vehicle.name)) : words('noVanTied')}
        </span>
      </button>
    </li>
  )
}
