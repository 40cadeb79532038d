// What recipients are told about a delivery, said once for mail and app. Pure.
import { DRIVER_NEAR_MINUTES } from '../constants.ts'

export const DELIVERY_NOTICES = [
  'order_confirmed',
  'out_for_delivery',
  'driver_near',
  'driver_arrived',
  'delivered',
  'delivery_failed',
] as const
export type DeliveryNotice = (typeof DELIVERY_NOTICES)[number]

export interface NoticeValues {
  company: string
  reference: string
  street: string | null
  /** Local times, `HH:MM`. */
  eta: { from: string; to: string } | null
}

/** Title and sentence of a notice. */
export function deliveryNotice(
  event: DeliveryNotice,
  { company, reference, street, eta }: NoticeValues,
): { title: string; message: string } {
  const to = street ? ` to ${street}` : ''
  const expected = eta ? ` Expected ${eta.from}-${eta.to}.` : ''
  switch (event) {
    case 'order_confirmed':
      return {
        title: 'Your order is confirmed',
        message: `${company} will deliver ${reference}${to}.${expected}`,
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
    case 'driver_arrived':
      return { title: 'Your driver has arrived', message: `${company} has arrived with ${reference}.` }
    case 'delivered':
      return { title: 'Your delivery has arrived', message: `${company} has delivered ${reference}${to}.` }
    case 'delivery_failed':
      return {
        title: 'Your delivery could not be made',
        message: `${company} could not deliver ${reference}${to}. Choose another day on the tracking page, or contact ${company}.`,
      }
  }
}
