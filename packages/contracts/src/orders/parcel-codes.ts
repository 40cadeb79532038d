// Which codes are printed on a parcel of an order: its number, its tracking number, and what custom fields hold that are named so.

/** Names of custom fields that hold a code of a parcel, whatever parts their words. */
const CODE_FIELD =
  /\b(bar ?codes?|ean|gtin|upc|sscc|qr( codes?)?|(label|scan|parcel|package|consignment|shipment|tracking) (codes?|numbers?|nos?|ids?))\b/i
/** A field may list one for each parcel. */
const BETWEEN_CODES = /[;,|\n]/

export interface CodedOrder {
  reference: string
  trackingNumber: string
  /** Custom fields by name. */
  custom: Readonly<Record<string, string>>
}

/** Every code that proves that a parcel is of this order. A field such as `Floor` proves nothing. */
export function parcelCodes({ reference, trackingNumber, custom }: CodedOrder): string[] {
  const printed = Object.entries(custom).flatMap(([name, value]) =>
    CODE_FIELD.test(name.replaceAll(/[_\-.]+/g, ' ')) ? value.split(BETWEEN_CODES) : [],
  )
  return [reference, trackingNumber, ...printed.map((code) => code.trim())].filter(Boolean)
}

const plain = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Whether a scanned or typed code is one of these, whatever its spaces and case. */
export function isOneOfCodes(code: string, codes: readonly string[]): boolean {
  return plain(code) !== '' && codes.some((own) => plain(own) === plain(code))
}
