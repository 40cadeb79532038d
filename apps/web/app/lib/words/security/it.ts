// Italian texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Sicurezza',
  askedFor: '{who} chiede un secondo passaggio all’accesso. Attivalo qui e si apre tutto.',
  orPasskey: 'Oppure aggiungi una passkey e accedi con quella: vale per entrambi i passaggi.',
  secondStep: 'Secondo passaggio all’accesso',
  secondStepLead:
    'Dopo la password, un codice di 6 cifre dal tuo telefono. Una password rubata da sola non apre nulla.',
  stepNotRead: 'Impossibile leggere il secondo passaggio',
  turnOn: 'Attiva',
  turnOff: 'Disattiva',
  password: 'Password',
  passwordLead: 'Ti inviamo un link per sceglierne una nuova. Chiude ogni altra sessione.',
  changePassword: 'Cambia password',
  stepIsOn: 'Il secondo passaggio è attivo',
  stepIsOff: 'Il secondo passaggio è disattivato',
  keyCopied: 'Chiave copiata',
  scanThis: '1. Scansionalo con un’app di autenticazione',
  qrCode: 'Codice QR per l’app di autenticazione',
  orTypeKey: 'Oppure digita questa chiave:',
  copy: 'Copia',
  storeKey: '2. Conserva la chiave in un posto sicuro',
  storeKeyMore:
    'È mostrata una sola volta. Se perdi il telefono, qualsiasi app di autenticazione può rigenerare i codici. I codici di recupero, che puoi creare dopo, fanno lo stesso senza app.',
  enterAppCode: '3. Inserisci il codice mostrato dall’app',
  cancel: 'Annulla',
  onSince: 'Attivo dal {day}',

  // Recovery codes
  recoveryCodes: 'Codici di recupero',
  codesLeft:
    'Ne restano {left} su {total}. I nuovi li sostituiscono e le sessioni aperte con uno vecchio finiscono.',
  codesLead: 'Se perdi il telefono: dieci codici da stampare o annotare, ognuno per un accesso.',
  shownOnce: 'Mostrati solo questa volta. Ognuno vale una volta, al posto di un codice dell’app.',
  codesCopied: 'Codici di recupero copiati',
  saveAsFile: 'Salva come file',
  codesNotCreated: 'Impossibile creare i codici',
  newCodes: 'Crea nuovi codici di recupero',
  createCodes: 'Crea codici di recupero',
  sessionsEnded:
    '{count, plural, one {# altra sessione chiusa.} many {# altre sessioni chiuse.} other {# altre sessioni chiuse.}}',

  // Sessions and sign-ins
  unknownAddress: 'indirizzo sconosciuto',
  sessionUsed: '{address}, ultimo uso {time}',
  hasSecondStep: 'secondo passaggio',
  thisBrowser: 'questo browser',
  signOutOf: 'Disconnetti {browser}, ultimo uso {time}',
  signOut: 'Disconnetti',
  signedOutThere: 'Disconnesso lì',
  nothingChanged: 'Non è cambiato nulla',
  signedOutElsewhere: 'Disconnesso ovunque altrove',
  whereSignedIn: 'Dove hai effettuato l’accesso',
  whereSignedInLead: 'Un browser che non conosci è un motivo per cambiare la password.',
  sessions: 'Sessioni',
  sessionsNoun: 'sessioni',
  signOutElsewhere: 'Disconnetti ovunque altrove',
  outcomeSignedIn: 'accesso riuscito',
  outcomeWrongPassword: 'password errata',
  outcomeWrongCode: 'codice errato',
  outcomeRefused: 'rifiutato',
  withPasskey: 'con passkey',
  signIns: 'Accessi',
  signInsNoun: 'accessi',
  signInsLead: 'Gli ultimi 50, tentativi falliti compresi.',

  // Providers
  connectedWith: 'Collegato a {name}',
  providers: 'Fornitori di accesso',
  providersNoun: 'fornitori di accesso',
  providersLead: 'Accedi con {name} invece che con una password conservata qui.',
  oneMoment: 'Un attimo…',
  connectTo: 'Collega {name}',
  connectedSince: 'collegato il {day}',
  lastUsed: 'ultimo uso {day}',
  disconnectFrom: 'Scollega {name}',
  disconnect: 'Scollega',
  disconnectedFrom: 'Scollegato da {name}',
  disconnectQuestion: 'Scollegare {name}?',
  disconnectMore:
    'Chi ha effettuato l’accesso altrove con esso viene disconnesso. Accedere con {name} e lo stesso indirizzo lo ricollega.',

  // Own data
  yourData: 'I tuoi dati',
  yourDataLead: 'Tutto ciò che contiene questo account, in un file zip. Si conserva sette giorni.',
  writing: 'Scrittura…',
  writeMyData: 'Scrivi i miei dati',
  download: 'Scarica, {size}',
  dataNotWritten: 'Impossibile scrivere i tuoi dati',
  deleteAccount: 'Elimina account',
  deleteAccountLead:
    'Per sempre: l’account, le sessioni, i dispositivi e tutto ciò che vi è legato, in ogni azienda.',
  deleteMyAccount: 'Elimina il mio account',
  accountBeingDeleted: 'Il tuo account viene eliminato',
  deleteYourAccount: 'Elimina il tuo account',
  cannotBeUndone: 'Non si può annullare.',
  delete: 'Elimina',
  dataNoun: 'dati',
  firstChange: 'Non ancora. Prima deve cambiare questo:',
  whatGoes: 'Che cosa sparisce:',
  whatStays: 'Che cosa resta',
  companiesHold:
    'Ciò che le aziende hanno di te come destinatario o autista. Chiedi a loro: lo cancellano da sole.',
  backupsHold: 'I backup del gestore contengono l’account finché non vengono eliminati.',
  accountNotDeleted: 'Impossibile eliminare l’account',
  typeEmail: 'Scrivi la tua email per confermare',

  // Passkeys
  passkeys: 'Passkey',
  passkeysNoun: 'passkey',
  passkeysLead: 'Accedi con impronta, volto o PIN invece della password. Una pagina falsa non può usarla.',
  passkeyAdded: 'Passkey aggiunta',
  waitingForDevice: 'In attesa del dispositivo…',
  addPasskey: 'Aggiungi passkey',
  notUsedYet: 'non ancora usata',
  passkeyState: 'Aggiunta il {day}, {use}',
  asksForCode:
    'Chiede anche un codice, perché è più vecchia del secondo passaggio. Rimuovila e aggiungila di nuovo per farne a meno.',
  renameWhat: 'Rinomina {name}',
  rename: 'Rinomina',
  removeWhat: 'Rimuovi {name}',
  remove: 'Rimuovi',
  passkeyRenamed: 'Passkey rinominata',
  renamePasskey: 'Rinomina passkey',
  save: 'Salva',
  name: 'Nome',
  passkeyRemoved: 'Passkey rimossa',
  removeQuestion: 'Rimuovere {name}?',
  removePasskeyMore:
    'Non potrai più accedere con essa, e chi la usa altrove viene disconnesso. Il dispositivo potrebbe ancora proporla; eliminala anche lì. La password resta com’è.',

  // Names of browsers
  browserOn: '{browser} su {system}',
  unknownBrowser: 'Browser sconosciuto',
} satisfies Translation<typeof en>
