// Words of delivery notices in one language: whole sentences, never fragments to combine. Pure.
import type { DefaultReasons } from '../../default-reasons.ts'

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

/** What a visitor of an order form is told, by mail or, without an address, as a text message. */
export const REQUEST_NOTICES = ['request_received', 'request_accepted', 'request_declined'] as const
type RequestNotice = (typeof REQUEST_NOTICES)[number]
/** Everything that a company may word itself. */
export const RECIPIENT_NOTICES = [...DELIVERY_NOTICES, ...REQUEST_NOTICES] as const
export type RecipientNotice = DeliveryNotice | RequestNotice

export interface NoticeWords {
  direction?: 'rtl'
  /** Ends a title within a text message; absent: `.`. */
  stop?: '。' | '।'
  /** `messageTo` is used when the street is known. */
  notices: Record<RecipientNotice, { title: string; message: string; messageTo?: string }>
  expected: string
  agreed: string
  /** The time of a request, to which nobody has agreed. */
  requested: string
  reason: string
  proof: string
  choose: string
  reasons: DefaultReasons
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
  requested: ['time'],
  reason: ['reason'],
  proof: [],
  choose: ['company'],
  text: ['company', 'title', 'expected', 'link'],
} as const
