// Distances and bearings on the globe, for points a few kilometres apart.

const RAD = Math.PI / 180
/** Metres; OSRM's radius, so that lengths are comparable. */
const EARTH = 6372797.560856

/** Metres between two points in degrees (haversine). */
export function distanceMetres(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const s1 = Math.sin(((lat2 - lat1) * RAD) / 2)
  const s2 = Math.sin(((lng2 - lng1) * RAD) / 2)
  const a = s1 * s1 + Math.cos(lat1 * RAD) * Math.cos(lat2 * RAD) * s2 * s2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** Metres in a degree of latitude, and of longitude at this latitude. */
export const METRES_PER_DEGREE = EARTH * RAD

export function metresPerDegreeLng(lat: number): number {
  return METRES_PER_DEGREE * Math.cos(lat * RAD)
}

/** Compass degrees 0-360 from one point to another. */
export function bearing(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const x = (lng2 - lng1) * Math.cos(((lat1 + lat2) / 2) * RAD)
  const angle = Math.atan2(x, lat2 - lat1) / RAD
  return angle < 0 ? angle + 360 : angle
}

/** Turn from one bearing to the next, -180 to 180; negative to the left. */
export function turnAngle(before: number, after: number): number {
  let angle = after - before
  if (angle > 180) angle -= 360
  if (angle <= -180) angle += 360
  return angle
}
