/** On a request for tiles that are read ahead: an answer that cannot be kept on the phone is then a failure. */
export const MUST_KEEP_HEADER = 'x-must-keep'
