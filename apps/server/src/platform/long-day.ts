// Days in sentences of the platform itself.

/** `28 November 2026`, in UTC: what the platform does on a day it does by that clock. */
export const longDay = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
