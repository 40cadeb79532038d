// Italian texts of the overview and of a company's first day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  vehicles: 'Veicoli',
  drivers: 'Autisti',
  routes: 'Giri',
  efficiency: 'Efficienza',
  notAvailable: 'n. d.',
  notLoaded: 'non caricato',
  limitInPlan: 'di {limit} in {plan}',
  unlimitedInPlan: 'illimitati in {plan}',
  inUse: 'in uso',
  whoDrive: 'in servizio',
  dispatchedStops: '{count, plural, one {inviati, # fermata} other {inviati, # fermate}}',
  dispatchedForDay: 'inviati per la giornata',
  ofPaidTime: 'del tempo pagato alle fermate, secondo il piano',

  // Routes of the day
  loadingRoutes: 'Caricamento dei giri',
  routesNotLoaded: 'Impossibile caricare i giri',
  noRoutesYet: 'Ancora nessun giro {day}',
  routesAppear:
    'I giri appaiono qui quando un piano viene inviato: chi guida, a che punto sono e cosa è in ritardo.',
  routesOfDay: 'Giri della giornata',
  routesDone: '{count, plural, one {# giro} other {# giri}}, {done} di {total} fermate fatte',
  liveMap: 'Mappa in diretta',
  driver: 'Autista',
  stopsDone: 'Fermate fatte',
  next: 'Prossima',
  finish: 'Fine',
  planned: 'Previsto',
  stopNumber: 'fermata {sequence}',
  stopLateness: 'fermata {sequence}, {lateness}',
  done: 'finito',
  nextStops: 'Prossime fermate',

  // What needs attention
  needsYou: 'Da seguire',
  loadingNeeds: 'Caricamento di ciò che è da seguire',
  needsNotLoaded: 'Impossibile caricare ciò che è da seguire.',
  nothingNow: 'Niente per ora.',
  lookAfter: '{count, plural, one {# veicolo da seguire} other {# veicoli da seguire}}',
  ofRoute: 'R{number}: {text}',
  openLive: 'Apri in diretta',
  toSettle: '{count, plural, one {# fermata da chiudere} other {# fermate da chiudere}}',
  routesOver: 'I giri sono finiti e nessuno ha detto com’è andata',
  toSettleOf:
    '{count, plural, one {# fermata del {day} da chiudere} other {# fermate del {day} da chiudere}}',
  dayOver: 'La giornata è finita e nessuno ha detto com’è andata',
  openThatDay: 'Apri quel giorno',
  atRisk: '{count, plural, one {# fermata a rischio} other {# fermate a rischio}}',
  worst: 'la peggiore {lateness}, R{number} fermata {sequence}',
  fallingBehind: '{count, plural, one {# veicolo resta indietro} other {# veicoli restano indietro}}',
  leftBehind: '{count, plural, one {# ordine rimasto a terra} other {# ordini rimasti a terra}}',
  notOnVan: 'Su nessun veicolo: {references}',
  twoReferences: '{first} e {second}',
  moreReferences: '{first}, {second} e altri {count}',
  openOrders: 'Apri gli ordini',
  unserved: '{count, plural, one {# ordine non servito} other {# ordini non serviti}}',
  notPlanned: '{count, plural, one {# ordine non pianificato} other {# ordini non pianificati}}',
  notOnRoute: 'Ancora in nessun giro',
  plan: 'Pianifica',
  reminders: '{count, plural, one {# promemoria sui veicoli} other {# promemoria sui veicoli}}',
  openFleet: 'Apri la flotta',

  // The day after, and quick actions
  dayAfter: 'Il giorno dopo',
  nextDay: '{weekday} {day}',
  ordersOpen: 'ordini aperti',
  vansReady: 'veicoli pronti',
  figureNotLoaded: '{label}: non caricato',
  planDay: 'Pianifica {day}',
  quickActions: 'Azioni rapide',
  addDriver: 'Aggiungi autista',
  createRoute: 'Crea giro',
  importOrders: 'Importa ordini',
  fleet: 'Flotta',

  // First day
  firstSteps: 'Primi passi',
  allSetUp: 'Tutto pronto',
  stepsDone: '{done} di {total} primi passi fatti',
  stepIsDone: ', fatto',
  setDepot: 'Indica da dove partono i tuoi veicoli',
  addVehicle: 'Aggiungi un veicolo',
  addADriver: 'Aggiungi un autista',
  planAndDispatch: 'Pianifica e invia una giornata',
  trySample: 'Prova con dati di esempio',
  addingSample: 'Aggiunta dei dati di esempio',
  removeSample: 'Rimuovi i dati di esempio',
  sampleAdded:
    '{orders, plural, one {# ordine di esempio} other {# ordini di esempio}} e {vans, plural, one {# veicolo} other {# veicoli}} aggiunti',
  sampleRemoved:
    '{orders, plural, one {# ordine di esempio} other {# ordini di esempio}} e {vans, plural, one {# veicolo} other {# veicoli}} rimossi',
  nothingChanged: 'Nulla è stato modificato',
} satisfies Translation<typeof en>
