// Failures of vehicles, zones, addresses and map regions.
import type { ErrorEntry } from './entry.ts'

export const FLEET_ERRORS = {
  device_unknown: {
    status: 401,
    message: 'This device is unknown.',
    hint: 'Create a new device token for the vehicle.',
  },
  duplicate_registration: {
    status: 409,
    message: 'A vehicle with the registration {registration} already exists.',
    hint: 'Archive the other one first, or correct the registration.',
  },
  pay_rule_started: {
    status: 409,
    message: 'The pay rule {rule} has begun.',
    hint: 'Pay of past days stays as it was. Add a rule that begins later.',
  },
  pay_rule_twice: {
    status: 409,
    message: 'A pay rule for these drivers begins on {day} already.',
    hint: 'Choose another first day or other drivers.',
  },
  pay_rule_in_past: {
    status: 409,
    message: 'Another rule pays these drivers on past days.',
    hint: 'Pay of past days stays as it was. Let the rule begin today or later, and use a correction for past days.',
  },
  pay_approved: {
    status: 409,
    message: 'The statement of {month} is approved.',
    hint: 'Approved statements do not change. Add a correction to a day of a later month.',
  },
  pay_incomplete: {
    status: 409,
    message: 'The statement of {driver} is not complete.',
    hint: 'Approve it when the month is over and all its routes have ended.',
  },
  pay_changed: {
    status: 409,
    message: 'The pay has changed since it was shown.',
    hint: 'Read it again before you approve it.',
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
  duplicate_address: {
    status: 409,
    message: '{address} is in the address book already.',
    hint: 'Search for it in the list and change it there.',
  },
  place_unlikely: {
    status: 422,
    message: 'This place is {where}: is that right?',
    hint: 'Check the coordinates. If the place is right, confirm it (confirmPlace: true).',
  },
  region_in_use: {
    status: 409,
    message: '{region} is in use by {companies}.',
    hint: 'Add another region around their depots first, or move the depots.',
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
} as const satisfies Record<string, ErrorEntry>
