// Relations that mean something else to recipients: their `routes` are the parcels on their way to them
// (decision 0394).
import type { ReadInstead } from '@dropwise/surface'

export const READ_INSTEAD: Readonly<Record<string, ReadInstead>> = {
  routes: {
    relation: 'recipient_routes',
    isFor: ({ app_metadata: appMetadata }) =>
      appMetadata?.role === 'customer' || appMetadata?.role === 'former',
  },
}
