// Segments of a day's orders in the list.
export const ORDER_SEGMENTS = ['all', 'unserved', 'late'] as const
export type OrderSegment = (typeof ORDER_SEGMENTS)[number]
