// Italian texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} h {minutes}',
  onTime: 'in orario',
  late: '{duration} di ritardo',
  early: '{duration} di anticipo',
  anyTime: 'a qualsiasi ora',
  until: 'fino alle {time}',
  from: 'dalle {time}',
  range: '{from}-{to}',
  secondsAgo: '{seconds} s fa',
  listComma: ', ',
  percent: '{value}%',
  ago: '{duration} fa',
  // Every page
  account: 'Account di {name}',
  goToCompany: 'Vai a {company}',
  security: 'Sicurezza',
  signOut: 'Esci',
  theme: 'Tema',
  themeLight: 'Chiaro',
  themeDark: 'Scuro',
  themeSystem: 'Sistema',
  language: 'Lingua',
  loading: 'Caricamento',
  loadingWhat: 'Caricamento: {what}',
  notLoaded: 'Impossibile caricare: {what}',
  retry: 'Riprova',
  seePlans: 'Vedi i piani',
  messages: 'Messaggi',
  you: 'Tu',
  byText: 'via SMS',
  wasRead: 'letto',
  send: 'Invia',
  sending: 'Invio in corso',
  noPush: 'Questo browser non mostra notifiche. Su iPhone aggiungi prima la pagina alla schermata Home.',
  pushDenied: 'Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser.',

  // No usable answer from the server
  serverSilent: 'Il server non ha risposto entro {seconds} s.',
  serverUnreachable: 'Impossibile raggiungere il server.',
  checkConnection: 'Controlla la connessione e riprova.',
  notUnderstood: 'Il server ha inviato una risposta che questa pagina non capisce.',
  reloadPage: 'Ricarica la pagina.',
  wentWrong: 'Qualcosa è andato storto.',

  // Crashes and pages that do not exist
  crashTitle: 'Qualcosa è andato storto',
  crashPage: 'Questa pagina ha smesso di funzionare. Le consegne non ne risentono.',
  crashKept: 'Ciò che hai scritto è conservato.',
  refreshPage: 'Ricarica pagina',
  goHome: 'Vai all’inizio',
  copyDetails: 'Copia i dettagli da inviare',
  pageMissing: 'Pagina non trovata',
  pageMissingAt: 'Non c’è nessuna fermata a {path}. Forse è stata archiviata, o il link è incompleto.',
  pageMissingHere:
    'Non c’è nessuna fermata a questo indirizzo. Forse è stata archiviata, o il link è incompleto.',
  returnHome: 'Torna all’inizio',
  search: 'Cerca',
  reportLink: 'Segnala questo link',
} satisfies Translation<typeof en>
