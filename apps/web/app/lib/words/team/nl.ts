// Dutch texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Team',
  members: 'Leden',
  roleOf: 'Rol van {name}',
  signsInByCode: 'Meldt zich aan met een code',
  handOverTo: 'Overdragen aan {name}',
  deactivated: 'Gedeactiveerd',
  deactivatedMeaning:
    'De identiteitsprovider van je bedrijf heeft deze mensen gedeactiveerd, dus ze kunnen zich niet aanmelden. Geef ritten van de chauffeurs onder hen aan anderen. Een beheerder activeert ze daar of verwijdert ze hier.',
  removePerson: '{name} verwijderen',
  removePersonQuestion: '{name} verwijderen?',
  removeEffect:
    'De toegang eindigt meteen, en API-sleutels van deze persoon werken niet meer. Om terug te komen is een nieuwe uitnodiging nodig.',
  remove: 'Verwijderen',
  onlyOffice: 'Het team is voor planners en beheerders',
  notLoaded: 'Het team kon niet worden geladen',
  loadingTeam: 'Team laden',
  isNow: '{name}: nu {role}',
  isGone: '{name} hoort niet meer bij het bedrijf',
  isAdministrator: '{name} is nu beheerder',
  nothingChanged: 'Er is niets gewijzigd',
  saved: 'Opgeslagen',

  // Handing over
  handOverQuestion: 'Het bedrijf overdragen aan {name}?',
  handOverEffect:
    'Deze persoon wordt beheerder en beslist over mensen, abonnement, facturen en sleutels. Jij wordt meteen planner, en alleen deze persoon kan dat wijzigen. Jouw API-sleutels mogen dan wat een planner mag.',
  handOver: 'Overdragen',

  // Invitations
  invite: 'Iemand uitnodigen',
  inviteDriver: 'Chauffeur uitnodigen',
  invited: 'Uitgenodigd',
  invitations: 'Uitnodigingen',
  roleExpired: '{role}, verlopen',
  roleUntil: '{role}, te accepteren tot {day}',
  expired: 'Verlopen',
  isHeld: 'Wacht op jouw bevestiging',
  sendAgain: 'Opnieuw sturen',
  withdraw: 'Intrekken',
  sentAgain: 'Opnieuw verstuurd naar {email}',
  withdrawn: 'Uitnodiging van {email} ingetrokken',
  invitationSent: 'Uitnodiging verstuurd naar {email}',
  sendInvitation: 'Uitnodiging sturen',
  invitationNotSent: 'De uitnodiging kon niet worden verstuurd',
  email: 'E-mail',
  linkLasts: 'De link in de e-mail werkt één keer, {days} dagen lang.',
  role: 'Rol',
  adminMeaning: 'alles, en beslist wie bij het bedrijf hoort',
  dispatcherMeaning: 'importeert, plant, geeft ritten vrij en beheert het wagenpark',
  viewerMeaning: 'ziet alles en wijzigt niets',
  driverMeaning: 'ziet de eigen rit in de chauffeursapp',

  // Roles
  customRoles: 'Eigen rollen',
  newRole: 'Nieuwe rol',
  customRolesMeaning:
    'Naast beheerder, planner, meekijker en chauffeur: een rol met alleen de rechten die je aanvinkt.',
  noRoles: 'Nog geen.',
  roles: 'Rollen',
  theRoles: 'rollen',
  theRule: 'regel',
  openInvitations: '{count, plural, one {# open uitnodiging} other {# open uitnodigingen}}',
  nobody: 'Nog niemand heeft deze rol',
  changeRole: '{name} wijzigen',
  removeRole: 'Rol {name} verwijderen',
  removeRoleQuestion: 'De rol {name} verwijderen?',
  removeRoleRule: 'Een rol die iemand heeft blijft: geef die persoon eerst een andere.',
  roleRemoved: '{name} is verwijderd',
  roleChanged: '{name} is gewijzigd',
  roleAdded: '{name} kan nu worden gegeven',
  saveRole: 'Rol opslaan',
  roleNotSaved: 'De rol kon niet worden opgeslagen',
  name: 'Naam',
  membersGain: 'De leden hebben de nieuwe rechten vanaf hun volgende klik',
  roleExample: 'Hoe het team deze rol noemt: Magazijn, Klantenservice',
  rightsRule:
    'Een recht brengt mee wat het nodig heeft. Leden, rollen, API-sleutels en archief blijven bij beheerders.',
  groupOrders: 'Orders',
  groupFleet: 'Wagenpark',
  groupPlanning: 'Planning en onderweg',
  groupConnections: 'Koppelingen',
  groupPeople: 'Mensen en bedrijf',

  // Second step
  secondStep: 'Tweede stap bij het aanmelden',
  secondStepMeaning:
    'Mensen met een aangevinkte rol hebben na het wachtwoord een code van hun telefoon nodig. Wie die nog niet heeft, wordt nu afgemeld en stelt hem bij het volgende aanmelden in.',
} satisfies Translation<typeof en>
