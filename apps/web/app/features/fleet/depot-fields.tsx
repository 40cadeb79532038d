// A depot by name and address, for a form that needs one on the way; and the search for its address.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { addressQuery } from '../../lib/data/addresses.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useAddDepot } from './api.ts'

export interface DepotPlace {
  address: string
  lat?: number
  lng?: number
}

/** Its address, searched while it is typed. */
export function DepotAddress({
  place,
  onPlace,
  error,
}: {
  place: DepotPlace | null
  onPlace: (place: DepotPlace) => void
  error: string | undefined
}) {
  const [search, setSearch] = useState('')
  const found = useQuery(addressQuery(search))
  return (
    <Combobox
      label="Address"
      value={place ? `${place.lat},${place.lng}` : ''}
      {...(place ? { valueLabel: place.address } : {})}
      placeholder="Street and number"
      onSearch={setSearch}
      emptyText={
        search.trim().length < 3
          ? 'Type a street and a number'
          : found.isFetching
            ? 'Searching'
            : 'Not found in your region'
      }
      items={(found.data?.items ?? []).map((a) => ({ value: `${a.lat},${a.lng}`, label: a.label }))}
      onChange={(item) => {
        const [lat, lng] = item.value.split(',').map(Number)
        onPlace({ address: item.label, ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}) })
      }}
      error={error}
    />
  )
}

export function DepotFields({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('')
  const [place, setPlace] = useState<DepotPlace | null>(null)
  const add = useAddDepot()
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Depot"
        placeholder="Harbour Lane depot"
        value={name}
        onChange={(e) => setName(e.target.value)}
      />
      <DepotAddress
        place={place}
        onPlace={setPlace}
        error={add.error ? describeError(add.error).message : undefined}
      />
      <Button
        className="self-start"
        disabled={!name.trim() || !place || add.isPending}
        onClick={() =>
          place &&
          add.mutate(
            { name: name.trim(), ...place },
            {
              onSuccess: () => {
                notify({ title: `${name.trim()} added` })
                onDone()
              },
            },
          )
        }
      >
        Add depot
      </Button>
    </div>
  )
}
