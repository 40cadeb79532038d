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

/** Where positions have a database of their own, the table here is empty. */
export const POSITIONS_NOT_SERVED: Readonly<Record<string, string>> = {
  positions:
    'Positions of this installation are in a database of their own. Read them with GET /api/v1/live/trails or GET /api/v1/routes/{id}/trail.',
}
