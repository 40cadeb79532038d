// Failures of orders, their files and their status steps.
import type { ErrorEntry } from './entry.ts'

export const ORDERS_ERRORS = {
  no_rate_card: {
    status: 409,
    message: 'No rate card is the default.',
    hint: 'Make a rate card the default, or name one.',
  },
  rate_card_name_taken: {
    status: 409,
    message: 'There is a rate card {name} already.',
    hint: 'Choose another name.',
  },
  order_form_in_sandbox: {
    status: 409,
    message: 'Test mode has no public order form.',
    hint: 'Open the form of the company itself.',
  },
  order_form_mark_wrong: {
    status: 409,
    message: 'This order looks as if a program had sent it.',
    hint: 'Reload the page and send the order again.',
  },
  order_form_busy: {
    status: 429,
    message: 'Too many orders wait for an answer of the company.',
    hint: 'Try again later, or call the company.',
  },
  order_outside_area: {
    status: 409,
    message: 'The company does not serve this address.',
    hint: 'Check the address.',
  },
  order_slot_gone: {
    status: 409,
    message: 'This time is no longer available.',
    hint: 'Choose another time.',
  },
  order_price_changed: {
    status: 409,
    message: 'The price has changed.',
    hint: 'Look at the new price and send the order again.',
  },
  order_request_decided: {
    status: 409,
    message: 'This request has been answered already.',
    hint: 'Reload the list.',
  },
  duplicate_reference: {
    status: 409,
    message: 'Order {reference} already exists.',
    hint: 'Change the reference, or import the file again to update it.',
  },
  order_not_open: {
    status: 409,
    message: 'Order {reference} is {state} and cannot be changed.',
    hint: 'Only open orders can be changed. In Live, take it off its route while the van has not come to it, or create a new order.',
  },
  order_on_the_road: {
    status: 409,
    message: 'Order {reference} is on the road: its {fields} cannot change now.',
    hint: 'Take it off its route in Live, change it, and give it to a van again.',
  },
  order_not_divisible: {
    status: 409,
    message: 'Order {reference} cannot be divided: {reason}.',
    hint: 'Choose fewer parts, or change the order first.',
  },
  orders_not_alike: {
    status: 409,
    message: 'These orders cannot become one because of their {what}.',
    hint: 'Only orders of one recipient, address, day and window can become one, within the limits of an order.',
  },
  import_undone: {
    status: 409,
    message: 'This import has been undone.',
    hint: 'Import the file again.',
  },
  attachments_full: {
    status: 409,
    message: 'An order holds at most {limit} files.',
    hint: 'Remove files that are no longer needed.',
  },
  attachment_too_large: {
    status: 413,
    message: 'A file of an order has at most {limit}.',
    hint: 'Send a smaller photo, or fewer pages.',
  },
  attachment_refused: {
    status: 415,
    message: 'Only photos (JPEG, PNG, WebP) and PDF files can be attached.',
    hint: 'Save it as one of these, then add it again. The content counts, not the name.',
  },
  step_name_taken: {
    status: 409,
    message: 'There is a step called {name} already.',
    hint: 'Choose another name, or change that step.',
  },
  step_loop: {
    status: 409,
    message: '{name} would come before itself.',
    hint: 'Choose a step that does not follow it, or none.',
  },
  step_goes_back: {
    status: 409,
    message: '{name} belongs to a later state, so nothing of an earlier state can follow it.',
    hint: 'The states follow each other: pending, picked up, in transit, out for delivery, delivered.',
  },
  step_in_use: {
    status: 409,
    message: 'Orders have reached this step, or another step follows it.',
    hint: 'Switch it off: it stays in the history, and nobody can set it.',
  },
  step_not_yours: {
    status: 403,
    message: 'Dispatch does not set this step.',
    hint: 'Settings, Drivers says who sets it.',
  },
  step_wrong_state: {
    status: 409,
    message: 'The delivery is not in the state of this step.',
    hint: 'Look again which steps the order may reach now.',
  },
} as const satisfies Record<string, ErrorEntry>
