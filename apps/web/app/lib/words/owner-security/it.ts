// Italian texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'sicurezza',
  owners: 'Proprietari',
  newOwner: 'Nuovo proprietario',
  addOwner: 'Aggiungi proprietario',
  ownerNotAdded: 'Impossibile aggiungere il proprietario',
  ownerLead: 'Un proprietario vede ogni azienda e cambia piani, email e impostazioni.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  firstPassword: 'Prima password',
  isNowOwner: '{email} ora è proprietario',
  ownerSince: '{email}, proprietario dal {day}',
  seenAgo: 'visto {ago}',
  neverSignedIn: 'mai entrato',
  secondStepOn: 'secondo passaggio attivo',
  noSecondStep: 'senza secondo passaggio',
  you: 'tu',
  removeWhat: 'Rimuovi {name}',
  remove: 'Rimuovi',
  removeQuestion: 'Rimuovere {name}?',
  removeEffect: 'L’account resta, senza diritti sulla piattaforma.',
  noLongerOwner: 'Non è più proprietario',
  ownerByCommand:
    'Sul server, anche npm run owner -- --mail ADDRESS aggiunge un proprietario o crea un nuovo link.',

  // How owners sign in
  howOwnersSignIn: 'Come accedono i proprietari',
  needSecondStep: 'I proprietari hanno bisogno di un secondo passaggio all’accesso',
  needSecondStepNow: 'Ora i proprietari hanno bisogno di un secondo passaggio',
  secondStepOptional: 'I proprietari possono accedere senza secondo passaggio',
  withoutStep: 'Un proprietario che non l’ha non ha diritti sulla piattaforma ed è portato dove si aggiunge.',
  othersWithout:
    '{count, plural, =0 {Nessun altro proprietario ne è privo. Le chiavi API create da un proprietario non agiscono più come tale.} one {Un altro proprietario non l’ha: quell’account viene disconnesso appena lo chiedi. Le chiavi API create da un proprietario non agiscono più come tale.} many {Altri # proprietari non l’hanno: vengono disconnessi appena lo chiedi. Le chiavi API create da un proprietario non agiscono più come tale.} other {Altri # proprietari non l’hanno: vengono disconnessi appena lo chiedi. Le chiavi API create da un proprietario non agiscono più come tale.}}',
  addYourOwnFirst: 'Aggiungi prima il tuo e accedi con quello.',
  yourOwnSignIn: 'Il tuo accesso',

  // Sessions
  whereOwnersSignedIn: 'Dove i proprietari hanno effettuato l’accesso',
  noSessions: 'Nessun proprietario ha una sessione aperta in un browser.',
  sessionsOfOwners: 'Sessioni dei proprietari',
  unknownAddress: 'indirizzo sconosciuto',
  usedAgo: 'usata {ago}',
  hasSecondStep: 'secondo passaggio',
  thisBrowser: 'questo browser',
  signOut: 'Disconnetti',
  signOutOf: 'Disconnetti {name}, {browser}',
  signedOutThere: 'Disconnesso lì',

  // Failed sign-ins
  failedSevenDays: 'Accessi falliti, 7 giorni',
  noFailed: 'Nessuno ha fallito l’accesso a un account negli ultimi 7 giorni.',
  failedSignIns: 'Accessi falliti',
  attempts:
    '{count, plural, one {# tentativo, l’ultimo {ago}} many {# tentativi, l’ultimo {ago}} other {# tentativi, l’ultimo {ago}}}',
  wrongCode: 'codice errato',
  wrongPassword: 'password errata',
  owner: 'proprietario',
  signedInSince: 'entrato in seguito',
  unknownAccounts: 'I tentativi su indirizzi senza account sono limitati e non elencati.',

  // Addresses
  whereOwnersWork: 'Da dove lavorano i proprietari',
  fromElsewhere:
    'Da qualsiasi altro posto, l’account di un proprietario non ha diritti sulla piattaforma. Sei su <address>{address}</address>.',
  addressesAndNetworks: 'Indirizzi e reti',
  addressesHint: 'Uno per riga. Lascia vuoto per far lavorare i proprietari da ovunque.',
  addressWrong: '{text} non è né un indirizzo come 203.0.113.7 né una rete come 203.0.113.0/24',
  saveAddresses: 'Salva indirizzi',
  saving: 'Salvataggio',
  addressesSaved: 'Indirizzi salvati',
  fromAnywhere: 'I proprietari possono lavorare da ovunque',
  lockedOut: 'Sei rimasto fuori? Sul server, npm run owner -- --allow-any-address svuota l’elenco.',

  // Accounts
  accounts: 'Account',
  withSecondStep: 'Con secondo passaggio',
  openSessions: 'Sessioni aperte',
  auditLog: 'Registro attività',
  apiKeys: 'Chiavi API',
} satisfies Translation<typeof en>
