// Computes distances over a few kilometres.

interface Place {
  lat: number
  lng: number
}

/** Metres per degree of latitude at the mean earth radius of 6,371,008.8 m (IUGG), as in SQL's app.metres_between. */
export const METRES_PER_DEGREE = (Math.PI * 6_371_008.8) / 180

/** Metres between two places, on a plane around them: under 0.1 % off within 50 km, which is all a geofence needs. */
export function metresBetween(a: Place, b: Place): number {
  const x = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360)
  return Math.hypot(x, b.lat - a.lat) * METRES_PER_DEGREE
}
