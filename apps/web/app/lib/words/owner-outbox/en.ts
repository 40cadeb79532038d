// Texts of the owner's outbox. Terms: docs/languages.md.
export default {
  // List
  outbox: 'Outbox',
  emailsNoun: 'emails',
  mails: 'Mails',
  searchEmails: 'Search emails',
  searchHint: 'Address, subject, company',
  all: 'All',
  to: 'To',
  subject: 'Subject',
  state: 'State',
  written: 'Written',
  noEmails: 'No emails here',
  noEmailsMore: 'Emails are listed here from the moment they are written, sent or not.',
  testMailServer: 'Test the mail server',
  noMatches: 'No emails match',
  showAll: 'Show all emails',
  mailTo: '{subject}, to {to}',

  // States
  waiting: 'waiting',
  held: 'held',
  sent: 'sent',
  caught: 'caught',
  failed: 'failed',
  expired: 'expired',

  // One mail
  mail: 'Mail',
  mailNoun: 'the mail',
  sendingAgain: 'Sending to {to} again',
  waitsUntil: 'Waits until',
  caughtAt: 'Caught',
  sentAt: 'Sent',
  tries: 'Tries',
  serverSaid: 'Server said',
  attached: 'Attached',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  emailAsItLooks: 'Email as it looks',
  asPlainText: 'As plain text',
} as const
