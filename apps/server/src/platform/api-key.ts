// The format of API keys.

/** Keys begin with this, so that secret scanners recognise a leaked one. Stored as the SHA-256 of the whole key. */
export const API_KEY_PREFIX = 'dwk_'
/** Prefix of test keys, whose calls are answered but change no real data. */
export const TEST_KEY_PREFIX = `${API_KEY_PREFIX}test_`
