// Generates missing names of an order: number, recipient, address.
import { fingerprint } from './fingerprint.ts'
import type { ImportedOrder } from './read-row.ts'

type Named = Pick<ImportedOrder, 'reference' | 'recipient' | 'address' | 'lat' | 'lng' | 'date'>

/** Coordinates as an address: `46.93432, -125.29936`, to about a metre. */
export function coordinatesText(lat: number, lng: number): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}

/** Fills in missing names. The same order always gets the same number, so a file can be sent again. */
export function withNames<Order extends Named>(order: Order): Order {
  const { lat, lng } = order
  const address = order.address || (lat !== null && lng !== null ? coordinatesText(lat, lng) : '')
  const recipient = order.recipient || address.slice(0, 200)
  return {
    ...order,
    address,
    recipient,
    reference: order.reference || madeNumber({ ...order, address, recipient }),
  }
}

/** `20261125-7K3M9QXPTA`: the day, and a fingerprint of recipient and place. */
function madeNumber({ date, recipient, address, lat, lng }: Named): string {
  const text = JSON.stringify([recipient.toLowerCase(), address.toLowerCase(), lat, lng])
  return `${date.replaceAll('-', '')}-${fingerprint(text)}`
}
