// German texts of the overview and of a company's first day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  vehicles: 'Fahrzeuge',
  drivers: 'Fahrer',
  routes: 'Touren',
  efficiency: 'Effizienz',
  notAvailable: 'k. A.',
  notLoaded: 'nicht geladen',
  limitInPlan: 'von {limit} in {plan}',
  unlimitedInPlan: 'unbegrenzt in {plan}',
  inUse: 'im Einsatz',
  whoDrive: 'im Dienst',
  dispatchedStops: '{count, plural, one {freigegeben, # Stopp} other {freigegeben, # Stopps}}',
  dispatchedForDay: 'für den Tag freigegeben',
  ofPaidTime: 'der bezahlten Zeit an Stopps, laut Plan',

  // Routes of the day
  loadingRoutes: 'Touren werden geladen',
  routesNotLoaded: 'Die Touren konnten nicht geladen werden',
  noRoutesYet: 'Noch keine Touren am {day}',
  routesAppear:
    'Touren erscheinen hier, sobald ein Plan freigegeben ist: wer fährt, wie weit sie sind und was sich verspätet.',
  routesOfDay: 'Touren des Tages',
  routesDone: '{count, plural, one {# Tour} other {# Touren}}, {done} von {total} Stopps erledigt',
  liveMap: 'Live-Karte',
  driver: 'Fahrer',
  stopsDone: 'Stopps erledigt',
  next: 'Nächster',
  finish: 'Ende',
  planned: 'Geplant',
  stopNumber: 'Stopp {sequence}',
  stopLateness: 'Stopp {sequence}, {lateness}',
  done: 'fertig',
  nextStops: 'Nächste Stopps',

  // What needs attention
  needsYou: 'Braucht dich',
  loadingNeeds: 'Was dich braucht, wird geladen',
  needsNotLoaded: 'Was dich braucht, konnte nicht geladen werden.',
  nothingNow: 'Gerade nichts.',
  lookAfter: '{count, plural, one {# Fahrzeug mit Problemen} other {# Fahrzeuge mit Problemen}}',
  ofRoute: 'R{number}: {text}',
  openLive: 'Live öffnen',
  toSettle: '{count, plural, one {# Stopp abzuschließen} other {# Stopps abzuschließen}}',
  routesOver: 'Die Touren sind vorbei, und niemand hat gesagt, wie sie ausgingen',
  toSettleOf:
    '{count, plural, one {# Stopp vom {day} abzuschließen} other {# Stopps vom {day} abzuschließen}}',
  dayOver: 'Der Tag ist vorbei, und niemand hat gesagt, wie sie ausgingen',
  openThatDay: 'Diesen Tag öffnen',
  atRisk: '{count, plural, one {# Stopp gefährdet} other {# Stopps gefährdet}}',
  worst: 'am schlimmsten {lateness}, R{number} Stopp {sequence}',
  fallingBehind: '{count, plural, one {# Fahrzeug im Rückstand} other {# Fahrzeuge im Rückstand}}',
  leftBehind: '{count, plural, one {# Auftrag liegen geblieben} other {# Aufträge liegen geblieben}}',
  notOnVan: 'Auf keinem Fahrzeug: {references}',
  twoReferences: '{first} und {second}',
  moreReferences: '{first}, {second} und {count} weitere',
  openOrders: 'Aufträge öffnen',
  unserved: '{count, plural, one {# Auftrag nicht bedient} other {# Aufträge nicht bedient}}',
  notPlanned: '{count, plural, one {# Auftrag nicht geplant} other {# Aufträge nicht geplant}}',
  notOnRoute: 'Noch auf keiner Tour',
  plan: 'Planen',
  reminders: '{count, plural, one {# Erinnerung zu Fahrzeugen} other {# Erinnerungen zu Fahrzeugen}}',
  openFleet: 'Fuhrpark öffnen',

  // The day after, and quick actions
  dayAfter: 'Der Tag danach',
  nextDay: '{weekday}, {day}',
  ordersOpen: 'Aufträge offen',
  vansReady: 'Fahrzeuge bereit',
  figureNotLoaded: '{label}: nicht geladen',
  planDay: '{day} planen',
  quickActions: 'Schnellzugriff',
  addDriver: 'Fahrer hinzufügen',
  createRoute: 'Tour anlegen',
  importOrders: 'Aufträge importieren',
  fleet: 'Fuhrpark',

  // First day
  firstSteps: 'Erste Schritte',
  allSetUp: 'Alles eingerichtet',
  stepsDone: '{done} von {total} ersten Schritten erledigt',
  stepIsDone: ', erledigt',
  setDepot: 'Lege fest, wo deine Fahrzeuge starten',
  addVehicle: 'Füge ein Fahrzeug hinzu',
  addADriver: 'Füge einen Fahrer hinzu',
  planAndDispatch: 'Plane einen Tag und gib ihn frei',
  trySample: 'Mit Beispieldaten ausprobieren',
  addingSample: 'Beispieldaten werden hinzugefügt',
  removeSample: 'Beispieldaten entfernen',
  sampleAdded:
    '{orders, plural, one {# Beispielauftrag} other {# Beispielaufträge}} und {vans, plural, one {# Fahrzeug} other {# Fahrzeuge}} hinzugefügt',
  sampleRemoved:
    '{orders, plural, one {# Beispielauftrag} other {# Beispielaufträge}} und {vans, plural, one {# Fahrzeug} other {# Fahrzeuge}} entfernt',
  nothingChanged: 'Nichts wurde geändert',
} satisfies Translation<typeof en>
