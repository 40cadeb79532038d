// Encoded polylines (precision 5) to coordinates. https://developers.google.com/maps/documentation/utilities/polylinealgorithm

/** Longitude, latitude pairs (GeoJSON order) of an encoded line. */
export function decodeLine(text: string): [number, number][] {
  const points: [number, number][] = []
  let at = 0
  let lat = 0
  let lng = 0
  const next = (): number => {
    let result = 0
    let shift = 0
    let byte = 0
    do {
      byte = text.charCodeAt(at++) - 63
      result |= (byte & 31) << shift
      shift += 5
    } while (byte >= 32 && at < text.length)
    return result & 1 ? ~(result >> 1) : result >> 1
  }
  while (at < text.length) {
    lat += next()
    lng += next()
    points.push([lng / 1e5, lat / 1e5])
  }
  return points
}
