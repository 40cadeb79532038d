// How a segment's kind is written in one byte: the kind's number, and flags.

/** A slip road. */
export const LINK = 16
/** Part of a roundabout. */
export const ROUNDABOUT = 32
/** Over water, and paid for by whoever drives it. */
export const FERRY = 64
export const TOLL = 128

/** Classes of roads that a way can be found without, as OSRM's car profile names them. */
export const ROAD_CLASSES = ['motorway', 'toll', 'ferry'] as const
export type RoadClass = (typeof ROAD_CLASSES)[number]

/** The kind's number alone: its place in KINDS, where motorways come first. */
const KIND = 15

/** Whether a segment of this kind byte is of a class. Slip roads of motorways count as motorways. */
export function isOfClass(kind: number, name: RoadClass): boolean {
  if (name === 'motorway') return (kind & KIND) === 0
  return (kind & (name === 'ferry' ? FERRY : TOLL)) !== 0
}
