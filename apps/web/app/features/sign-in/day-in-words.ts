import { dateText } from '../../lib/format.ts'

/** `23 November 2026`, in the browser's zone, because accounts belong to no company. */
export const dayInWords = (iso: string): string =>
  dateText(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric' })
