// The format of API keys.

/** Keys begin with this, so that secret scanners recognise a leaked one. Stored as the SHA-256 of the whole key. */
export const API_KEY_PREFIX = 'dwk_'
