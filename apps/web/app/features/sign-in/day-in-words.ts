/** `23 November 2026`, in the browser's zone, because accounts belong to no company. */
export const dayInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
