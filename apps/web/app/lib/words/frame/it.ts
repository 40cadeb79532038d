// Italian texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Panoramica',
  dashboard: 'Pannello di gestione della flotta',
  orders: 'Ordini',
  plan: 'Pianificazione',
  live: 'In diretta',
  fleet: 'Flotta',
  drivers: 'Autisti',
  routes: 'Giri',
  analytics: 'Analisi',
  settings: 'Impostazioni',
  support: 'Assistenza',
  help: 'Aiuto',

  // Around a page
  company: 'Azienda',
  sections: 'Sezioni',
  menu: 'Menu',
  search: 'Cerca',
  searchCompany: 'Cerca ordini, fermate, autisti',
  searching: 'Ricerca in corso',
  nothingFound: 'Nessun risultato per “{text}”',
  skipToContent: 'Vai al contenuto',
  needYou: '{label}, {count} richiedono la tua attenzione',
  loadingCompany: 'Caricamento della tua azienda',
  companyNotLoaded: 'Impossibile caricare la tua azienda',
  viewer: 'Qui vedi tutto, in sola lettura. Le modifiche le fanno la centrale e gli amministratori.',
  testClock:
    'L’orologio di prova è attivo: qui i proprietari spostano l’ora delle aziende. Non per la produzione.',

  // Connection
  connected: 'Connesso',
  slow: 'Lento, {seconds} s',
  noConnection: 'Nessuna connessione',
  offline: 'Nessuna connessione a internet. Vedi l’ultimo stato noto; si aggiorna appena torni online.',
  partNotLoaded: 'Impossibile caricare una parte di questa pagina.',
  partOutdated: 'Impossibile caricare i dati più recenti. Questa pagina mostra quelli di {moment}.',

  // Day
  today: 'Oggi',
  todayAnd: 'Oggi, {day}',
  previousDay: 'Giorno precedente',
  nextDay: 'Giorno successivo',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  weekdays: 'lu ma me gi ve sa do',

  // Panels and lists
  close: 'Chiudi',
  cancel: 'Annulla',
  save: 'Salva',
  undo: 'Annulla',
  removed: '{name}: rimozione eseguita',
  notRemoved: 'Impossibile rimuovere {name}',
  copy: 'Copia',
  copied: 'Copiato',
  haveCopied: 'L’ho copiato',
  shownOnce: 'Copialo ora: viene mostrato una sola volta. {hint}',
  selectAll: 'Seleziona tutto',
  selectRow: 'Seleziona {row}',
  firstOf: 'I primi {limit} di {count}. Filtra per vedere gli altri.',
  scrolledSideways: '{label}, scorrimento laterale',
  separateByCommas: 'Separa con virgole',

  // Lists and their files
  show: 'Mostra',
  archived: 'Archiviati',
  numbered: '{label} {count}',
  filterWhat: 'Filtra {what}',
  filterBy: 'Filtro: {what}',
  add: 'Aggiungi',
  panelStopped: 'Questo pannello non funziona più. L’elenco non ne risente.',
  import: 'Importa',
  importCount: 'Importa {count}',
  importWhat: 'Importa {what}',
  exportWhat: 'Esporta {what}',
  notExported: 'Esportazione non riuscita: {what}',
  fileOf: 'File: {what}',
  chooseFile: 'Scegli un file',
  chooseOtherFile: 'Scegli un altro file',
  cellsToFix:
    '{count, plural, one {# cella da correggere} many {# celle da correggere} other {# celle da correggere}}, nulla importato',
  lineNumber: 'riga {number}',
  rowsImported: '{what}: {count} aggiunti, {changed} modificati',
  rowsToImport: '{file}: {what}: {count} nuovi, {changed} modificati.',
  fileNotImported: 'Non è stato possibile importare il file',
  clockPattern: 'hh:mm',
  datePattern: 'gg/mm/aaaa',
  calendar: 'Calendario',
  timeOfDay: 'Alle',
  fromTo: '{from}-{to}',

  // Places
  address: 'Indirizzo',
  outsideMap: 'il luogo è fuori dalla tua mappa',
  interpolated: 'interpolato',
  onStreet: 'via',
  inTown: 'città',
  placeItsPin: 'metti il segnaposto',
  typeAddress: 'Indirizzo, coordinate o link a una mappa',
  enterAddress: 'Inserisci via e numero, coordinate o un link a una mappa',
  placePinOnMap: 'Metti un segnaposto sulla mappa',
  movePinOnMap: 'Sposta il segnaposto sulla mappa',
  keepPlace: 'Mantieni questo luogo',
  placePin: 'Metti un segnaposto',
  howToPlacePin: 'Trova la città, ingrandisci e fai clic dove arrivano i veicoli.',
  usePin: 'Usa questo segnaposto',
  addressForDrivers: 'Indirizzo per gli autisti',
  whatDriversCallIt: 'Via e numero, o come lo chiamano gli autisti',
  mapForPin: 'Mappa per mettere il segnaposto',
  pinAt: 'Segnaposto a {place}',
  noPinYet: 'Ancora nessun segnaposto. Da tastiera: le frecce spostano la mappa, Invio ne prende il centro.',
  goToTown: 'Vai a una città',
  townOrCountry: 'Città o paese',
  enterTown: 'Inserisci una città o un paese',
  noSuchTown: 'Nessuna città trovata',

  // Reminders of vehicles and drivers
  ranOut: '{document} di {name}: scaduto il {day}',
  runsOut: '{document} di {name}: scade il {day}',
  serviceOver: 'Tagliando di {name}: superato di {distance}',
  serviceIn: 'Tagliando di {name} tra {distance}',
  wasDue: '{what} di {name}: era previsto il {day}',
  isDue: '{what} di {name}: previsto il {day}',
  serviceNoun: 'Tagliando',
  drivesSeveral: '{driver} guida {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# destinatario era già avvisato: {list}. I messaggi in attesa non vengono inviati.} many {# destinatari erano già avvisati: {list}. I messaggi in attesa non vengono inviati.} other {# destinatari erano già avvisati: {list}. I messaggi in attesa non vengono inviati.}}',
  toldAndMore: 'e altri {count}',

  // Unconfirmed email
  confirmEmail: 'Conferma la tua email. Fino ad allora le email ai destinatari sono trattenute.',
  newLinkTo: 'Un nuovo link è in arrivo a {email}.',
  resendLink: 'Invia di nuovo il link',
} satisfies Translation<typeof en>
