/** `23 November 2026`, by the clock of this browser: an account belongs to no company. */
export const dayInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
