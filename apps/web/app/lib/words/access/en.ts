// Texts of an account that lost its role. Terms: docs/languages.md.
export default {
  // An account that lost its role
  closedUntil: '{company} is closed. Its data is deleted after {day}',
  closed: '{company} is closed',
  closedMore:
    'Until that day it can be opened again: write to us. Routes that were dispatched are driven to their end, and recipients go on tracking them.',
  deletedOn: '{company} was deleted on {day}',
  deleted: '{company} was deleted',
  deletedMore:
    'It had been closed, and the time to open it again has passed. Invoices are kept as the law asks.',
  suspended: '{company} has suspended your access',
  suspendedMore:
    'Drivers who are archived, for example, sign in no more. Ask a dispatcher or an administrator of the company.',
  removed: 'You no longer belong to {company}',
  removedMore: 'Ask an administrator of the company for a new invitation.',
  removedOnMore:
    'An administrator removed you on {day}. Ask an administrator of the company for a new invitation.',
  whatYouMayEnter: 'what your account may enter',
  expectDelivery: 'Do you expect a delivery yourself?',
  deliveriesToYou: 'Deliveries to you',
  writeToUs: 'Write to us',
  movedTo: '{company} moved to {host}',
  signInThere: 'Sign in there with the same address and password.',
  goOnThere: 'Go on there',
  nothingChanged: 'Nothing was changed',
  goOnWithout: 'Go on without it',
  yourCompanies: 'Companies you work for',
  didNotOpen: '{company} did not open',
  openCompany: 'Open {company}',
  yourAccess: 'Your access',
} as const
