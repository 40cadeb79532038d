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
} satisfies Translation<typeof en>
