// Sign-in messages, word for word as section 8 of the requirements gives them.

export const BOTH_REQUIRED = 'Please enter both email and password'
export const OFFLINE = 'No internet connection. Please check your network and try again.'
export const BLOCKED =
  'Authentication blocked by browser extension. Please disable CORS extensions or try incognito mode.'
export const NETWORK = 'Network connection failed. Please check your internet connection and try again.'
export const TIMED_OUT = 'Request timed out. Please check your connection and try again.'
export const UNAVAILABLE = 'Authentication service temporarily unavailable. Please try again.'
export const LOGIN_FAILED = 'Login failed. Please try again.'
/** Follows the failure message. */
export const TRY_AGAIN = 'Please try again.'
/** The server's message for a right password with an unconfirmed address. */
export const NOT_CONFIRMED = 'Email not confirmed'
