// Words of delivery notices in one language: whole sentences, never fragments to combine. Pure.

export const DELIVERY_NOTICES = [
  'order_confirmed',
  'out_for_delivery',
  'driver_near',
  'running_late',
  'driver_arrived',
  'delivered',
  'delivery_failed',
  'feedback_asked',
] as const
export type DeliveryNotice = (typeof DELIVERY_NOTICES)[number]

/** Default reasons, which are translated; a company's own stay as written. */
export const TOLD_REASONS = [
  'nobody_in',
  'refused',
  'address_not_found',
  'no_way_in',
  'damaged',
  'closed',
  'missing',
] as const
type ToldReason = (typeof TOLD_REASONS)[number]

export interface NoticeWords {
  direction?: 'rtl'
  /** `messageTo` is used when the street is known. */
  notices: Record<DeliveryNotice, { title: string; message: string; messageTo?: string }>
  expected: string
  agreed: string
  reason: string
  proof: string
  choose: string
  reasons: Record<ToldReason, string>
  /** A notice as a text message. */
  text: string
  /** Mail texts around a notice, with template placeholders. `reader` replaces a missing name. */
  mail: {
    greeting: string
    reader: string
    confirmed: string
    received: string
    track: string
    number: string
  }
}

/** Allowed placeholders by kind of sentence. */
export const PLACEHOLDERS = {
  title: ['duration'],
  message: ['company', 'reference'],
  messageTo: ['company', 'reference', 'street'],
  expected: ['time'],
  agreed: ['time'],
  reason: ['reason'],
  proof: [],
  choose: ['company'],
  text: ['company', 'title', 'expected', 'link'],
} as const
