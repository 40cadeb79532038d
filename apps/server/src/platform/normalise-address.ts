// The key of a remembered address: different spellings of one place become the same text.

/** Lower case, no accents, no punctuation, single spaces: `12, Weaver Láne  ASHMOUTH` → `12 weaver lane ashmouth`. */
export function normaliseAddress(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim()
}

/**
 * Key of an address with a pin from the file, since the same text may mean two doors. `key` is the
 * address's.
 */
export function withPin(key: string, lat: number, lng: number): string {
  return `${key} @${lat.toFixed(6)},${lng.toFixed(6)}`
}
