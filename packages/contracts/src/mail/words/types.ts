// What one language has to say of deliveries: whole sentences, never parts that are put in an order. Pure.

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

/** Reasons that drivers can name out of the box; a company's own are told in the words it wrote. */
export const TOLD_REASONS = [
  'nobody_in',
  'refused',
  'address_not_found',
  'no_way_in',
  'damaged',
  'closed',
  'missing',
] as const
export type ToldReason = (typeof TOLD_REASONS)[number]

export interface NoticeWords {
  direction?: 'rtl'
  /** `messageTo` where the street is known. */
  notices: Record<DeliveryNotice, { title: string; message: string; messageTo?: string }>
  expected: string
  agreed: string
  reason: string
  proof: string
  choose: string
  reasons: Record<ToldReason, string>
  /** A notice as a text message. */
  text: string
  /** The mails around it, in the placeholders of templates. `reader` stands for a name that nobody gave. */
  mail: {
    greeting: string
    reader: string
    confirmed: string
    received: string
    track: string
    number: string
  }
}

/** What each kind of sentence may name. */
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
