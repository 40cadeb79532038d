// German texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Die Tage werden neu geplant, bis zu drei Sekunden je Tag',
  notReplanned: 'Die Tage konnten nicht neu geplant werden',
  sameRoads:
    'Beide Seiten werden auf denselben Straßen gemessen und vom selben Prüfer gezählt. Beide fahren nach deiner Tabelle der Fahrgeschwindigkeiten, wenn du eine hast. Tatsächliche Zeiten des Tages stehen nicht darin.',
  sameVans:
    'Der neue Plan hat die Fahrzeuge und Zeitfenster dieses Tages. Er darf weniger Fahrzeuge nehmen, aber keine, die nicht unterwegs waren.',
  missedWindows:
    'Ein verpasstes Zeitfenster zählt auf beiden Seiten als verpasst. Aufträge, die der neue Plan auslässt, sind nie eine Ersparnis: Ein solcher Tag wird nicht verglichen.',
  notStored: 'Deine Datei wird nicht gespeichert, und es entstehen keine Aufträge.',
  question: 'Was hätten deine letzten Wochen mit anderen Touren gekostet?',
  dropFile:
    'Lege einen Export gefahrener Tage ab: Adresse, Tag, Fahrzeug oder Fahrer und Stoppnummer oder tatsächliche Ankunft jedes Auftrags. Bis zu {days} Tage.',
  chooseFile: 'Datei wählen',
  fileOfDays: 'Datei gefahrener Tage',
  noPdf: 'Die Datei konnte nicht erstellt werden',
  notReplayed: 'Diese Datei lässt sich nicht neu planen',
  daysCompared: '{count, plural, one {# Tag verglichen} other {# Tage verglichen}}',
  noneCompared: 'Kein Tag konnte verglichen werden',
  downloadPdf: 'PDF herunterladen',
  daysLeftOut: 'Ausgelassene Tage',

  // Figures
  better: 'Der neue Plan ist besser',
  same: 'Nichts wäre gespart worden',
  worse: 'Der neue Plan ist schlechter',
  notComparable: 'Nicht verglichen: Der neue Plan lässt Aufträge aus',
  allDays: 'Alle verglichenen Tage',
  figuresOf: 'Zahlen vom {day}',
  leavesOut: 'Der neue Plan lässt {orders} aus.',
  ordersNotCounted:
    '{count, plural, one {# Auftrag} other {# Aufträge}} ohne Fahrzeug, Ort oder lesbare Zeile, auf keiner Seite gezählt.',
  asDriven: 'Wie gefahren',
  newPlan: 'Neuer Plan',
  saved: 'Gespart',
  side: 'Seite',
  vans: 'Fahrzeuge',
  distance: 'Strecke',
  hours: 'Stunden',
  cost: 'Kosten',
  windowsMissed: 'Zeitfenster verpasst',
} satisfies Translation<typeof en>
