import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Pianifica più giorni',
  period: 'Giorni dal {day}',
  dayCount: '{count, plural, one {# giorno} many {# giorni} other {# giorni}}',
  movesFreely: 'Sposta anche gli ordini senza ultimo giorno',
  start: 'Cerca giorni migliori',
  chosen:
    'Solo {count, plural, one {# ordine scelto può} other {# ordini scelti possono}} cambiare giorno; gli altri lo mantengono.',
  chooseAll: 'Lascia spostare tutti',
  intro: 'Il calcolo cerca il giorno in cui ogni ordine costa meno. Nulla cambia finché non accetti.',
  runs: 'Calcoli precedenti',
  runName:
    '{day}, {days, plural, one {# giorno} many {# giorni} other {# giorni}}: {moves, plural, one {# spostamento} many {# spostamenti} other {# spostamenti}}',
  notLoaded: 'Impossibile caricare i piani della settimana',
  loading: 'Caricamento dei piani della settimana',
  empty: 'Ancora nessun piano della settimana',
  emptyMore:
    'Dopo un calcolo vedi qui quali ordini potrebbero passare a un altro giorno e quanto fa risparmiare ogni spostamento.',
  nothingProposed: 'Questo calcolo è stato fermato prima di avere una proposta.',
  phaseAlone: 'Pianificazione di ogni giorno da solo',
  phaseWeek: 'Pianificazione dei giorni insieme',
  noMoves: 'Nessun altro giorno costa meno per un ordine.',
  saves:
    '{moves, plural, one {# spostamento fa risparmiare} many {# spostamenti fanno risparmiare} other {# spostamenti fanno risparmiare}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, one {# spostamento} many {# spostamenti} other {# spostamenti}}: i veicoli prendono {count, plural, one {# ordine} many {# ordini} other {# ordini}} in più.',
  withoutVan: 'Senza veicolo',
  distance: 'Distanza',
  byDay: 'Cifre per giorno',
  day: 'Giorno',
  noFreeVan: 'nessun veicolo libero',
  allDays: 'Tutti i giorni',
  figuresMean: 'Prima della freccia: ogni ordine nel suo giorno. Dopo: come proposto.',
  moves: 'Spostamenti',
  all: 'Tutti',
  order: 'Ordine',
  recipient: 'Destinatario',
  fromDay: 'Dal',
  toDay: 'Al',
  saving: 'Risparmio',
  savingMeans:
    'Risparmio: quanto vale uno spostamento quando tutti gli altri sono accettati. Sotto zero conviene solo insieme ad altri.',
  accepted: 'Spostato',
  accept: 'Accetta {count, plural, one {# spostamento} many {# spostamenti} other {# spostamenti}}',
  takeBack: 'Annulla {count, plural, one {# spostamento} many {# spostamenti} other {# spostamenti}}',
  acceptMeans:
    'Gli ordini ricevono il nuovo giorno con gli stessi orari, e parte un piano per ciascuno di questi giorni.',
  moved: '{count, plural, one {# ordine spostato} many {# ordini spostati} other {# ordini spostati}}',
  keepDay: 'Ordini che mantengono il loro giorno',
  noVanTakes: 'Ordini che nessun veicolo prende',
  heldRecipient: 'Il destinatario ha scelto il giorno',
  heldPromised: 'Al destinatario è stato promesso questo giorno',
  heldLinked: 'Legato ad altri ordini del suo giorno',
  heldLocked: 'Bloccato in un piano',
  heldNotChosen: 'Non tra gli ordini scelti',
  heldOneDay: 'Indica un solo giorno',
  skippedChanged: 'cambiato nel frattempo',
  skippedDayOver: 'quel giorno è passato',
} satisfies Translation<typeof en>
