// Sizes, dates and names of regions as text.
import { REGION_NAME_PATTERN } from '@dropwise/contracts'
import { dayLong, fileSize } from '../../../lib/format.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'

/** `Thu 16 Apr 2026`. */
export const dateOf = (time: string): string => dayLong(time.slice(0, 10))

/** Suggests a region name from a file or URL: `maryland-latest.osm.pbf` gives `maryland`. */
export function nameFrom(source: string): string {
  const last = source.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(/(\.osm)?\.pbf$/i, '')
    .replace(/-latest$/i, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replace(/^[-_]+/, '')
    .slice(0, 60)
  return REGION_NAME_PATTERN.test(name) ? name : ''
}

const toMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

/** `about 3 to 16 min`; a range, because it comes from measured compiles. */
export function minutesText({ least, most }: { least: number; most: number }): string {
  const [from, to] = [toMinutes(least), toMinutes(most)]
  return from === to ? words('aboutMinutes', { minutes: from }) : words('aboutMinutesRange', { from, to })
}

/** `1.2 GB to 3.4 GB`. */
export const rangeText = ({ least, most }: { least: number; most: number }): string =>
  frameWords('fromTo', { from: fileSize(least), to: fileSize(most) })

/** Parses west, south, east, north; null for empty text, undefined for anything else. */
export function readBox(text: string): [number, number, number, number] | null | undefined {
  if (!text.trim()) return null
  const sides = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  const [west, south, east, north] = sides
  if (
    sides.length !== 4 ||
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined
  )
    return undefined
  const isBox = west < east && south < north && south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isBox ? [west, south, east, north] : undefined
}
