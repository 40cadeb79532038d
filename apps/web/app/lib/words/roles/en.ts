// Texts of members' roles, their rights, and refusals. Terms: docs/languages.md.
export default {
  // Roles of members
  admin: 'Administrator',
  dispatcher: 'Dispatcher',
  viewer: 'Viewer',
  driver: 'Driver',

  // What a right allows
  seeOrders: 'See orders, recipients, proofs and messages',
  changeOrders: 'Add, import, change and cancel orders, and write to recipients and drivers',
  seeFleet: 'See vehicles, drivers, depots and zones, with work orders and fuel',
  changeFleet: 'Add and change vehicles, drivers, depots and zones, work orders and fuel',
  seePlans: 'See plans and routes',
  changePlans: 'Plan days, and change plans by hand',
  dispatchRoutes: 'Send routes to drivers, and change them on the road',
  seeLive: 'See the live map, replays and analytics',
  searchAddresses: 'Search the address book',
  changeAddresses: 'Change the address book',
  solveByApi: 'Solve problems by API',
  seeWebhooks: 'See webhooks and shops, with what they sent',
  changeWebhooks: 'Add and change webhooks and shops',
  seePersons: 'Find all that is stored about a person',
  erasePersons: 'Erase a person',
  seePay: 'See what drivers earn',
  changePay: 'Change pay rules, correct pay and approve statements',
  invitePeople: 'See the team, and invite drivers',
  changeSettings: 'Change the company, its rules and its mails',
  manageBilling: 'See invoices, and change the subscription',
  readAudit: 'Read and export the audit log',

  // Refusals
  onlyAdministrators: 'Only administrators of the company may do this.',
  rightMissing: 'Your role lacks a right: {right}. Ask an administrator.',
  viewersChangeNothing: 'Viewers change nothing: ask a dispatcher or an administrator.',
} as const
