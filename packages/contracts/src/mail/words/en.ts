// English words of delivery notices.
import type { NoticeWords } from './types.ts'

export const en: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Your order is confirmed',
      message: '{company} will deliver {reference}.',
      messageTo: '{company} will deliver {reference} to {street}.',
    },
    out_for_delivery: {
      title: 'Your delivery is on its way',
      message: '{company} is out for delivery with {reference}.',
      messageTo: '{company} is out for delivery with {reference} to {street}.',
    },
    driver_near: {
      title: 'Your driver is about {duration} away',
      message: '{company} is on the way.',
      messageTo: '{company} is on the way to {street}.',
    },
    running_late: {
      title: 'Your delivery is running late',
      message: '{company} will reach you later than agreed with {reference}.',
    },
    driver_arrived: { title: 'Your driver has arrived', message: '{company} has arrived with {reference}.' },
    delivered: {
      title: 'Your delivery has arrived',
      message: '{company} has delivered {reference}.',
      messageTo: '{company} has delivered {reference} to {street}.',
    },
    delivery_failed: {
      title: 'Your delivery could not be made',
      message: '{company} could not deliver {reference}.',
      messageTo: '{company} could not deliver {reference} to {street}.',
    },
    feedback_asked: {
      title: 'How was your delivery?',
      message: 'Tell {company} how it went with {reference}.',
    },
    request_received: {
      title: 'Your request has arrived',
      message: '{company} has your request and will answer it. It is not an order yet.',
    },
    request_accepted: {
      title: 'Your order is accepted',
      message: '{company} has accepted your order {reference}.',
    },
    request_declined: { title: 'Your request was declined', message: '{company} cannot take your order.' },
  },
  expected: 'Expected {time}.',
  agreed: 'Agreed: {time}.',
  requested: 'Requested: {time}.',
  reason: 'Reason: {reason}.',
  proof: 'Sign in on the tracking page to see the proof of delivery.',
  choose: 'Choose another day on the tracking page, or contact {company}.',
  reasons: {
    nobody_in: 'nobody in',
    refused: 'refused',
    address_not_found: 'address not found',
    no_way_in: 'no way in',
    damaged: 'damaged',
    closed: 'closed',
    missing: 'not on the van',
  },
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Hello {{user_name}},',
    reader: 'there',
    confirmed: '{{company_name}}: order {{order_reference}} is confirmed',
    received:
      '{{company_name}} has received order {{order_reference}} and will deliver it to you. {{delivery_window}}',
    track: 'Track your delivery',
    number: 'Your tracking number is {{tracking_number}}.',
  },
}
