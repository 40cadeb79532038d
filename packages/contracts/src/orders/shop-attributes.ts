// What apps for delivery dates write into the attributes of a shop's order, under the headers that the order reader knows.

/** Names of attributes, letters alone. */
const DATE_NAMES = ['deliverydate', 'date', 'shippingdate', 'deliveryday']
const TIME_NAMES = ['deliverytime', 'deliverytimeslot', 'deliverywindow', 'timeslot', 'deliveryslot']

/** The day and the window that the buyer chose, where the attributes name them. */
export function deliveryWish(attributes: readonly { name: string; value: string }[]): Record<string, string> {
  const values = new Map(attributes.map(({ name, value }) => [plainName(name), value]))
  const first = (names: readonly string[]) => names.map((name) => values.get(name)).find(Boolean)
  const [date, time] = [first(DATE_NAMES), first(TIME_NAMES)]
  return { ...(date ? { 'Delivery date': date } : {}), ...(time ? { 'Delivery time': time } : {}) }
}

/** Attributes as Shopify's export writes them, one a line: `Delivery-Date: 2026-12-02`. */
export function attributesOf(cell: string): { name: string; value: string }[] {
  return cell.split(/\r\n|\n|\r/).flatMap((line) => {
    const colon = line.indexOf(':')
    return colon > 0 ? [{ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }] : []
  })
}

const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '')
