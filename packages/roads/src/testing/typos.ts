// Addresses with a typing error, and how many of them are still found.
import type { Region } from '../types.ts'
import type { SampleOrder } from '../town/orders.ts'
import type { seededRandom } from '../town/random.ts'

/** One typing error in the street's name: a letter dropped, doubled, changed, or swapped with the next. */
export function withTypo(text: string, random: ReturnType<typeof seededRandom>): string {
  const at = random.whole(1, text.length - 3)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  switch (random.whole(0, 3)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1)
    case 1:
      return text.slice(0, at) + text[at] + text.slice(at)
    case 2:
      return text.slice(0, at) + letters[random.whole(0, 25)] + text.slice(at + 1)
    default:
      return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
  }
}

/** Share of orders whose query finds their own house first. */
export function rightFirst(
  region: Region,
  orders: SampleOrder[],
  query: (order: SampleOrder) => string,
): number {
  let right = 0
  for (const order of orders) {
    const [best] = region.geocode(query(order))
    if (best && best.street === order.street && best.houseNumber === order.houseNumber) right++
  }
  return right / orders.length
}
