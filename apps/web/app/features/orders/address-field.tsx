// The address of an order, searched while it is typed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { ORDER_FIELDS } from '@dropwise/contracts'
import { addressQuery, OUTSIDE_MAP } from '../../lib/data/addresses.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { OrderFields } from './order-form-schema.ts'

/** Fewer letters find half the town. */
const MIN_SEARCH = 3

export function AddressField({ fields }: { fields: OrderFields }) {
  const { form } = fields
  const [search, setSearch] = useState('')
  const addresses = useQuery(addressQuery(search))
  const found = addresses.data?.items ?? []
  const emptyText =
    search.trim().length < MIN_SEARCH
      ? 'Enter a street and a number'
      : addresses.isFetching
        ? 'Searching'
        : 'Not found in your region'
  return (
    <Controller
      control={form.control}
      name="address"
      render={({ field }) => (
        <Combobox
          label={ORDER_FIELDS.address.label}
          value={field.value ?? ''}
          valueLabel={field.value ?? ''}
          placeholder="Street and number"
          error={fields.errorOf('address')}
          onSearch={setSearch}
          emptyText={emptyText}
          items={found.map(({ lat, lng, label, accuracy, unknownPlace }) => ({
            value: `${lat},${lng}`,
            label,
            aside: unknownPlace ? OUTSIDE_MAP : accuracy === 'rooftop' ? '' : accuracy,
          }))}
          onChange={(item) => {
            const place = found.find(({ lat, lng }) => `${lat},${lng}` === item.value)
            field.onChange(item.label)
            form.setValue('lat', place?.lat)
            form.setValue('lng', place?.lng)
          }}
        />
      )}
    />
  )
}
