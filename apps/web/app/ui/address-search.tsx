// An address of the company's region, searched while it is typed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressQuery, OUTSIDE_MAP } from '../lib/data/addresses.ts'
import { Combobox } from './combobox.tsx'

export interface SearchedPlace {
  address: string
  lat?: number
  lng?: number
}

export function AddressSearch({
  place,
  onPlace,
  error,
}: {
  place: SearchedPlace | null
  onPlace: (place: SearchedPlace) => void
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
      items={(found.data?.items ?? []).map((a) => ({
        value: `${a.lat},${a.lng}`,
        label: a.label,
        aside: a.unknownPlace ? OUTSIDE_MAP : '',
      }))}
      onChange={(item) => {
        const [lat, lng] = item.value.split(',').map(Number)
        onPlace({ address: item.label, ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}) })
      }}
      error={error}
    />
  )
}
