// Italian texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'La privacy è per gli amministratori',
  onlyAdministratorsMore:
    'Qui un amministratore della tua azienda trova, consegna e cancella i dati di una persona.',
  findPerson: 'Trova una persona',
  findPersonMore:
    'Qualcuno chiede che cosa conservi di lui o vuole che sparisca: un destinatario, un autista o un membro del team.',
  searchField: 'Nome, email, telefono o indirizzo',
  find: 'Trova',
  peopleNoun: 'persone',
  nobodyBy: 'Nessuno per «{text}».',
  matches: 'Risultati',
  tickEveryRow:
    'Spunta ogni riga che è questa persona. Lo stesso destinatario può essere due volte in rubrica.',
  uses: '{count, plural, one {# ordine} many {# ordini} other {# ordini}}',
  routesDriven: '{count, plural, one {# giro} many {# giri} other {# giri}}',
  kindRecipient: 'destinatario',
  kindDriver: 'autista',
  kindMember: 'membro',
  kindAccount: 'account',

  // A person's data
  dataNoun: 'dati',
  whatThereIs: 'Che cosa c’è',
  exportNotStarted: 'Impossibile avviare l’esportazione',
  export: 'Esporta',
  erase: 'Cancella',
  photosAndFiles: 'foto e file',
  namedIn: 'nominato in',
  texts: '{count, plural, one {# testo: {places}} many {# testi: {places}} other {# testi: {places}}}',
  erasedLater: 'Cancellato quando finisce il lavoro aperto',
  beingErased: 'La persona viene cancellata',
  eraseWhom: 'Cancella {name}',
  eraseMore: 'Per sempre. Ordini e giri restano per le tue cifre e non nominano nessuno.',
  cancel: 'Annulla',
  eraseWhenEnded: 'Cancella quando è finito',
  waitsUntil: 'Non ancora: la cancellazione aspetta che questo finisca.',
  sharesName: 'Qualcun altro ha lo stesso nome. I testi che dicono solo il nome restano come sono.',
  whatStays: 'Che cosa resta',
  backupsHold: 'I backup del database del gestore contengono la persona finché non vengono eliminati.',
  notErased: 'Impossibile cancellare la persona',
  typeToConfirm: 'Scrivi «{name}» per confermare',

  // Requests
  requestsNoun: 'richieste',
  requests: 'Richieste',
  exportsAndErasures: 'Esportazioni e cancellazioni',
  waiting: 'Aspetta la fine di ordini e giri aperti',
  queued: 'Inizia tra poco',
  running: 'In corso',
  notCalledOff: 'Impossibile annullare la cancellazione',
  exportOf: 'Esportazione: {kind}, {time}',
  erasureOf: 'Cancellazione: {kind}, {time}',
  failed: 'non riuscita',
  done: '{count, plural, one {Fatto: # riga} many {Fatto: # righe} other {Fatto: # righe}}',
  notDownloaded: 'Impossibile scaricare l’esportazione',
  download: 'Scarica, {size}',
  callOff: 'Annulla',
} satisfies Translation<typeof en>
