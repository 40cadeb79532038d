// Sets a pin on the world map: search a town, zoom in, click. The place's name is optional.
import { formatCoordinates, type TownItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { townsQuery } from '../../lib/data/addresses.ts'
import { homeQuery } from '../../lib/data/home.ts'
import { Button } from '../button.tsx'
import { Combobox } from '../combobox.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'
import { ClickPlace, type ClickedPlace } from '../map/click-place.tsx'
import { MapCanvas } from '../map/map-canvas.tsx'
import { useHasStreets } from '../map/regions.ts'
import { HomePin } from '../map/marks.tsx'
import type { Place } from './place.ts'

/** Zoom that shows a town's streets where a region has them, or else the whole town. */
const STREETS_ZOOM = 15
const TOWN_ZOOM = 11

interface PinDialogProps {
  /** The place's name so far; may be empty. */
  address: string
  /** The existing pin; null for a new one. */
  start: ClickedPlace | null
  onPin: (place: Required<Place>) => void
  onClose: () => void
}

export function PinDialog({ address, start, onPin, onClose }: PinDialogProps) {
  const { company } = useTenant()
  const [text, setText] = useState(address)
  const [pin, setPin] = useState<ClickedPlace | null>(start)
  const [town, setTown] = useState<TownItem | null>(null)
  const home = useQuery(homeQuery())
  const guess = useTownOf(address)
  const hasStreets = useHasStreets(start)
  const middle = town ?? start ?? guess ?? home.data ?? null
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Place a pin"
      description="Find the town, zoom in, and click where vans drive to."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!pin}
            onClick={() => pin && onPin({ address: text.trim() || formatCoordinates(pin), ...pin })}
          >
            Use this pin
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TownSearch town={town} onTown={setTown} />
          <TextField
            label="Address for drivers"
            placeholder="Street and number, or what drivers call it"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <MapCanvas
          label="Map to place the pin on"
          units={company.units}
          bounds={middle && [middle.lng, middle.lat, middle.lng, middle.lat]}
          fitKey={middle ? `${middle.lat},${middle.lng}` : 'world'}
          maxFitZoom={hasStreets && middle === start ? STREETS_ZOOM : TOWN_ZOOM}
          className="h-[min(46vh,420px)] rounded border border-line-2"
        >
          {pin && <HomePin lat={pin.lat} lng={pin.lng} />}
          <ClickPlace onPlace={({ lat, lng }) => setPin({ lat, lng: onEarth(lng) })} />
        </MapCanvas>
        <p className="text-1 text-ink-3" aria-live="polite">
          {pin
            ? `Pin at ${formatCoordinates(pin)}`
            : 'No pin yet. With the keyboard: arrows move the map, Enter takes its middle.'}
        </p>
      </div>
    </Dialog>
  )
}

/** Normalises longitudes, because the map repeats beyond the antimeridian. */
function onEarth(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}

/** The town at the end of an address, such as London in "221B Baker Street, London". */
function useTownOf(address: string): TownItem | undefined {
  const name = address.includes(',') ? (address.split(',').at(-1) ?? '').trim() : ''
  return useQuery(townsQuery(name)).data?.items[0]
}

function TownSearch({ town, onTown }: { town: TownItem | null; onTown: (town: TownItem) => void }) {
  const [search, setSearch] = useState('')
  const towns = useQuery(townsQuery(search))
  const items = towns.data?.items ?? []
  const keyOf = ({ lat, lng }: TownItem) => `${lat},${lng}`
  return (
    <Combobox
      label="Go to a town"
      value={town ? keyOf(town) : ''}
      {...(town ? { valueLabel: `${town.name}, ${town.countryName}` } : {})}
      placeholder="Town or country"
      onSearch={setSearch}
      emptyText={
        search.trim().length < 2
          ? 'Enter a town or a country'
          : towns.isFetching
            ? 'Searching'
            : 'No such town'
      }
      items={items.map((item) => ({ value: keyOf(item), label: item.name, aside: item.countryName }))}
      onChange={({ value }) => {
        const chosen = items.find((item) => keyOf(item) === value)
        if (chosen) onTown(chosen)
      }}
    />
  )
}
