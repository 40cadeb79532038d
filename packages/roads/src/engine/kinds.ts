// A segment's kind in one byte: the kind's number and flags.

/** A slip road. */
export const LINK = 16
/** Part of a roundabout. */
export const ROUNDABOUT = 32
/** A ferry, which drivers pay for. */
export const FERRY = 64
export const TOLL = 128

/** Road classes that a way can exclude, named as in OSRM's car profile. */
export const ROAD_CLASSES = ['motorway', 'toll', 'ferry'] as const
export type RoadClass = (typeof ROAD_CLASSES)[number]

/** The kind's number alone: its index in KINDS, where motorways come first. */
const KIND = 15

/** Whether a segment with this kind byte is in a class. Slip roads of motorways count as motorways. */
export function isOfClass(kind: number, name: RoadClass): boolean {
  if (name === 'motorway') return (kind & KIND) === 0
  return (kind & (name === 'ferry' ? FERRY : TOLL)) !== 0
}
