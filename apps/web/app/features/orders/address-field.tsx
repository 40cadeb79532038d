// The place of an order.
import { ORDER_FIELDS } from '@dropwise/contracts'
import { useWatch } from 'react-hook-form'
import { PlaceField } from '../../ui/place/place-field.tsx'
import type { OrderFields } from './order-form-schema.ts'

export function AddressField({ fields }: { fields: OrderFields }) {
  const { control, setValue } = fields.form
  const [address, lat, lng] = useWatch({ control, name: ['address', 'lat', 'lng'] })
  return (
    <PlaceField
      label={ORDER_FIELDS.address.label}
      place={address ? { address, ...(lat == null || lng == null ? {} : { lat, lng }) } : null}
      onPlace={(place) => {
        setValue('address', place.address, { shouldDirty: true, shouldValidate: true })
        setValue('lat', place.lat, { shouldDirty: true })
        setValue('lng', place.lng, { shouldDirty: true })
      }}
      error={fields.errorOf('address')}
    />
  )
}
