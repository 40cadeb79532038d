// Texts of the company's team. Terms: docs/languages.md.
export default {
  // Members
  team: 'Team',
  members: 'Members',
  roleOf: 'Role of {name}',
  signsInByCode: 'Signs in by a code',
  handOverTo: 'Hand over to {name}',
  deactivated: 'Deactivated',
  deactivatedMeaning:
    'Your company’s identity provider deactivated these people, so they cannot sign in. Give routes of drivers among them to others. An administrator activates them there, or removes them here.',
  removePerson: 'Remove {name}',
  removePersonQuestion: 'Remove {name}?',
  removeEffect:
    'Access ends at once, and API keys that this person made stop working. They need a new invitation to come back.',
  remove: 'Remove',
  onlyOffice: 'The team is for dispatchers and administrators',
  notLoaded: 'The team could not be loaded',
  loadingTeam: 'Loading the team',
  isNow: '{name} is {role} now',
  isGone: '{name} no longer belongs to the company',
  isAdministrator: '{name} is the administrator now',
  nothingChanged: 'Nothing changed',
  saved: 'Saved',

  // Handing over
  handOverQuestion: 'Hand the company over to {name}?',
  handOverEffect:
    'They become administrator: people, plan, invoices and keys are theirs to decide. You become dispatcher at once, and only they can change that. API keys that you made may then do what a dispatcher may.',
  handOver: 'Hand over',

  // Invitations
  invite: 'Invite somebody',
  inviteDriver: 'Invite a driver',
  invited: 'Invited',
  invitations: 'Invitations',
  roleExpired: '{role}, expired',
  roleUntil: '{role}, can be accepted until {day}',
  expired: 'Expired',
  isHeld: 'Waits for your confirmation',
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
  sentAgain: 'Sent to {email} again',
  withdrawn: 'Invitation of {email} withdrawn',
  invitationSent: 'Invitation sent to {email}',
  sendInvitation: 'Send invitation',
  invitationNotSent: 'The invitation could not be sent',
  email: 'Email',
  linkLasts: 'The link in the mail works once, for {days} days.',
  role: 'Role',
  adminMeaning: 'everything, and decides who belongs to the company',
  dispatcherMeaning: 'imports, plans and dispatches, and looks after the fleet',
  viewerMeaning: 'sees everything and changes nothing',
  driverMeaning: 'sees their own route in the driver app',

  // Roles
  customRoles: 'Roles of your own',
  newRole: 'New role',
  customRolesMeaning:
    'Beside administrator, dispatcher, viewer and driver: a role with only the rights that you tick.',
  noRoles: 'None yet.',
  roles: 'Roles',
  theRoles: 'the roles',
  theRule: 'the rule',
  openInvitations: '{count, plural, one {# open invitation} other {# open invitations}}',
  nobody: 'Nobody has it yet',
  changeRole: 'Change {name}',
  removeRole: 'Remove role {name}',
  removeRoleQuestion: 'Remove the role {name}?',
  removeRoleRule: 'A role that somebody has stays: give them another one first.',
  roleRemoved: '{name} was removed',
  roleChanged: '{name} was changed',
  roleAdded: '{name} can be given now',
  saveRole: 'Save role',
  roleNotSaved: 'The role could not be saved',
  name: 'Name',
  membersGain: 'Its members have the new rights from their next click',
  roleExample: 'What it is called in the team: Warehouse, Customer service',
  rightsRule:
    'A right brings along what it needs. Members, roles, API keys and the archive stay with administrators.',
  groupOrders: 'Orders',
  groupFleet: 'Fleet',
  groupPlanning: 'Planning and the road',
  groupConnections: 'Connections',
  groupPeople: 'People and company',

  // Second step
  secondStep: 'Second step at sign-in',
  secondStepMeaning:
    'People of a ticked role need a code from their phone after the password. Those who have none yet are signed out now, and add one when they sign in again.',
} as const
