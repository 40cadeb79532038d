// Italian texts of a lost connection and its checks.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Problema di connessione',
  lead: '{problem}. Il tuo lavoro su questo dispositivo è al sicuro e hai ancora l’accesso.',
  servicesDown: 'Connessione non riuscita: {down} servizi su {count} non rispondono',
  serverSilent: 'Connessione non riuscita: il server non risponde',
  retry: 'Riprova la connessione',
  onTheRoad: 'Su strada',
  onTheRoadMore:
    'I furgoni proseguono i giri. I telefoni conservano le posizioni e le inviano al nostro ritorno.',
  recipients: 'Destinatari',
  recipientsMore: 'Le pagine di tracciamento mostrano l’ultima posizione nota e la sua età.',
  here: 'Qui',
  hereMore: 'Nessuno è stato disconnesso. Questa pagina riprende da sola quando i servizi rispondono.',
  works: 'funziona',
  cut: 'interrotta',
  milliseconds: '{count} ms',
  seconds: '{count} s',
  thisBrowser: 'Questo browser',
  online: 'online',
  offline: 'offline',
  yourNetwork: 'La tua rete',
  connected: 'connessa',
  noNetwork: 'nessuna rete',
  wayHere: 'La strada fin qui',
  downOf: '{down} su {count} fermi',
  checks: 'Controlli',
  check: 'Controllo',
  state: 'Stato',
  answer: 'Risposta',
  timeOf: 'Tempo, su {seconds} s',
  reportCopied: 'Rapporto copiato',
  checksAgain: 'Ricontrolla da solo ogni {seconds} s.',
  checkedAt: 'Controllato alle {time}.',
  fullDiagnostics: 'Diagnosi completa',
  statusPage: 'Pagina di stato',
  copyReport: 'Copia rapporto',

  // Checks
  statePending: 'in attesa',
  stateRunning: 'in corso',
  stateSuccess: 'a posto',
  stateSlow: 'lento',
  stateError: 'non riuscito',
  stateTimeout: 'tempo scaduto',
} satisfies Translation<typeof en>
