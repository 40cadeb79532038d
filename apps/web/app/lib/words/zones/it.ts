// Italian texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Zone',
  zonesNoun: 'zone',
  countOf: '{count} di {most}',
  drawZone: 'Disegna zona',
  noZones: 'Ancora nessuna zona',
  noZonesMore:
    'Disegna le parti della città in cui restano i tuoi veicoli. Un veicolo associato a una zona prende solo gli ordini che vi si trovano.',
  noVanTied: 'Nessun veicolo associato',
  mapOfZones: 'Mappa delle zone',

  // One zone
  newZone: 'Nuova zona',
  name: 'Nome',
  nameExample: 'Zona nord',
  colour: 'Colore',
  colourNumber: 'Colore {number}',
  servedOn: 'Giorni di servizio',
  everyDay: 'Ogni giorno.',
  servedOnMore:
    'I suoi ordini vengono pianificati solo in questi giorni, a meno che non siano anche in un’altra zona.',
  cancel: 'Annulla',
  close: 'Chiudi',
  saveZone: 'Salva zona',
  notSaved: 'Impossibile salvare la zona',
  zoneChanged: '{name} modificata',
  zoneDrawn: '{name} disegnata',
  plansOutOfDate: 'I piani in cui i suoi veicoli ora prendono altri ordini vanno rifatti.',
  tiedTo: 'Associata a {names}, che prendono solo gli ordini delle loro zone.',
  tiedToNone: 'Nessun veicolo associato. Associane uno in Flotta, in Regole di pianificazione.',
  delete: 'Elimina',
  deleteZone: 'Elimina zona',
  deleteQuestion: 'Eliminare {name}?',
  isInUse: '{name} è in uso',
  takeOffFirst: 'Prima toglila in Flotta da {names}: senza zona prenderebbero ordini ovunque.',
  outlineGone: 'Il suo contorno sparisce. Ordini e veicoli restano come sono.',
  keepIt: 'Mantieni',
  notDeleted: 'Impossibile eliminare la zona',
  zoneDeleted: '{name} eliminata',

  // Outline
  tooManyCorners: 'Ha troppi angoli da trascinare: modificali qui sotto come testo.',
  clickCorners: 'Fai clic sugli angoli della zona sulla mappa, uno dopo l’altro.',
  goOn: 'Continua intorno alla zona. Chiudi il contorno con un clic sul primo angolo.',
  dragCorners:
    'Trascina gli angoli per spostarli. Fai clic su un punto piccolo per aggiungere un angolo; premi Canc su un angolo per toglierlo.',
  cornerCount: '{count, plural, one {# angolo} other {# angoli}}',
  closeOutline: 'Chiudi contorno',
  removeLastCorner: 'Togli l’ultimo angolo',
  drawAnew: 'Ridisegna',
  cornersAsText: 'Angoli come testo',
  corners: 'Angoli',
  cornersMore: 'Latitudine, longitudine, una riga per ogni angolo. Oppure incolla GeoJSON.',
  lineNoCorner: 'La riga {line} non è un angolo: scrivi latitudine, longitudine',
  notGeoJson: 'Questo non è GeoJSON con un poligono',
  oneOutline: 'Una zona è un solo contorno: disegna le altre parti come zone a sé',
  noHoles: 'Una zona è un solo contorno, senza buchi',

  // Watching
  useForPlanning: 'Usa per la pianificazione: giorni di servizio e veicoli associati',
  tellDispatch: 'Avvisa la centrale quando un veicolo',
  enters: 'entra',
  leaves: 'esce',
  staysLong: 'resta a lungo',
  longStay: 'Minuti di una sosta lunga',
  watchMore:
    'Nella vista In diretta, come avviso e come webhook. Una visita conta quando le posizioni concordano per un minuto.',
  watchedOn: 'Giorni di sorveglianza',
  from: 'Dalle',
  to: 'Alle',
  emptyAllDay: 'Vuoto: tutto il giorno',
} satisfies Translation<typeof en>
