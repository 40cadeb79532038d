// Failures of routes on the road, and of calls between driver and recipient.
import type { ErrorEntry } from './entry.ts'

export const ROAD_ERRORS = {
  van_not_left: {
    status: 409,
    message: 'The van of {driver} has not left yet.',
    hint: 'Take the stop off the route, or recall the route.',
  },
  route_not_on_road: {
    status: 409,
    message: 'Route {number} is not on the road.',
    hint: 'The order of its stops is locked from dispatch until the van is back. Lock stops of a plan on the planning screen.',
  },
  route_under_way: {
    status: 409,
    message: 'R{number} is under way and cannot be recalled.',
    hint: 'A route can be recalled until its van leaves the depot.',
  },
  route_changed: {
    status: 409,
    message: 'Someone else changed this route.',
    hint: 'Review the latest version, then make your change again.',
  },
  stop_ended: {
    status: 409,
    message: 'The stop of {reference} has ended already.',
    hint: 'Open the order: it says how, and who said so.',
  },
  stop_is_over: {
    status: 409,
    message: 'The stop for order {reference} is finished or under way.',
    hint: 'Only stops that are still ahead can be changed.',
  },
  calls_off: {
    status: 403,
    message: 'Your company does not let drivers call or text recipients.',
    hint: 'Write a message to the recipient instead, or a note to dispatch.',
  },
  number_missing: {
    status: 409,
    message: 'There is no phone number for {whom}.',
    hint: 'Ask dispatch to add it, with its country code.',
  },
  call_failed: {
    status: 502,
    message: 'The phone provider did not put the call through.',
    hint: 'Try again in a moment, or write a message.',
  },
  callback_not_signed: {
    status: 403,
    message: 'This call is not signed by Twilio.',
    hint: 'Check that TWILIO_URL holds the account’s token and that PUBLIC_URL is the address that Twilio calls.',
  },
  callback_repeated: {
    status: 409,
    message: 'This callback was already received.',
    hint: 'No action is needed: each callback counts once.',
  },
} as const satisfies Record<string, ErrorEntry>
