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
import { frameWords as words } from '../../lib/words/frame.ts'

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
      title={words('placePin')}
      description={words('howToPlacePin')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!pin}
            onClick={() => pin && onPin({ address: text.trim() || formatCoordinates(pin), ...pin })}
          >
            {words('usePin')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TownSearch town={town} onTown={setTown} />
          <TextField
            label={words('addressForDrivers')}
            placeholder={words('whatDriversCallIt')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <MapCanvas
          label={words('mapForPin')}
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
          {pin ? words('pinAt', { place: formatCoordinates(pin) }) : words('noPinYet')}
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
      label={words('goToTown')}
      value={town ? keyOf(town) : ''}
      {...(town ? { valueLabel: `${town.name}, ${town.countryName}` } : {})}
      placeholder={words('townOrCountry')}
      onSearch={setSearch}
      emptyText={
        search.trim().length < 2
          ? words('enterTown')
          : towns.isFetching
            ? words('searching')
            : words('noSuchTown')
      }
      items={items.map((item) => ({ value: keyOf(item), label: item.name, aside: item.countryName }))}
      onChange={({ value }) => {
        const chosenItem = items.find((item) => keyOf(item) === value)
        if (chosenItem) onTown(chosenItem)
      }}
    />
  )
}
