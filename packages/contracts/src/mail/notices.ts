// What recipients are told about a delivery, said once for mail, text and app. Pure.
import { DRIVER_NEAR_MINUTES } from '../constants.ts'

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

export interface NoticeValues {
  company: string
  reference: string
  street: string | null
  /** Local times, `HH:MM`. */
  eta: { from: string; to: string } | null
  /** The day and hours agreed, as in `Thu 16 Apr, 09:00-11:00`. */
  promised?: string | null
  /** Why it could not be delivered, in the company's words. */
  reason?: string | null
  /** Whether the recipient may see what proves the delivery. */
  hasProof?: boolean
}

/** Title and sentence of a notice. */
export function deliveryNotice(
  event: DeliveryNotice,
  { company, reference, street, eta, promised, reason, hasProof }: NoticeValues,
): { title: string; message: string } {
  const to = street ? ` to ${street}` : ''
  const expected = eta ? ` Expected ${eta.from}-${eta.to}.` : ''
  switch (event) {
    case 'order_confirmed':
      return {
        title: 'Your order is confirmed',
        message: `${company} will deliver ${reference}${to}.${promised ? ` ${promised}.` : expected}`,
      }
    case 'out_for_delivery':
      return {
        title: 'Your delivery is on its way',
        message: `${company} is out for delivery with ${reference}${to}.${expected}`,
      }
    case 'driver_near':
      return {
        title: `Your driver is about ${DRIVER_NEAR_MINUTES} minutes away`,
        message: `${company} is on the way${to}.${expected}`,
      }
    case 'running_late':
      return {
        title: 'Your delivery is running late',
        message: `${company} will reach you later than agreed with ${reference}.${expected}`,
      }
    case 'driver_arrived':
      return { title: 'Your driver has arrived', message: `${company} has arrived with ${reference}.` }
    case 'delivered':
      return {
        title: 'Your delivery has arrived',
        message: `${company} has delivered ${reference}${to}.${hasProof ? ' Sign in on the tracking page to see the proof of delivery.' : ''}`,
      }
    case 'delivery_failed':
      return {
        title: 'Your delivery could not be made',
        message: `${company} could not deliver ${reference}${to}${reason ? ` (${reason})` : ''}. Choose another day on the tracking page, or contact ${company}.`,
      }
    case 'feedback_asked':
      return {
        title: 'How was your delivery?',
        message: `Tell ${company} how it went with ${reference}.`,
      }
  }
}

/** A notice as a text: who writes, what happened, where to look. */
export function noticeText(company: string, title: string, eta: NoticeValues['eta'], link: string): string {
  const expected = eta ? `, ${eta.from}-${eta.to}` : ''
  return `${company}: ${title}${expected}. ${link}`
}
