// Failures that recipients meet: tracking, choosing a day, messages, feedback.
import type { ErrorEntry } from './entry.ts'

export const DELIVERIES_ERRORS = {
  delivery_not_found: {
    status: 404,
    message: 'Delivery not found. Please check your tracking number.',
    hint: "You'll find the number in the sender's email or message. The number of an order is enough once you are signed in.",
  },
  claim_needed: {
    status: 403,
    message: 'This delivery is not in your list yet.',
    hint: 'Open its tracking page and give the last four characters of the phone number or the email that it was ordered with.',
  },
  day_not_offered: {
    status: 422,
    message: 'This day is not available.',
    hint: 'Choose a day from today to 30 days ahead.',
  },
  slot_not_offered: {
    status: 422,
    message: 'This time is not available.',
    hint: 'Choose morning, afternoon or any time.',
  },
  slot_full: {
    status: 409,
    message: 'This time has just been taken.',
    hint: 'Choose another time or another day.',
  },
  phone_needed: {
    status: 422,
    message: 'A phone number is needed for a text or a call.',
    hint: 'Include the country code, such as +1 555 0187.',
  },
  delivery_on_the_van: {
    status: 409,
    message: 'Your parcel is on its way, so its day can no longer be changed.',
    hint: 'You can still choose where to leave it.',
  },
  delivery_is_over: {
    status: 409,
    message: 'This delivery is over and cannot be changed.',
    hint: 'See what happened on its tracking page.',
  },
  not_delivered_yet: {
    status: 409,
    message: 'This parcel has not been delivered yet.',
    hint: 'Come back once it has been delivered.',
  },
  feedback_given: {
    status: 409,
    message: 'You have already given feedback on this delivery.',
    hint: "You'll find it under your past deliveries.",
  },
  messages_closed: {
    status: 409,
    message: 'This company does not accept messages here.',
    hint: 'Contact the company directly.',
  },
  too_many_messages: {
    status: 429,
    message: 'You have sent a lot of messages in the last hour.',
    hint: 'Wait a while, or contact the company directly.',
  },
  message_length: {
    status: 422,
    message: 'A message must have 1 to 1000 characters.',
    hint: 'Shorten it, or send it as two messages.',
  },
  photo_not_found: {
    status: 422,
    message: 'A photo of this feedback was not received.',
    hint: 'Remove it and add it again.',
  },
} as const satisfies Record<string, ErrorEntry>
