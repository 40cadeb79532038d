// The lead-time field of a shop, shared by both forms.
import { connectionsWords as words } from '../../lib/words/connections.ts'

export const leadDaysField = () =>
  ({
    label: words('daysUntilDelivery'),
    type: 'number',
    min: 0,
    max: 30,
    hint: words('daysUntilDeliveryHint'),
  }) as const
