// The place field of all forms: an address, coordinates in any notation, a pasted link, or a pin on the map.
import { refusalOfPlace } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { addressQuery } from '../../lib/data/addresses.ts'
import { Button } from '../button.tsx'
import { Combobox, type ComboItem } from '../combobox.tsx'
import { PinDialog } from './pin-dialog.tsx'
import type { Place } from './place.ts'
import { frameWords as words } from '../../lib/words/frame.ts'

/** Fewer letters match too many addresses. */
const LEAST_LETTERS = 3
/** The option that keeps the typed text and asks for its pin. */
const PIN = 'pin'

/** Names of places that are not exact. */
const ACCURACIES = { interpolated: 'interpolated', street: 'onStreet', town: 'inTown' } as const

interface PlaceFieldProps {
  label?: string
  place: Place | null
  onPlace: (place: Place) => void
  error: string | undefined
}

export function PlaceField({ label = words('address'), place, onPlace, error }: PlaceFieldProps) {
  const [search, setSearch] = useState('')
  /** The address whose pin the dialog is placing; null while it is closed. */
  const [pinning, setPinning] = useState<string | null>(null)
  const addresses = useQuery(addressQuery(search))
  const typed = search.trim()
  const refusal = refusalOfPlace(typed)
  const isSearchable = typed.length >= LEAST_LETTERS && refusal === null
  const candidates = isSearchable ? (addresses.data?.items ?? []) : []
  const items: ComboItem[] = candidates.map(({ lat, lng, label: text, accuracy, unknownPlace }) => ({
    value: `${lat},${lng}`,
    label: text,
    aside: unknownPlace ? words('outsideMap') : accuracy === 'rooftop' ? '' : words(ACCURACIES[accuracy]),
  }))
  if (isSearchable && addresses.isSuccess && !candidates.some(({ label: text }) => text === typed))
    items.push({ value: PIN, label: typed, aside: words('placeItsPin'), mark: <MapPin className="size-4" /> })
  const choose = ({ value, label: address }: ComboItem) => {
    if (value === PIN) return setPinning(address)
    const candidate = candidates.find(({ lat, lng }) => `${lat},${lng}` === value)
    onPlace({ address, ...(candidate && { lat: candidate.lat, lng: candidate.lng }) })
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Combobox
        label={label}
        value={place ? `${place.lat},${place.lng}` : ''}
        {...(place ? { valueLabel: place.address } : {})}
        placeholder={words('typeAddress')}
        onSearch={setSearch}
        emptyText={refusal ?? (isSearchable ? words('searching') : words('enterAddress'))}
        items={items}
        onChange={choose}
        error={error}
      />
      <Button
        size="s"
        variant="quiet"
        icon={<MapPin />}
        className="-ms-2.5 self-start"
        onClick={() => setPinning(place?.address ?? '')}
      >
        {place?.lat === undefined ? words('placePinOnMap') : words('movePinOnMap')}
      </Button>
      {pinning !== null && (
        <PinDialog
          address={pinning}
          start={
            place?.lat !== undefined && place.lng !== undefined ? { lat: place.lat, lng: place.lng } : null
          }
          onClose={() => setPinning(null)}
          onPin={(pinned) => {
            setPinning(null)
            onPlace(pinned)
          }}
        />
      )}
    </div>
  )
}
