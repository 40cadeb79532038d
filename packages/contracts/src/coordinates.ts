// Coordinates as people paste them: decimal degrees, degrees with minutes and seconds, links to a map, geo: addresses, WKT points.

export interface Coordinates {
  /** Degrees, WGS 84. */
  lat: number
  lng: number
}

const DECIMAL = /^[+-]?\d{1,3}(?:[.,]\d+)?$/
/** `39°25'49.0"N`, `N39 25.632`, `76 48 30.6 W`: degrees, then minutes and seconds, with the hemisphere before or behind. */
const SEXAGESIMAL =
  /^([NSEWO])?\s*([+-]?\d{1,3})(?:\s*[°º]\s*|\s+)(\d{1,2}(?:[.,]\d+)?)\s*['′’]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')?)?\s*([NSEWO])?$/i
/** Decimal degrees with a hemisphere: `39.3771 N`. */
const WITH_HEMISPHERE = /^([NSEWO])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWO])?$/i
const PLAIN_PAIR = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)`
/** Where a link to a map holds its place; the marker of a place counts before the middle of the picture. */
const LINKS = [
  /!3d([+-]?\d+(?:\.\d+)?)!4d([+-]?\d+(?:\.\d+)?)/,
  new RegExp(String.raw`[?&](?:q|ll|query|destination|daddr|center|sll)=(?:loc:)?${PLAIN_PAIR}`),
  /[?&]mlat=([+-]?\d+(?:\.\d+)?)&mlon=([+-]?\d+(?:\.\d+)?)/,
  /#map=\d+\/([+-]?\d+(?:\.\d+)?)\/([+-]?\d+(?:\.\d+)?)/,
  new RegExp(String.raw`@${PLAIN_PAIR}`),
]
const GEO = new RegExp(String.raw`^geo:${PLAIN_PAIR}`, 'i')
/** Well-known text puts the longitude first. */
const WKT_POINT = /^(?:SRID=4326;)?POINT\s*\(\s*([+-]?\d+(?:\.\d+)?)\s+([+-]?\d+(?:\.\d+)?)\s*\)$/i

const number = (text: string): number => Number(text.replace(',', '.'))

/** Degrees of one coordinate; null when the text is none. South and west are negative. */
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

/** Latitude and longitude out of one text; null when it holds no such pair, or (0, 0), which is what a missing fix exports as. */
export function parseCoordinates(text: string): Coordinates | null {
  const value = text.trim().replace(/^[([]\s*|\s*[)\]]$/g, '')
  const wkt = WKT_POINT.exec(text.trim())
  if (wkt?.[1] && wkt[2]) return onEarth(number(wkt[2]), number(wkt[1]))
  const isLink = /^https?:\/\//i.test(value)
  for (const pattern of isLink ? LINKS : [GEO]) {
    const match = pattern.exec(isLink ? decoded(value) : value)
    if (match?.[1] && match[2]) return onEarth(number(match[1]), number(match[2]))
  }
  if (isLink) return null
  for (const [latText, lngText] of pairsOf(value)) {
    const [lat, lng] = [parseDegrees(latText), parseDegrees(lngText)]
    if (lat !== null && lng !== null) return onEarth(lat, lng)
  }
  return null
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** The ways in which a text may be two coordinates, the clearest separator first. */
function* pairsOf(text: string): Generator<[string, string]> {
  const byHemisphere = /^([NS].+?|.+?[NS])[\s,;/]+([EWO].+|.+[EWO])$/i.exec(text)
  if (byHemisphere?.[1] && byHemisphere[2]) yield [byHemisphere[1], byHemisphere[2]]
  // One hemisphere alone names one coordinate, its minutes behind it.
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
