// What an order is called when the file or the form does not say: its number, its recipient, its address.
import { fingerprint } from './fingerprint.ts'
import type { ImportedOrder } from './read-row.ts'

type Named = Pick<ImportedOrder, 'reference' | 'recipient' | 'address' | 'lat' | 'lng' | 'date'>

/** Coordinates as an address: `46.93432, -125.29936`, about a metre apart. */
export function coordinatesText(lat: number, lng: number): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}

/** The order with every name filled in. The same order gets the same number each time, so that a file may be sent again. */
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

/** `20261125-7K3M9QXPTA`: the day and a fingerprint of who and where. */
function madeNumber({ date, recipient, address, lat, lng }: Named): string {
  const text = JSON.stringify([recipient.toLowerCase(), address.toLowerCase(), lat, lng])
  return `${date.replaceAll('-', '')}-${fingerprint(text)}`
}
