// How a segment's kind is written in one byte: the kind's number, and flags.

/** A slip road. */
export const LINK = 16
/** Part of a roundabout. */
export const ROUNDABOUT = 32
