// Codes on an order's parcels: its number, its tracking number, and custom fields named like a code.

/** Names of custom fields with a parcel code, for any word separator. */
const CODE_FIELD =
  /\b(bar ?codes?|ean|gtin|upc|sscc|qr( codes?)?|(label|scan|parcel|package|consignment|shipment|tracking) (codes?|numbers?|nos?|ids?))\b/i
/** Separators of several codes in a field. */
const BETWEEN_CODES = /[;,|\n]/

export interface CodedOrder {
  reference: string
  trackingNumber: string
  /** Custom fields by name. */
  custom: Readonly<Record<string, string>>
}

/** Every code that identifies a parcel of this order. A field such as `Floor` does not. */
export function parcelCodes({ reference, trackingNumber, custom }: CodedOrder): string[] {
  const printed = Object.entries(custom).flatMap(([name, value]) =>
    CODE_FIELD.test(name.replaceAll(/[_\-.]+/g, ' ')) ? value.split(BETWEEN_CODES) : [],
  )
  return [reference, trackingNumber, ...printed.map((code) => code.trim())].filter(Boolean)
}

const plain = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** True when a scanned or typed code is one of these, ignoring spaces and case. */
export function isOneOfCodes(code: string, codes: readonly string[]): boolean {
  return plain(code) !== '' && codes.some((candidate) => plain(candidate) === plain(code))
}
