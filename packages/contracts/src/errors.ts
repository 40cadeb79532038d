// The error catalogue of /api/v1: code, HTTP status, sentence, next step. scripts/errors-doc.ts writes
// docs/errors.md from it.
import { z } from 'zod'

/** One expected failure. Details given where it is thrown fill `{name}` in the texts. */
export interface ErrorEntry {
  status: number
  message: string
  hint: string
}

export const ERROR_CATALOGUE = {
  bad_request: {
    status: 400,
    message: 'The request could not be read.',
    hint: 'Check the body and the query against /api/v1/openapi.json.',
  },
  validation_failed: {
    status: 400,
    message: 'Some fields are invalid.',
    hint: 'Each entry of details names its field.',
  },
  not_signed_in: {
    status: 401,
    message: 'Sign in first.',
    hint: 'Send a valid access token or API key as a Bearer token.',
  },
  key_in_address: {
    status: 401,
    message: 'API keys are not taken from the address of a request.',
    hint: 'Send it in the header Authorization: Bearer KEY. Addresses end up in logs, so revoke this key and make another.',
  },
  device_unknown: {
    status: 401,
    message: 'This device is unknown.',
    hint: 'Create a new device token for the vehicle.',
  },
  not_allowed: {
    status: 403,
    message: 'Your role does not allow this.',
    hint: 'Ask an administrator of your company.',
  },
  right_missing: {
    status: 403,
    message: 'Your role lacks a right: {right}.',
    hint: 'Ask an administrator of your company, who changes roles under Settings, Team.',
  },
  claim_needed: {
    status: 403,
    message: 'This delivery is not in your list yet.',
    hint: 'Open its tracking page and give the last four characters of the phone number or the email that it was ordered with.',
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
  host_taken: {
    status: 409,
    message: 'Another company uses {host}.',
    hint: 'Choose another name. If the name is yours, write to us on the contact page.',
  },
  not_on_this_host: {
    status: 404,
    message: 'This host serves tracking pages only.',
    hint: 'Everything else is on {address}.',
  },
  shop_signature_wrong: {
    status: 401,
    message: 'This call is not signed with the secret of this shop.',
    hint: 'Copy the secret from the shop’s webhook settings, and connect the shop again with it.',
  },
  invitation_for_another: {
    status: 403,
    message: 'This invitation is for {email}.',
    hint: 'Sign out, and open the link again.',
  },
  trial_ended: {
    status: 403,
    message: 'Your trial has ended.',
    hint: 'Choose a plan on the pricing page. Your data stays readable and exportable.',
  },
  subscription_ended: {
    status: 403,
    message: 'Your subscription has ended.',
    hint: 'Choose a plan under Settings, Plan. Your data stays readable and exportable.',
  },
  company_suspended: {
    status: 403,
    message: 'Your company is suspended.',
    hint: 'See Settings, Plan for the reason. Your data stays readable, and routes on the road run to their end.',
  },
  company_closed: {
    status: 403,
    message: '{company} is closed. Everything it has is deleted after {day}.',
    hint: 'Write to us on the contact page before that day to open it again. Its administrators can still export its data.',
  },
  company_deleted: {
    status: 403,
    message: '{company} was closed and has been deleted.',
    hint: 'Start a trial to open a new company.',
  },
  company_moved: {
    status: 410,
    message: '{company} moved to {address}.',
    hint: 'Go on there, with the same account, keys and tracking numbers.',
  },
  company_moving: {
    status: 503,
    message: '{company} is moving to another server.',
    hint: 'Send the call again in a few seconds.',
  },
  membership_ended: {
    status: 403,
    message: '{company} no longer gives this account access.',
    hint: 'Ask an administrator of the company for a new invitation. API keys end with the access of the person who made them.',
  },
  test_clock_off: {
    status: 403,
    message: 'Time moves only where the test clock is on.',
    hint: 'Start an installation that is not for production with TEST_CLOCK=1.',
  },
  vehicle_limit: {
    status: 403,
    message: 'Your plan’s vehicle limit is {limit}.',
    hint: 'Archive a vehicle or choose a larger plan.',
  },
  plan_limit: {
    status: 403,
    message: 'Your plan does not include {what}.',
    hint: 'Choose a larger plan under Settings, Plan.',
  },
  not_found: {
    status: 404,
    message: '{what} was not found.',
    hint: 'Check the id; it may belong to another company or have been removed.',
  },
  page_only: {
    status: 406,
    message: 'Here is a page for people, and you asked for JSON.',
    hint: 'Calls of the API are below /api/v1, OSRM’s services below /osrm, and VROOM problems are posted to /.',
  },
  invitation_not_found: {
    status: 404,
    message: 'This invitation does not exist.',
    hint: 'Open the link in the latest email, or ask for a new invitation.',
  },
  delivery_not_found: {
    status: 404,
    message: 'Delivery not found. Please check your tracking number.',
    hint: "You'll find the number in the sender's email or message. The number of an order is enough once you are signed in.",
  },
  already_member: {
    status: 409,
    message: '{email} already belongs to your company.',
    hint: 'Change the role under Settings, Team.',
  },
  role_name_taken: {
    status: 409,
    message: 'Another role is called {name}.',
    hint: 'Choose another name.',
  },
  report_too_large: {
    status: 422,
    message: 'The report has more than {rows} rows or takes longer than {seconds} seconds.',
    hint: 'Choose fewer days, a filter, or another group.',
  },
  too_many_reports: {
    status: 409,
    message: 'Your company has {most} saved reports, which is the most it can have.',
    hint: 'Remove one that nobody reads.',
  },
  report_name_taken: {
    status: 409,
    message: 'You already have a report named {name}.',
    hint: 'Choose another name.',
  },
  role_in_use: {
    status: 409,
    message: '{name} is still the role of a member or an open invitation.',
    hint: 'Give them another role first.',
  },
  driver_has_account: {
    status: 409,
    message: '{driver} already has an account.',
    hint: 'Remove the account under Settings, Team, before you invite another address.',
  },
  driver_signs_in_alone: {
    status: 409,
    message: '{driver} cannot sign in by a code.',
    hint: 'Codes are for drivers who only drive, and only for your company. Others sign in with their own password.',
  },
  driver_code_wrong: {
    status: 403,
    message: 'This code does not work.',
    hint: 'A code works once and for 15 minutes. Ask your dispatcher for a new one.',
  },
  last_admin: {
    status: 409,
    message: 'A company needs at least one administrator.',
    hint: 'Make someone else an administrator first.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This key is not for pages of {origin}.',
    hint: 'Make a key under Settings, API keys that names this origin.',
  },
  address_not_allowed: {
    status: 403,
    message: 'Owners may not work from this address.',
    hint: 'Use a network of the list, or run npm run owner -- --allow-any-address on the server.',
  },
  own_address_missing: {
    status: 409,
    message: 'Your own address {address} is not in the list.',
    hint: 'Add it, or a network that it belongs to: you would lock yourself out.',
  },
  route_not_on_road: {
    status: 409,
    message: 'Route {number} is not on the road.',
    hint: 'The order of its stops is locked from dispatch until the van is back. Lock stops of a plan on the planning screen.',
  },
  second_step_missing: {
    status: 403,
    message: 'Owners of this platform need a second step at sign-in.',
    hint: 'Add one under Account, Security, or sign in again with the one you have.',
  },
  own_second_step_missing: {
    status: 409,
    message: 'You signed in without a second step yourself.',
    hint: 'Add one under Account, Security, and sign in with it: you would lock yourself out.',
  },
  last_owner: {
    status: 409,
    message: 'The platform needs an owner.',
    hint: 'Make someone else an owner first.',
  },
  plan_on_request: {
    status: 409,
    message: '{plan} is priced on request.',
    hint: 'Write to us through the contact page to agree on a price.',
  },
  article_changed: {
    status: 409,
    message: 'Somebody changed this text meanwhile.',
    hint: 'Load it again, then repeat your change.',
  },
  billing_address_missing: {
    status: 409,
    message: 'The invoice needs the billing address of the company.',
    hint: 'Enter it under Settings, Plan, then choose the plan again. Owners enter it with the company.',
  },
  plan_is_current: {
    status: 409,
    message: 'Your company is already on {plan}.',
    hint: 'Choose another plan.',
  },
  plan_in_use: {
    status: 409,
    message: '{plan} has subscriptions.',
    hint: 'Take it off sale instead: companies that have it keep it.',
  },
  invoice_open: {
    status: 409,
    message: 'Invoice {number} is not paid yet.',
    hint: 'Pay it first, then change the plan.',
  },
  price_missing: {
    status: 409,
    message: '{plan} has no price by the {period} in {currency}.',
    hint: 'Choose one of the prices that GET /api/v1/subscription lists for the plan.',
  },
  coupon_unknown: {
    status: 404,
    message: 'The coupon is not valid.',
    hint: 'Check its letters. It may have expired.',
  },
  coupon_redeemed: {
    status: 409,
    message: 'The company redeemed this coupon before.',
    hint: 'Choose the plan without it: a coupon that still counts is deducted by itself.',
  },
  coupon_used_up: {
    status: 409,
    message: 'Others redeemed this coupon as often as it may be.',
    hint: 'Choose the plan without it.',
  },
  coupon_taken: {
    status: 409,
    message: 'The coupon {coupon} exists already.',
    hint: 'Choose another code. What a coupon is worth never changes.',
  },
  coupon_not_by_card: {
    status: 409,
    message: 'Plans that are paid by card take no coupons here.',
    hint: 'Choose the plan without it; the payment page has its own field for codes.',
  },
  credit_too_large: {
    status: 409,
    message: 'The credit note comes to more than the invoice still has.',
    hint: 'Reload the invoice: it may be void, or credited already.',
  },
  invoice_settled: {
    status: 409,
    message: 'Invoice {number} is already settled.',
    hint: 'Reload the list of invoices.',
  },
  billing_off: {
    status: 409,
    message: 'This server runs without billing.',
    hint: 'Trials do not end and no limits apply. Its operator can start it with BILLING=on.',
  },
  account_exists: {
    status: 409,
    message: '{email} already has an account.',
    hint: 'Sign in with that address first.',
  },
  van_not_left: {
    status: 409,
    message: 'The van of {driver} has not left yet.',
    hint: 'Take the stop off the route, or recall the route.',
  },
  stop_ended: {
    status: 409,
    message: 'The stop of {reference} has ended already.',
    hint: 'Open the order: it says how, and who said so.',
  },
  plan_out_of_date: {
    status: 409,
    message: 'Orders changed since this plan was made.',
    hint: 'Run it again.',
  },
  plan_changed: {
    status: 409,
    message: 'Someone else changed this plan in the meantime.',
    hint: 'The newer plan is in the details. Make your change to that one.',
  },
  plan_locked: {
    status: 409,
    message: '{what} is locked.',
    hint: 'Unlock it before you move it.',
  },
  solution_does_not_fit: {
    status: 422,
    message: 'The file does not fit this plan: {problem}.',
    hint: 'Export the plan for VROOM as it is now, solve that file, and bring its answer.',
  },
  no_speeds_to_undo: {
    status: 409,
    message: 'The driving speeds were never changed.',
    hint: 'Set them first.',
  },
  speeds_changed_meanwhile: {
    status: 409,
    message: 'Somebody changed the driving speeds after you read them. Nothing was stored.',
    hint: 'Read them again, make your changes on what is there now, and send its changedAt.',
  },
  too_few_drives: {
    status: 409,
    message: 'There are not enough drives yet to learn a speed from.',
    hint: 'An hour of a weekday needs {drives} drives on {days} days.',
  },
  plan_not_ready: {
    status: 409,
    message: 'This plan is {state} and cannot be dispatched.',
    hint: 'Wait until it is done, or stop it and keep the best so far.',
  },
  plan_already_dispatched: {
    status: 409,
    message: 'This plan has been dispatched.',
    hint: 'Open the live day, or plan the orders that are still open.',
  },
  vehicle_busy: {
    status: 409,
    message: '{vehicle} already has a route on {date}.',
    hint: 'Leave the vehicle out, or recall its route before it departs.',
  },
  day_is_over: {
    status: 409,
    message: '{date} is over: it can be neither planned nor dispatched.',
    hint: 'Move the orders to today or a later day.',
  },
  nothing_to_plan: {
    status: 409,
    message: 'There are no open orders on {date}.',
    hint: 'Import orders for this day or choose another day.',
  },
  nothing_to_plan_in_week: {
    status: 409,
    message: 'There are no open orders from {from} to {to}.',
    hint: 'Import orders for these days or choose another period.',
  },
  week_plan_running: {
    status: 409,
    message: 'Another week plan is running with some of these orders.',
    hint: 'Wait until it is done, or stop it.',
  },
  week_plan_not_ready: {
    status: 409,
    message: 'This week plan is {state} and proposes nothing yet.',
    hint: 'Wait until it is done, or stop it and keep the best so far.',
  },
  all_vehicles_out: {
    status: 409,
    message: 'Every vehicle already has a route on {date}.',
    hint: 'Move the orders to another day, add a vehicle, or recall a route that has not departed.',
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
  rules_broken: {
    status: 409,
    message: 'This change breaks a rule of the day: {rules}.',
    hint: 'Confirm it by naming the codes of these rules in confirmedRules, or make another change.',
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
  nothing_to_repair: {
    status: 409,
    message: 'No van is on the road on {date}, or none has stops left.',
    hint: 'Plan and dispatch the day first.',
  },
  no_vehicles: { status: 409, message: 'There are no active vehicles.', hint: 'Add a vehicle in Fleet.' },
  idempotency_mismatch: {
    status: 409,
    message: 'This Idempotency-Key was used with a different body.',
    hint: 'Use a new key for a new request.',
  },
  duplicate_reference: {
    status: 409,
    message: 'Order {reference} already exists.',
    hint: 'Change the reference, or import the file again to update it.',
  },
  duplicate_address: {
    status: 409,
    message: '{address} is in the address book already.',
    hint: 'Search for it in the list and change it there.',
  },
  archive_running: {
    status: 409,
    message: 'An archive of the company is being written or read.',
    hint: 'Wait until it is done, then ask again.',
  },
  person_in_use: {
    status: 409,
    message: 'This person cannot be erased yet.',
    hint: 'Deliver or cancel their orders, finish their routes, or give their post to somebody else first. details says what it is.',
  },
  company_not_empty: {
    status: 409,
    message: 'The company has {what} already.',
    hint: 'Only an empty company takes an archive. Make a new company for it.',
  },
  duplicate_registration: {
    status: 409,
    message: 'A vehicle with the registration {registration} already exists.',
    hint: 'Archive the other one first, or correct the registration.',
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
    hint: 'Orders of one recipient at one address, day and window can, as far as an order holds what they bring.',
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
  slot_full: {
    status: 409,
    message: 'This time has just been taken.',
    hint: 'Choose another time or another day.',
  },
  photo_not_found: {
    status: 422,
    message: 'A photo of this feedback was not received.',
    hint: 'Remove it and add it again.',
  },
  message_length: {
    status: 422,
    message: 'A message must have 1 to 1000 characters.',
    hint: 'Shorten it, or send it as two messages.',
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
  import_undone: {
    status: 409,
    message: 'This import has been undone.',
    hint: 'Import the file again.',
  },
  zone_name_taken: {
    status: 409,
    message: 'There is a zone {name} already.',
    hint: 'Choose another name.',
  },
  zone_in_use: {
    status: 409,
    message: '{zone} is a zone of {vehicles}.',
    hint: 'Take it off these vehicles first: without a zone they would take orders anywhere.',
  },
  zone_limit: {
    status: 409,
    message: 'A company has at most {limit} zones.',
    hint: 'Delete zones that are no longer used.',
  },
  region_in_use: {
    status: 409,
    message: '{region} is in use by {companies}.',
    hint: 'Add another region around their depots first, or move the depots.',
  },
  place_unlikely: {
    status: 422,
    message: 'This place is {where}: is that right?',
    hint: 'Check the coordinates. If the place is right, confirm it (confirmPlace: true).',
  },
  sample_needs_depot: {
    status: 409,
    message: 'Sample orders are placed around your depot, and you have none yet.',
    hint: 'Set where your vehicles start, then try it again.',
  },
  region_of_demo: {
    status: 409,
    message: '{region} is the demo town and is rebuilt at every start.',
    hint: 'Start with DEMO=0 to run without it.',
  },
  region_busy: {
    status: 409,
    message: '{region} is already being compiled.',
    hint: 'Wait until it is done, or stop it.',
  },
  extract_unknown: {
    status: 404,
    message: 'The catalogue has no extract {path}.',
    hint: 'Search the catalogue (GET /regions/catalogue) for its path, like europe/denmark.',
  },
  mirror_unreachable: {
    status: 502,
    message: '{reason}',
    hint: 'Check the connection of this server, or set another mirror (EXTRACT_MIRRORS). The catalogue stays as it was.',
  },
  upload_gap: {
    status: 409,
    message: 'This part does not follow on from what has arrived so far.',
    hint: 'Continue from byte {received}.',
  },
  invitation_expired: {
    status: 410,
    message: 'This invitation has expired.',
    hint: 'Ask {company} to send it again.',
  },
  invitation_revoked: {
    status: 410,
    message: '{company} has withdrawn this invitation.',
    hint: 'Ask for a new one if this was a mistake.',
  },
  invitation_used: {
    status: 410,
    message: 'This invitation has already been accepted.',
    hint: 'Sign in with {email}.',
  },
  setup_link_ended: {
    status: 410,
    message: 'This link no longer works.',
    hint: 'Restart the product for a new one, or run npm run owner -- --mail ADDRESS.',
  },
  setup_complete: {
    status: 410,
    message: 'This platform already has an owner, so this link no longer works.',
    hint: 'Sign in, or run npm run owner -- --mail ADDRESS to make another owner.',
  },
  too_large: {
    status: 413,
    message: 'The file is larger than {limit}.',
    hint: 'Split it into smaller files.',
  },
  slow_request: {
    status: 408,
    message: 'The request did not arrive in time.',
    hint: 'Check the connection and send it again.',
  },
  headers_too_large: {
    status: 431,
    message: 'The URL and headers are longer than {limit}.',
    hint: 'Shorten the URL, or move long values into the body.',
  },
  unsupported_file: { status: 415, message: "This file type isn't supported.", hint: 'Send CSV or XLSX.' },
  too_many_plans_waiting: {
    status: 429,
    message: '{limit} plans of your company wait for their turn already.',
    hint: 'Stop some of them, or try again in {seconds} seconds.',
  },
  too_many_waiting: {
    status: 429,
    message: '{limit} {what} of your company wait for their turn already.',
    hint: 'Try again in {seconds} seconds.',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests.',
    hint: 'Wait {seconds} seconds and try again.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side.',
    hint: 'Try again. If it keeps happening, send the request id to support.',
  },
  mail_refused: {
    status: 502,
    message: 'Failed to send test email',
    hint: 'The mail server said: {said}',
  },
  mail_not_set_up: {
    status: 503,
    message: 'Send test function not available',
    hint: 'Set SMTP_URL to the address of your mail server and start again.',
  },
  unavailable: { status: 503, message: 'The service is not ready.', hint: 'Try again in a few seconds.' },
  storage_full: {
    status: 507,
    message: 'The server has run out of disk space.',
    hint: 'Free up space on the data disk.',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERROR_CATALOGUE

/** Body of a failed /api/v1 call (docs/api.md, part B). */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
  hint: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Codes of a rejected import row, with the sentence beside its cell. */
export const IMPORT_PROBLEMS = {
  empty_file: 'The file is empty',
  no_rows: 'The file has a header row but no orders',
  too_many_rows: 'The file has more than {limit} orders',
  too_many_columns: 'The file has more than {limit} columns',
  unreadable_file: 'The file could not be read: it is cut off, or a quotation mark is never closed',
  protected_file: 'The file is password-protected',
  sheet_missing: 'The file has no sheet with this name',
  slow_file: 'Reading the file took too long',
  no_text: 'The PDF holds pictures without text, as a scan does',
  no_orders: 'No order could be read from the text',
  crowded_row:
    'The row has more cells than the header. Put text that contains the separator in quotation marks',
  other_list: 'Another list begins here, with columns of its own. Import it as a file of its own',
  missing_column: 'The file has no column for {column}',
  missing_value: '{column} is required',
  bad_number: '{column} must be a number{unit}',
  bad_unit: '{column} is not known: leave it empty for {unit}',
  not_whole: '{column} must be a whole number',
  negative_number: '{column} must not be negative',
  number_too_large: '{column} must be at most {limit}',
  bad_date: 'Date must be like 2026-04-16',
  date_out_of_range: 'Date is more than a year away',
  day_is_over: 'This day is over. Choose another day, or import it as history',
  day_full: '{date} already has {limit} orders, the most that fit into one plan',
  bad_time: '{column} must be a time like 14:30',
  bad_window: '{column} must be like 08:30-12:00',
  span_reversed: '{column} is before the date',
  span_too_long: '{column} is more than {limit} days after the date',
  open_window: '{column} need a first window with both its ends',
  bad_choice: '{column} must be {choices}',
  lines_differ: 'The lines of this order differ in {header}',
  custom_too_long: 'The column {header} has more than {limit} characters. Shorten it or drop the column',
  window_reversed: 'Window ends before it starts',
  bad_email: 'Email address is not complete',
  bad_priority: 'Priority must be high, medium, low or 0-100',
  bad_coordinates: 'Latitude and longitude are not on the map',
  bad_position: 'The coordinates are in no form that is known. Write them like 39.3771, -76.8099',
  error_cell: '{column} holds an error of the spreadsheet. Correct the formula, or type the value',
  phone_cut_off: 'The phone number lost digits in a spreadsheet. Type it again, or leave it empty',
  other_half: 'The row is a pickup and a delivery, and one of them is refused',
  too_long: '{column} is longer than {limit} characters',
  too_many_words: '{column} lists more than {limit}',
  duplicate_in_file: 'Same order as row {row}',
  already_dispatched: 'Order {reference} is already on the road',
  order_cancelled: 'Order {reference} was cancelled',
  address_unknown: 'Address not found',
  address_no_house_number: 'No house number. {count} matches on {street}',
  address_interpolated: 'The map has no number {number} on {street}. Use a place between its neighbours?',
  address_uncertain: 'Not sure which address: {best}?',
  address_outside_map: 'Outside your map: {place}',
  outside_region: 'More than 500 km away from your map and your depots',
} as const
export type ImportProblemCode = keyof typeof IMPORT_PROBLEMS

/** A note of an import about its reading of a file. */
export interface ImportWarningEntry {
  message: string
  /**
   * True for an uncertain reading: with `partial=true`, an import stores its rows only if the caller lists the code in
   * `confirmed`. False for information.
   */
  isQuestion: boolean
}

const question = (message: string): ImportWarningEntry => ({ message, isQuestion: true })
const information = (message: string): ImportWarningEntry => ({ message, isQuestion: false })

export const IMPORT_WARNINGS = {
  ambiguous_date: question('Dates like {value} are read as {reading}'),
  ambiguous_number: question('Numbers like {value} in {column} are read as {reading}'),
  time_zone: question(
    'Times like {value} are taken as your local time. The time zone in the cell is not used',
  ),
  bare_hour: question('Times like {value} are read as {reading}'),
  day_part: question('Windows like {value} are read as {reading}'),
  pickup_columns: information(
    'Rows with {value} become a pickup and a delivery, which one van makes in this order',
  ),
  made_numbers: information(
    'The file has no order numbers. They are generated, and are the same when you import the file again',
  ),
  made_recipients: information('The file has no recipients. Orders are named by their address'),
  folded_lines: information('The lines of one order number become one stop with its items'),
  titles: information('What stands above the header is not read as orders: {value}'),
  title_day: question('Rows without a day are for {reading}, the day above the header'),
  footer: information('What stands below the orders is left out: {value}'),
  hidden_sheets: information('Hidden sheets are not read: {value}'),
  hidden_rows: question('{value} hidden rows are read like the others'),
  not_for_delivery: information('{header} says {value}, so the row is not a delivery and is left out'),
  unknown_state: question('{header} says {value}. The row is read as a delivery'),
  unread_days: question('The column {value} holds days, and is not read as the day of delivery'),
  unread_windows: question('The column {value} holds times, and is not read as the window of delivery'),
  cash_unread: question(
    'The column {value} says cash on delivery, and no column is read as the amount. Choose one for Cash to collect',
  ),
  phone_unknown: question(
    '{value} is not a phone number that can be dialled. Write it with its country code',
  ),
  several_values: question(
    'The lines of this order differ in {header}. The first one is used, and all are kept with the order',
  ),
  unknown_vehicle: information(
    '{value} in {column} is not the name or number plate of one of your vehicles. Correct it, or add the vehicle',
  ),
  unknown_skill: information(
    'No vehicle or driver has the skill {value}, so no plan takes the order. Correct it, or add the skill',
  ),
  unlikely_place: question('{value} is {where}'),
  several_phones: question('Of the numbers in {value}, {reading} is used. The cell is kept with the order'),
} as const satisfies Record<string, ImportWarningEntry>
export type ImportWarningCode = keyof typeof IMPORT_WARNINGS

/** Values for `{name}` in a text. */
export type TextValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Fills `{name}` in a catalogue text; a name without a value stays as written. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined || value === null ? whole : String(value)
  })
}
