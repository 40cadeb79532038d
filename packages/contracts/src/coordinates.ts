// Parses coordinates in common notations: decimal degrees, degrees with minutes and seconds, map links, plus
// codes, geo: URIs, WKT points.
import { decode } from 'pluscodes'

export interface Coordinates {
  /** Degrees, WGS 84. */
  lat: number
  lng: number
}

const DECIMAL = /^[+-]?\d{1,3}(?:[.,]\d+)?$/
/**
 * `39°25'49.0"N`, `N39 25.632`, `76 48 30.6 W`: degrees, minutes, seconds, and the hemisphere on either side.
 */
const SEXAGESIMAL =
  /^([NSEWO])?\s*([+-]?\d{1,3})(?:\s*[°º]\s*|\s+)(\d{1,2}(?:[.,]\d+)?)\s*['′’]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')?)?\s*([NSEWO])?$/i
/** Decimal degrees with a hemisphere: `39.3771 N`. */
const WITH_HEMISPHERE = /^([NSEWO])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWO])?$/i
const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`
const PLAIN_PAIR = String.raw`${NUMBER}\s*,[\s+]*${NUMBER}`
/** Coordinates in map links. The marker's pattern comes before the view centre's. */
const LINKS = [
  // Google
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  // Google, Apple, Waze
  new RegExp(String.raw`[?&](?:q|query|destination|daddr|coordinate|ll|to)=(?:loc:|ll\.)?${PLAIN_PAIR}`),
  // Bing: the point before the view centre
  new RegExp(String.raw`[?&]sp=point\.${NUMBER}_${NUMBER}`),
  new RegExp(String.raw`[?&]cp=${NUMBER}~${NUMBER}`),
  // OpenStreetMap
  new RegExp(String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`),
  // Google's search, place and directions; HERE's shared places
  new RegExp(String.raw`/(?:place|search|dir/[^@]*|l)/${PLAIN_PAIR}`),
  new RegExp(String.raw`@${PLAIN_PAIR}`),
  new RegExp(String.raw`[?&](?:center|sll|map)=${PLAIN_PAIR}`),
]
/** Yandex writes longitude first. */
const LONGITUDE_FIRST = /^(?:https?:\/\/)?(?:www\.)?yandex\./i
const LINK = /https?:\/\/\S+|^[\w-]+(?:\.[\w-]+)+\/\S+$/i
/** Android shares a pin as `geo:0,0?q=…`. */
const GEO = [new RegExp(`^geo:[^?]*\\?(?:.*&)?q=${PLAIN_PAIR}`, 'i'), new RegExp(`^geo:${PLAIN_PAIR}`, 'i')]
/** Well-known text writes longitude first. */
const WKT_POINT = /^(?:SRID=4326;)?POINT\s*\(\s*([+-]?\d+(?:\.\d+)?)\s+([+-]?\d+(?:\.\d+)?)\s*\)$/i
/**
 * An open location code, full (`6GCRPR6C+4F`) or short (`PR6C+4F Nairobi`), with at least the eight digits of
 * a street.
 */
const PLUS_CODE = /^([23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,7})(?=$|[\s,])/i
const PLUS_CODE_PLACE = 8

const number = (text: string): number => Number(text.replace(',', '.'))

/** Parses one coordinate in degrees; null for other text. South and west are negative. */
export function parseDegrees(text: string): number | null {
  const value = text.trim()
  if (DECIMAL.test(value)) return number(value)
  const signed = WITH_HEMISPHERE.exec(value)
  if (signed?.[2]) return number(signed[2]) * signOf(signed[1] ?? signed[3])
  const parts = SEXAGESIMAL.exec(value)
  if (!parts?.[2]) return null
  const degrees = number(parts[2])
  const minutes = number(parts[3] ?? '0')
  const seconds = number(parts[4] ?? '0')
  if (minutes >= 60 || seconds >= 60) return null
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3_600
  return size * (parts[2].startsWith('-') ? -1 : 1) * signOf(parts[1] ?? parts[5])
}

function signOf(hemisphere: string | undefined): 1 | -1 {
  return /^[swo]$/i.test(hemisphere ?? '') ? -1 : 1
}

/**
 * Parses latitude and longitude from one text; null without such a pair, or for (0, 0), which exports write
 * for a missing fix.
 */
export function parseCoordinates(text: string): Coordinates | null {
  const value = text.trim().replace(/^[([]\s*|\s*[)\]]$/g, '')
  const wkt = WKT_POINT.exec(text.trim())
  if (wkt?.[1] && wkt[2]) return onEarth(number(wkt[2]), number(wkt[1]))
  const link = LINK.exec(value)?.[0]
  if (link) return placeOfLink(link)
  for (const pattern of GEO) {
    const match = pattern.exec(decoded(value))
    if (match?.[1] && match[2]) return onEarth(number(match[1]), number(match[2]))
  }
  const code = PLUS_CODE.exec(value)?.[1]
  if (code) return placeOfPlusCode(code)
  for (const [latText, lngText] of pairsOf(value)) {
    const [lat, lng] = [parseDegrees(latText), parseDegrees(lngText)]
    if (lat !== null && lng !== null) return onEarth(lat, lng)
  }
  return null
}

function placeOfLink(link: string): Coordinates | null {
  const text = decoded(link)
  for (const pattern of LINKS) {
    const match = pattern.exec(text)
    if (!match?.[1] || !match[2]) continue
    const [first, second] = [number(match[1]), number(match[2])]
    return LONGITUDE_FIRST.test(text) ? onEarth(second, first) : onEarth(first, second)
  }
  return null
}

/** Centre of the code's cell, at most 14 m wide; null for a short code, which needs its town. */
function placeOfPlusCode(code: string): Coordinates | null {
  if (code.indexOf('+') !== PLUS_CODE_PLACE) return null
  const square = decode(code.toUpperCase())
  return square && onEarth(square.latitude, square.longitude)
}

/** Formats coordinates to about a decimetre. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${Number(lat.toFixed(6))}, ${Number(lng.toFixed(6))}`
}

/** Why a text that looks like a place is unreadable, and what to do instead; null for other text. */
export function refusalOfPlace(text: string): string | null {
  const value = text.trim()
  if (parseCoordinates(value)) return null
  if (
    /^\/{3}\p{L}+(?:[.。]\p{L}+){2}$/u.test(value) ||
    /\/\/(?:www\.)?(?:w3w\.co|what3words\.com)\//i.test(value)
  )
    return 'what3words does not publish where its words lie. Open the place there and copy its coordinates.'
  if (PLUS_CODE.test(value))
    return 'A short plus code needs the four characters of its area. Copy the full code, such as 6GCRPR6C+4F.'
  if (LINK.test(value))
    return 'This link does not hold its place. Open it, and copy the coordinates from the map that appears.'
  if (/^[+-]?0+(?:\.0+)?\s*[,;\s]\s*[+-]?0+(?:\.0+)?$/.test(value))
    return 'Latitude 0, longitude 0 lies in the Atlantic. Devices without a fix report it. Enter the real place.'
  if (isOffEarth(value))
    return 'A latitude is at most 90 degrees and a longitude at most 180. Check the two numbers.'
  return null
}

function isOffEarth(text: string): boolean {
  for (const [latText, lngText] of pairsOf(text)) {
    const [lat, lng] = [parseDegrees(latText), parseDegrees(lngText)]
    if (lat !== null && lng !== null) return Math.abs(lat) > 90 || Math.abs(lng) > 180
  }
  return false
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** Possible splits of a text into two coordinates, clearest separator first. */
function* pairsOf(text: string): Generator<[string, string]> {
  const byHemisphere = /^([NS].+?|.+?[NS])[\s,;/]+([EWO].+|.+[EWO])$/i.exec(text)
  if (byHemisphere?.[1] && byHemisphere[2]) yield [byHemisphere[1], byHemisphere[2]]
  // A single hemisphere means one coordinate with minutes, not a pair.
  else if (/[NSEWO]/i.test(text)) return
  for (const separator of [/\s*[;/|]\s*/, /\s*,\s+|\s+,\s*/, /,/, /\s+/]) {
    const parts = text.split(separator)
    if (parts.length === 2 && parts[0] && parts[1]) yield [parts[0], parts[1]]
  }
}

function onEarth(lat: number, lng: number): Coordinates | null {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
  return isOnEarth ? { lat, lng } : null
}
