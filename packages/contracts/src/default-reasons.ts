// Default reasons of failed deliveries and their English labels, as events and rules store them. A file of its own, since the
// tracking page loads it without schemas. Pure.

export const DEFAULT_REASON_LABELS = {
  nobody_in: 'Nobody in',
  refused: 'Refused',
  address_not_found: 'Address not found',
  no_way_in: 'No way in',
  damaged: 'Damaged',
  closed: 'Closed',
  missing: 'Not on the van',
} as const
type DefaultReason = keyof typeof DEFAULT_REASON_LABELS

/** Texts of the default reasons in a language. */
export type DefaultReasons = Readonly<Record<DefaultReason, string>>

const ENTRIES = Object.entries(DEFAULT_REASON_LABELS) as [DefaultReason, string][]

/** Id of the default reason with this label; undefined for a company's own. */
export const defaultReasonId = (label: string): DefaultReason | undefined =>
  ENTRIES.find(([, english]) => english === label)?.[0]
