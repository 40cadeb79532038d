// Texts of the security of the owners' accounts. Terms: docs/languages.md.
export default {
  // Owners
  securityNoun: 'security',
  owners: 'Owners',
  newOwner: 'New owner',
  addOwner: 'Add owner',
  ownerNotAdded: 'The owner could not be added',
  ownerLead: 'An owner sees every company and changes plans, mails and settings.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  firstPassword: 'First password',
  isNowOwner: '{email} is now an owner',
  ownerSince: '{email}, owner since {day}',
  seenAgo: 'seen {ago}',
  neverSignedIn: 'never signed in',
  secondStepOn: 'second step on',
  noSecondStep: 'no second step',
  you: 'you',
  removeWhat: 'Remove {name}',
  remove: 'Remove',
  removeQuestion: 'Remove {name}?',
  removeEffect: 'The account stays, without rights over the platform.',
  noLongerOwner: 'No longer an owner',
  ownerByCommand:
    'On the server, npm run owner -- --mail ADDRESS also adds an owner, or makes a new link for one.',

  // How owners sign in
  howOwnersSignIn: 'How owners sign in',
  needSecondStep: 'Owners need a second step at sign-in',
  needSecondStepNow: 'Owners need a second step now',
  secondStepOptional: 'Owners may sign in without a second step',
  withoutStep:
    'An owner who has taken none has no rights over the platform, and is led to where one is added.',
  othersWithout:
    '{count, plural, =0 {No other owner is without one. API keys that an owner made no longer act as the owner.} one {One other owner has none: that account is signed out once you ask for it. API keys that an owner made no longer act as the owner.} other {# other owners have none: they are signed out once you ask for it. API keys that an owner made no longer act as the owner.}}',
  addYourOwnFirst: 'Add your own first, and sign in with it.',
  yourOwnSignIn: 'Your own sign-in',

  // Sessions
  whereOwnersSignedIn: 'Where owners are signed in',
  noSessions: 'No owner has an open session in a browser.',
  sessionsOfOwners: 'Sessions of owners',
  unknownAddress: 'unknown address',
  usedAgo: 'used {ago}',
  hasSecondStep: 'second step',
  thisBrowser: 'this browser',
  signOut: 'Sign out',
  signOutOf: 'Sign out {name}, {browser}',
  signedOutThere: 'Signed out there',

  // Failed sign-ins
  failedSevenDays: 'Failed sign-ins, 7 days',
  noFailed: 'Nobody failed to sign in to an account in the last 7 days.',
  failedSignIns: 'Failed sign-ins',
  attempts: '{count, plural, one {# attempt, last {ago}} other {# attempts, last {ago}}}',
  wrongCode: 'wrong code',
  wrongPassword: 'wrong password',
  owner: 'owner',
  signedInSince: 'signed in since',
  unknownAccounts: 'Attempts on addresses without an account are limited and not listed.',

  // Addresses
  whereOwnersWork: 'Where owners work',
  fromElsewhere:
    'From anywhere else, an owner’s account has no rights over the platform. You are at <address>{address}</address>.',
  addressesAndNetworks: 'Addresses and networks',
  addressesHint: 'One per line. Leave empty to let owners work from anywhere.',
  addressWrong: '{text} is neither an address such as 203.0.113.7 nor a network such as 203.0.113.0/24',
  saveAddresses: 'Save addresses',
  saving: 'Saving',
  addressesSaved: 'Addresses saved',
  fromAnywhere: 'Owners may work from anywhere',
  lockedOut: 'Locked out? On the server, npm run owner -- --allow-any-address empties the list.',

  // Accounts
  accounts: 'Accounts',
  withSecondStep: 'With a second step',
  openSessions: 'Open sessions',
  auditLog: 'Audit log',
  apiKeys: 'API keys',
} as const
