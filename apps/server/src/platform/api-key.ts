// How an API key looks.

/** Keys begin with this, so that scanners recognise a leaked one. Stored as the SHA-256 of the whole key. */
export const API_KEY_PREFIX = 'dwk_'
