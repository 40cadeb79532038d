// The country of a place, from shipped outlines: no network, a few microseconds.
import { iso1A2Codes } from '@rapideditor/country-coder'
import type { Point } from '../types.ts'

/** ISO 3166-1 codes of a place, the narrowest first: a territory before its country. Empty at sea. */
export function countryCodesAt({ lat, lng }: Pick<Point, 'lat' | 'lng'>): string[] {
  return iso1A2Codes([lng, lat]).filter((code) => code !== 'EU' && code !== 'UN')
}

/** The country or territory of a place; null at sea. */
export const countryAt = (point: Pick<Point, 'lat' | 'lng'>): string | null =>
  countryCodesAt(point)[0] ?? null
