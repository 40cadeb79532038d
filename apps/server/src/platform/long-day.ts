// Formats dates in sentences that the platform writes.

/** `28 November 2026`, in UTC, the clock of the platform's own daily work. */
export const longDay = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
