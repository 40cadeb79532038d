// Italian texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Squadra',
  members: 'Membri',
  roleOf: 'Ruolo di {name}',
  signsInByCode: 'Accede con un codice',
  handOverTo: 'Cedi a {name}',
  deactivated: 'Disattivate',
  deactivatedMeaning:
    'Il provider di identità della tua azienda ha disattivato queste persone, che non possono accedere. Affida ad altri i giri degli autisti tra loro. Un amministratore le riattiva lì o le rimuove qui.',
  removePerson: 'Rimuovi {name}',
  removePersonQuestion: 'Rimuovere {name}?',
  removeEffect:
    'L’accesso finisce subito e le chiavi API create da questa persona non funzionano più. Per tornare serve un nuovo invito.',
  remove: 'Rimuovi',
  onlyOffice: 'La squadra è per la centrale e gli amministratori',
  notLoaded: 'Impossibile caricare la squadra',
  loadingTeam: 'Caricamento della squadra',
  isNow: '{name}: ora {role}',
  isGone: '{name} non fa più parte dell’azienda',
  isAdministrator: '{name} ora amministra l’azienda',
  nothingChanged: 'Nulla è cambiato',
  saved: 'Salvato',

  // Handing over
  handOverQuestion: 'Cedere l’azienda a {name}?',
  handOverEffect:
    'Diventa amministratore e decide su persone, piano, fatture e chiavi. Tu diventi subito operatore di centrale, e solo quella persona può cambiarlo. Le tue chiavi API potranno allora ciò che può un operatore.',
  handOver: 'Cedi',

  // Invitations
  invite: 'Invita qualcuno',
  inviteDriver: 'Invita un autista',
  invited: 'Invitati',
  invitations: 'Inviti',
  roleExpired: '{role}, scaduto',
  roleUntil: '{role}, accettabile fino a {day}',
  expired: 'Scaduto',
  isHeld: 'Attende la tua conferma',
  sendAgain: 'Invia di nuovo',
  withdraw: 'Ritira',
  sentAgain: 'Inviato di nuovo a {email}',
  withdrawn: 'Invito di {email} ritirato',
  invitationSent: 'Invito inviato a {email}',
  sendInvitation: 'Invia invito',
  invitationNotSent: 'Impossibile inviare l’invito',
  email: 'Email',
  linkLasts: 'Il link nell’email vale una volta, per {days} giorni.',
  role: 'Ruolo',
  adminMeaning: 'tutto, e decide chi fa parte dell’azienda',
  dispatcherMeaning: 'importa, pianifica, invia i giri e cura la flotta',
  viewerMeaning: 'vede tutto e non cambia nulla',
  driverMeaning: 'vede il proprio giro nell’app dell’autista',

  // Roles
  customRoles: 'Ruoli personalizzati',
  newRole: 'Nuovo ruolo',
  customRolesMeaning:
    'Oltre ad amministratore, operatore, sola lettura e autista: un ruolo con i soli diritti che spunti.',
  noRoles: 'Ancora nessuno.',
  roles: 'Ruoli',
  theRoles: 'i ruoli',
  theRule: 'la regola',
  openInvitations: '{count, plural, one {# invito aperto} other {# inviti aperti}}',
  nobody: 'Non ce l’ha ancora nessuno',
  changeRole: 'Modifica {name}',
  removeRole: 'Rimuovi il ruolo {name}',
  removeRoleQuestion: 'Rimuovere il ruolo {name}?',
  removeRoleRule: 'Un ruolo assegnato resta: dai prima un altro ruolo a chi ce l’ha.',
  roleRemoved: '{name} è stato rimosso',
  roleChanged: '{name} è stato modificato',
  roleAdded: '{name} ora si può assegnare',
  saveRole: 'Salva ruolo',
  roleNotSaved: 'Impossibile salvare il ruolo',
  name: 'Nome',
  membersGain: 'I suoi membri hanno i nuovi diritti dal prossimo clic',
  roleExample: 'Come si chiama nella squadra: Magazzino, Assistenza clienti',
  rightsRule:
    'Un diritto porta con sé quelli che gli servono. Membri, ruoli, chiavi API e archivio restano agli amministratori.',
  groupOrders: 'Ordini',
  groupFleet: 'Flotta',
  groupPlanning: 'Pianificazione e strada',
  groupConnections: 'Collegamenti',
  groupPeople: 'Persone e azienda',

  // Second step
  secondStep: 'Secondo passaggio all’accesso',
  secondStepMeaning:
    'Chi ha un ruolo spuntato deve inserire, dopo la password, un codice dal telefono. Chi non ce l’ha ancora viene disconnesso ora e lo aggiunge al prossimo accesso.',
} satisfies Translation<typeof en>
