// Texts of the owner's support inbox. Terms: docs/languages.md.
export default {
  // Tickets
  open: 'Open',
  pending: 'Pending',
  closed: 'Closed',
  searchTickets: 'Search tickets',
  waits: 'waits {age}',
  waiting: 'Waiting for an answer',
  withOwner: '{name}, with {owner}',
  nobodyWaits: 'Nobody is waiting',
  noTickets: 'No tickets here',
  questionsComeIn: 'Questions from the contact page and from inside the product come in here.',
  contactPage: 'Contact page',
  openCount:
    '{count, plural, one {# ticket open. Replies are promised within {hours} hours.} other {# tickets open. Replies are promised within {hours} hours.}}',

  // Assignee
  nobodyYet: 'Nobody yet',
  somebody: 'Somebody',
  ownersNotLoaded: '{name}. The owners could not be loaded.',
  tryAgain: 'Try again',
  assignedTo: 'Assigned to',

  // One ticket
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Open again',
  replyTo: 'Reply to {email}',
  answer: 'Answer',
  sendReply: 'Send and set to pending',
  addNote: 'Add note',
  noteAdded: 'Note added',
  replySent: 'Reply sent to {to}',
} as const
