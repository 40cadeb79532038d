// Names of stored data, for lists of personal data. Terms: docs/languages.md.
export default {
  orders: 'orders',
  addressBook: 'address book',
  doorEvents: 'events at the door',
  followed: 'followed deliveries',
  wishes: 'lasting wishes',
  mails: 'mails and texts',
  auditLines: 'lines of the audit log',
  profile: 'profile',
  devices: 'devices with notices',
  requests: 'requests',
  account: 'account',
  waysToSignIn: 'ways to sign in',
  sessions: 'sessions',
  secondSteps: 'second steps',
  passkeys: 'passkeys',
  people: 'members and invitations',
  drivers: 'drivers',
  vehicles: 'records of vehicles',
  messages: 'messages',
  invoices: 'invoices',
  settings: 'settings of the company',
  feedback: 'feedback',
  otherData: 'other data',
  keptAuditLines:
    'Who may do what has to be accounted for: that something was done and when stays. Name, address and what a line said of the person go. Until the owner of the platform removes the audit log.',
  keptInvoices:
    'Tax law: an invoice is kept as it was issued, with name and address of the company that was invoiced. For the years that the seller’s tax law sets, often ten.',
  keptCreditNotes:
    'Tax law: a credit note is kept as it was issued, like its invoice. For the years that the seller’s tax law sets, often ten.',
  keptStops: 'The number answered STOP. It is kept so that nobody texts it again, until it answers START.',
  keptBilling: 'Whom the company says it is on its invoices. An administrator changes it in Settings, Plan.',
} as const
