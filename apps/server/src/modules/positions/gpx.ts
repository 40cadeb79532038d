// A recorded track as GPX 1.0 or 1.1: every track point with a time is a fix. https://www.topografix.com/GPX/1/1/
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { BadFix, badShape, makeFix, parseTime, type FixLimits, type ReceivedFix } from './fix.ts'
import { readEach, type RefusedPosition } from './read-each.ts'

/** Slightly more than a day with a point a second; longer tracks must be split. */
const POINTS_MAX = 30_000

// Do not expand entities: a file must not grow while being read.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'trk' || name === 'trkseg' || name === 'trkpt',
})

const point = z.object({
  lat: z.string(),
  lon: z.string(),
  time: z.string().optional(),
  /** Metres a second; GPX 1.0 only. */
  speed: z.string().optional(),
  course: z.string().optional(),
})
// The parser reads an empty element as an empty text.
const empty = z.literal('').transform(() => ({}))
const segment = z.union([empty, z.object({ trkpt: z.array(point).optional() })])
const track = z.union([empty, z.object({ trkseg: z.array(segment).optional() })])
const file = z.object({ gpx: z.object({ trk: z.array(track).optional() }) })

type Point = z.output<typeof point>

function pointsOf(text: string): Point[] {
  let parsed: unknown
  try {
    parsed = parser.parse(text, true)
  } catch {
    throw new BadFix('body', 'Not a GPX file')
  }
  const read = file.safeParse(parsed)
  if (!read.success) throw badShape(read.error)
  const segments = (read.data.gpx.trk ?? []).flatMap((each) => ('trkseg' in each ? (each.trkseg ?? []) : []))
  return segments.flatMap((each) => ('trkpt' in each ? (each.trkpt ?? []) : []))
}

/**
 * Fixes of a file, oldest first, and the invalid points. Throws BadFix for too many points or none with a
 * time.
 */
export function readGpx(
  text: string,
  limits: FixLimits,
): { fixes: ReceivedFix[]; refused: RefusedPosition[] } {
  const points = pointsOf(text)
  if (points.length > POINTS_MAX)
    throw new BadFix('trkpt', `At most ${POINTS_MAX} points. Send the track in pieces.`)
  if (!points.some(({ time }) => time)) throw new BadFix('trkpt', 'No track point with a time')
  const { fixes, refused } = readEach(points, 'trkpt', (each, name) =>
    each.time ? fixOf(each, name, limits) : null,
  )
  const timed = fixes.filter((fix) => fix !== null)
  const [first] = refused
  if (timed.length === 0 && first) throw new BadFix(first.field, first.message)
  return { fixes: timed.toSorted((a, b) => a.at - b.at), refused }
}

function fixOf(
  { lat, lon, time, speed, course }: Point,
  name: (field: string) => string,
  limits: FixLimits,
): ReceivedFix {
  return makeFix(
    {
      lat,
      lng: lon,
      at: parseTime(time, name('time'), limits.now),
      speedMps: speed === undefined ? null : Number(speed),
      heading: course === undefined ? null : Number(course),
      accuracyMetres: null,
    },
    { lat: name('lat'), lng: name('lon'), at: name('time') },
    limits,
  )
}
