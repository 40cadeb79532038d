// Italian texts of analytics.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Period
  openLive: 'Apri in diretta',
  nothingDriven:
    'Qui vedi come sono andate le giornate su strada: puntualità, costo, distanza, ore. Un piano conta quando i suoi furgoni sono in strada.',
  notLoaded: 'Impossibile caricare le cifre',
  loading: 'Caricamento delle cifre',
  days7: '7 giorni',
  days30: '30 giorni',
  days90: '90 giorni',
  custom: 'Personalizzato',
  against: 'rispetto a',
  comparedWith: 'Confrontato con',
  daysBefore: 'i giorni prima',
  sameWeekdays: 'gli stessi giorni della settimana prima',
  yearAgo: 'le stesse settimane di un anno fa',
  replay: 'Rivedi le giornate percorse',
  chooseDays: 'Scegli un primo e un ultimo giorno.',
  lastBeforeFirst: 'L’ultimo giorno è prima del primo.',
  tooManyDays: 'Scegli al massimo {most} giorni.',

  // Figures and measures
  inFigures: 'Il periodo in cifre',
  notAvailable: 'N/D',
  aDay: '{value} al giorno',
  aDayBefore: '{value} al giorno, prima {before}',
  valueBefore: 'prima {value}',
  noEarlierDay: 'Ancora nessun giorno precedente da confrontare',
  comparedDays:
    '{count, plural, one {Confrontato con # giorno percorso, da {from} a {to}} many {Confrontato con # giorni percorsi, da {from} a {to}} other {Confrontato con # giorni percorsi, da {from} a {to}}}',
  earlierNotLoaded: 'Impossibile caricare i giorni precedenti',
  withEfficiency:
    '{compared}. Efficienza: quota del tempo pagato in cui si lavora alle fermate; il resto è guida e attesa.',
  efficiencyMeans: 'Quota del tempo pagato in cui si lavora alle fermate; il resto è guida e attesa',
  costPerStopIn: 'Costo per fermata, {currency}',
  costIn: 'Costo, {currency}',
  plannedIn: 'Previsto, {unit}',
  drivenIn: 'Percorso, {unit}',
  plannedHours: 'Previsto, h',
  paidHours: 'Pagato, h',
  rating: 'Valutazione',
  van: 'Furgone',
  allFigures: 'Tutte le cifre',
  by: 'Per',
  byDay: 'Cifre per giorno',
  byDriver: 'Cifre per autista',
  byVan: 'Cifre per furgone',
  byDepot: 'Cifre per deposito',
  byCustomer: 'Cifre per cliente',

  // Titles of charts
  nothingDelivered: 'In questi giorni non è stato consegnato nulla',
  allOnTime: 'Ogni fermata era puntuale',
  cameLate:
    '{count, plural, one {# fermata in ritardo} many {# fermate in ritardo} other {# fermate in ritardo}}',
  fewestOnTime: 'Meno puntuali {day}: {share}',
  noStopPaid: 'Nessuna fermata è stata pagata',
  costSoFar: 'Una fermata è costata {cost} finora, le giornate sono in corso',
  costNow: 'Una fermata è costata {cost}',
  costSame: 'Una fermata è costata quanto prima',
  costLess: 'Una fermata è costata {cost} meno di prima',
  costMore: 'Una fermata è costata {cost} più di prima',
  noPositions: 'Nessun furgone ha inviato posizioni',
  allDroveLess: 'Ogni furgone ha percorso meno del previsto',
  noneDroveFurther: 'Nessun furgone ha percorso più del previsto',
  droveMore: '{van} ha percorso {distance} più del previsto',
  noShiftOver: 'Nessun turno è ancora finito',
  usedHours: '{van} ha usato il {share} % delle sue ore',
  worksMost: '{most} lavora di più, {least} ha più ore libere',
  nothingFailed: 'Nessuna consegna fallita',
  cameBack:
    '{count, plural, one {{back} di # fermata tornata} many {{back} di # fermate tornate} other {{back} di # fermate tornate}}',
  cameBackMost:
    '{count, plural, one {{back} di # fermata tornata, per lo più: {reason}} many {{back} di # fermate tornate, per lo più: {reason}} other {{back} di # fermate tornate, per lo più: {reason}}}',
  cameBackAll:
    '{count, plural, one {{back} di # fermata tornata, tutte: {reason}} many {{back} di # fermate tornate, tutte: {reason}} other {{back} di # fermate tornate, tutte: {reason}}}',
  nobodyRated: 'Nessuno ha valutato una consegna in questi giorni',
  gaveStars: 'I destinatari hanno dato {rating} su 5',
  gaveLeast: 'I destinatari hanno dato {rating} su 5, e il minimo a {driver}: {lowest}',

  // Charts
  lateOf: '{share}, {late} in ritardo su {served}',
  onTimeDetail: 'Percentuale di fermate iniziate prima della fine dell’orario promesso. Obiettivo {goal}',
  onTimeDetailFrom:
    'Percentuale di fermate iniziate prima della fine dell’orario promesso. Obiettivo {goal}, la scala parte da {floor}',
  underWay: 'in corso',
  costDetail: '{currency} per fermata consegnata, secondo ciò che si paga',
  time: 'Tempo',
  distance: 'Distanza',
  vehicles: 'Veicoli',
  wayDetail:
    'Anello: previsto; punto: percorso secondo le posizioni; poi quanto tempo in più. Prima gli scarti maggiori',
  useDetail: 'Barra: quota delle ore consentite usata. Tacca: quota della capacità usata',
  failedDetail: 'Fermate fallite e restituite secondo l’ultimo motivo dato dall’autista',
  feedbackDetail: 'Media delle stelle date dai destinatari, per autista. Prima le più basse',
  noPositionsCame: 'Da questi giri non sono arrivate posizioni.',
  noShiftOfDays: 'Nessun turno di questi giorni è ancora finito.',
  allDelivered: 'Ogni fermata tentata è stata consegnata o ritirata.',
  howRated:
    'Ai destinatari si chiede una valutazione sulla pagina di tracciamento quando la consegna è conclusa.',
  ratingCount: '{count, plural, one {# valutazione} many {# valutazioni} other {# valutazioni}}',
  reason: 'Motivo',
  lateStops: '{count, plural, one {# fermata in ritardo} other {# fermate in ritardo}}',
  noLateStops: 'Nessuna fermata in ritardo',
  lateStopsDetail:
    'Dove il servizio è iniziato dopo l’orario promesso: più grande il punto, maggiore il ritardo.',
  lateStopsMap: 'Mappa delle fermate in ritardo',
  minutesLate: 'Minuti di ritardo',
  recipient: 'Destinatario',
  share: 'Quota',
  csv: 'CSV',
  chart: 'Grafico',
  table: 'Tabella',
  noFigures: 'nessuna cifra',
  openDay: '{day}: {figures}. Apri il giorno',
} satisfies Translation<typeof en>
