// Italian texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Stato del sistema',
  notLoaded: 'Impossibile caricare lo stato',
  notLoadedMore: 'Già questo può significare che qualcosa non funziona.',
  checking: 'Controllo di tutti i sistemi.',
  checkedAt: 'Controllato alle {time} dalle sonde del server stesso, ogni minuto.',
  allUp: 'Tutti i sistemi operativi',
  areDown: '{services}: non disponibile',
  areSlow: '{services}: lento',
  serviceState: '{service}: {state}',
  withoutScript:
    'La pagina chiede con uno script se accesso, dati, posizioni in diretta, pianificazione ed e-mail funzionano. Senza script, <link>leggi la risposta come dati</link>.',
  tabs: 'Stato',
  tabServices: 'Stato dei servizi',
  tabIncidents: 'Storico dei disservizi',
  tabMaintenance: 'Manutenzione programmata',
  noIncidents: 'Nessun disservizio negli ultimi {days} giorni.',
  noMaintenance: 'Nessuna manutenzione programmata.',
  fromTo: '{from} - {to}',
  stateUp: 'Operativo',
  stateSlow: 'Lento',
  stateDown: 'Non disponibile',
  stateUnknown: 'Ancora nessun dato',
  daysAgo: '{days} giorni fa',
  today: 'oggi',
  investigating: 'in corso di analisi',
  identified: 'causa individuata',
  monitoring: 'sotto osservazione',
  resolved: 'risolto',
} satisfies Translation<typeof en>
