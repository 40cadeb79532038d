// The parts of a day's orders that a list shows alone.
export const ORDER_SEGMENTS = ['all', 'unserved', 'late'] as const
export type OrderSegment = (typeof ORDER_SEGMENTS)[number]
