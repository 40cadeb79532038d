// The place of an order.
import { useWatch } from 'react-hook-form'
import { PlaceField } from '../../ui/place/place-field.tsx'
import type { OrderFields } from './order-form-schema.ts'
import { fieldLabel } from '../../lib/order-fields.ts'

export function AddressField({ fields }: { fields: OrderFields }) {
  const { control, setValue } = fields.form
  const [address, lat, lng] = useWatch({ control, name: ['address', 'lat', 'lng'] })
  return (
    <PlaceField
      label={fieldLabel('address')}
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
