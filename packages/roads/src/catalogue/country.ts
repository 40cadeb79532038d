// The country of a place, from outlines that ship with the product: no network, a few microseconds.
import { iso1A2Codes } from '@rapideditor/country-coder'
import type { Point } from '../types.ts'

/** ISO 3166-1 codes around a place, the narrowest first: a territory of its own before its country. Empty at sea. */
export function countryCodesAt({ lat, lng }: Pick<Point, 'lat' | 'lng'>): string[] {
  return iso1A2Codes([lng, lat]).filter((code) => code !== 'EU' && code !== 'UN')
}
