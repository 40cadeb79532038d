// Bounding boxes on a map.

export type Bounds = [west: number, south: number, east: number, north: number]

/** Smallest box around points; null without points. */
export function boundsOf(points: Iterable<{ lat: number; lng: number }>): Bounds | null {
  let box: Bounds | null = null
  for (const { lat, lng } of points) {
    box = box
      ? [Math.min(box[0], lng), Math.min(box[1], lat), Math.max(box[2], lng), Math.max(box[3], lat)]
      : [lng, lat, lng, lat]
  }
  return box
}

/** A tile of the web Mercator grid. */
export interface Tile {
  z: number
  x: number
  y: number
}
