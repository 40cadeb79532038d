// Failures of accounts, sign-in, members, invitations and owners.
import type { ErrorEntry } from './entry.ts'

export const ACCOUNTS_ERRORS = {
  membership_ended: {
    status: 403,
    message: '{company} no longer gives this account access.',
    hint: 'Ask an administrator of the company for a new invitation. API keys end with the access of the person who made them.',
  },
  invitation_for_another: {
    status: 403,
    message: 'This invitation is for {email}.',
    hint: 'Sign out, and open the link again.',
  },
  invitation_not_found: {
    status: 404,
    message: 'This invitation does not exist.',
    hint: 'Open the link in the latest email, or ask for a new invitation.',
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
  role_in_use: {
    status: 409,
    message: '{name} is still the role of a member or an open invitation.',
    hint: 'Give them another role first.',
  },
  last_admin: {
    status: 409,
    message: 'A company needs at least one administrator.',
    hint: 'Make someone else an administrator first.',
  },
  account_exists: {
    status: 409,
    message: '{email} already has an account.',
    hint: 'Sign in with that address first.',
  },
  person_in_use: {
    status: 409,
    message: 'This person cannot be erased yet.',
    hint: 'Deliver or cancel their orders, finish their routes, or give their post to somebody else first. details says what it is.',
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
} as const satisfies Record<string, ErrorEntry>
