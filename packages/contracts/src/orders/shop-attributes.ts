// Reads delivery wishes that delivery-date apps write into a shop order's attributes.

/** Attribute names, letters only. */
const DATE_NAMES = ['deliverydate', 'date', 'shippingdate', 'deliveryday']
const TIME_NAMES = ['deliverytime', 'deliverytimeslot', 'deliverywindow', 'timeslot', 'deliveryslot']

/** The day and window that the buyer chose, if any. */
export function deliveryWish(attributes: readonly { name: string; value: string }[]): Record<string, string> {
  const values = new Map(attributes.map(({ name, value }) => [plainName(name), value]))
  const first = (names: readonly string[]) => names.map((name) => values.get(name)).find(Boolean)
  const [date, time] = [first(DATE_NAMES), first(TIME_NAMES)]
  return { ...(date ? { 'Delivery date': date } : {}), ...(time ? { 'Delivery time': time } : {}) }
}

/** Parses attributes of Shopify's export, one per line: `Delivery-Date: 2026-12-02`. */
export function attributesOf(cell: string): { name: string; value: string }[] {
  return cell.split(/\r\n|\n|\r/).flatMap((line) => {
    const colon = line.indexOf(':')
    return colon > 0 ? [{ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }] : []
  })
}

const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '')
