/** Request header for tiles read ahead: a response that cannot be stored is then a failure. */
export const MUST_KEEP_HEADER = 'x-must-keep'
