// German texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Team',
  members: 'Mitglieder',
  roleOf: 'Rolle von {name}',
  signsInByCode: 'Meldet sich mit einem Code an',
  handOverTo: 'An {name} übergeben',
  deactivated: 'Deaktiviert',
  deactivatedMeaning:
    'Der Identitätsanbieter deiner Firma hat diese Personen deaktiviert, sie können sich nicht anmelden. Gib Touren der Fahrer unter ihnen an andere. Ein Administrator aktiviert sie dort oder entfernt sie hier.',
  removePerson: '{name} entfernen',
  removePersonQuestion: '{name} entfernen?',
  removeEffect:
    'Der Zugang endet sofort, und API-Schlüssel dieser Person gelten nicht mehr. Um zurückzukommen, braucht sie eine neue Einladung.',
  remove: 'Entfernen',
  onlyOffice: 'Das Team ist für Disposition und Administratoren',
  notLoaded: 'Das Team konnte nicht geladen werden',
  loadingTeam: 'Das Team wird geladen',
  isNow: '{name}: jetzt {role}',
  isGone: '{name} gehört nicht mehr zur Firma',
  isAdministrator: '{name} hat jetzt die Administration',
  nothingChanged: 'Nichts wurde geändert',
  saved: 'Gespeichert',

  // Handing over
  handOverQuestion: 'Die Firma an {name} übergeben?',
  handOverEffect:
    'Diese Person wird Administrator und entscheidet über Personen, Tarif, Rechnungen und Schlüssel. Du wirst sofort Disponent, und nur sie kann das ändern. Deine API-Schlüssel dürfen dann, was ein Disponent darf.',
  handOver: 'Übergeben',

  // Invitations
  invite: 'Person einladen',
  inviteDriver: 'Fahrer einladen',
  invited: 'Eingeladen',
  invitations: 'Einladungen',
  roleExpired: '{role}, abgelaufen',
  roleUntil: '{role}, kann bis {day} angenommen werden',
  expired: 'Abgelaufen',
  isHeld: 'Wartet auf deine Bestätigung',
  sendAgain: 'Erneut senden',
  withdraw: 'Zurückziehen',
  sentAgain: 'Erneut an {email} gesendet',
  withdrawn: 'Einladung von {email} zurückgezogen',
  invitationSent: 'Einladung an {email} gesendet',
  sendInvitation: 'Einladung senden',
  invitationNotSent: 'Die Einladung konnte nicht gesendet werden',
  email: 'E-Mail',
  linkLasts: 'Der Link in der E-Mail gilt einmal und {days} Tage lang.',
  role: 'Rolle',
  adminMeaning: 'alles, und entscheidet, wer zur Firma gehört',
  dispatcherMeaning: 'importiert, plant, gibt Touren frei und betreut den Fuhrpark',
  viewerMeaning: 'sieht alles und ändert nichts',
  driverMeaning: 'sieht die eigene Tour in der Fahrer-App',

  // Roles
  customRoles: 'Eigene Rollen',
  newRole: 'Neue Rolle',
  customRolesMeaning:
    'Neben Administrator, Disponent, Leser und Fahrer: eine Rolle nur mit den Rechten, die du anhakst.',
  noRoles: 'Noch keine.',
  roles: 'Rollen',
  theRoles: 'Rollen',
  theRule: 'Regel',
  openInvitations: '{count, plural, one {# offene Einladung} other {# offene Einladungen}}',
  nobody: 'Noch hat sie niemand',
  changeRole: '{name} ändern',
  removeRole: 'Rolle {name} entfernen',
  removeRoleQuestion: 'Die Rolle {name} entfernen?',
  removeRoleRule: 'Eine vergebene Rolle bleibt: Gib den Personen erst eine andere.',
  roleRemoved: '{name} wurde entfernt',
  roleChanged: '{name} wurde geändert',
  roleAdded: '{name} kann jetzt vergeben werden',
  saveRole: 'Rolle speichern',
  roleNotSaved: 'Die Rolle konnte nicht gespeichert werden',
  name: 'Name',
  membersGain: 'Die neuen Rechte gelten ab dem nächsten Klick',
  roleExample: 'Wie sie im Team heißt: Lager, Kundendienst',
  rightsRule:
    'Ein Recht bringt mit, was es braucht. Mitglieder, Rollen, API-Schlüssel und Archiv bleiben bei den Administratoren.',
  groupOrders: 'Aufträge',
  groupFleet: 'Fuhrpark',
  groupPlanning: 'Planung und unterwegs',
  groupConnections: 'Anbindungen',
  groupPeople: 'Personen und Firma',

  // Second step
  secondStep: 'Zweiter Schritt bei der Anmeldung',
  secondStepMeaning:
    'Personen mit angehakter Rolle brauchen nach dem Passwort einen Code vom Handy. Wer noch keinen hat, wird jetzt abgemeldet und richtet ihn bei der nächsten Anmeldung ein.',
} satisfies Translation<typeof en>
