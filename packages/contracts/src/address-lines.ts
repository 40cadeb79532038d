/** `43.61327, -116.20291`: what an order without an address has instead. */
const PAIR = /^(-?\d+(?:\.\d+)?), *(-?\d+(?:\.\d+)?)$/

/** Splits an address into street with house number, and the rest. A pair of coordinates stays in one line. */
export function addressLines(address: string): [string, string] {
  if (PAIR.test(address)) return [address, '']
  const [first = '', ...rest] = address.split(',')
  return [first.trim(), rest.join(',').trim()]
}

/** For lists: the street with its house number, or both coordinates. */
export const firstAddressLine = (address: string): string => addressLines(address)[0]

/** Coordinates that stand for an address, rounded to about a kilometre; null for other addresses. */
export function roughCoordinates(address: string): string | null {
  const [, lat, lng] = PAIR.exec(address) ?? []
  return lat && lng ? `${Number(lat).toFixed(2)}, ${Number(lng).toFixed(2)}` : null
}
