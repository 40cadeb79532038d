// German texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected: '{misses} von {promises, plural, one {# Zusage} other {# Zusagen}} voraussichtlich verpasst.',
  noPromises: 'Kein Stopp hat ein Zeitfenster, also gibt es keine Zusage zu verpassen.',
  countedCompany:
    'Gezählt an {days} simulierten Tagen mit den Verspätungen {routes, plural, one {deiner letzten Tour} other {deiner letzten # Touren}}.',
  countedUsual:
    'Gezählt an {days} simulierten Tagen mit üblichen Verspätungen, bis genug eigene Touren gefahren sind.',
  showStops: 'Stopps zeigen',
  risk: 'Risiko',
  missedOn: 'Verpasst an {missed} von {days} simulierten Tagen',
  lateEndOn: 'Endet an {late} von {days} simulierten Tagen nach der Schicht.',
  option: 'Sicherer Plan: darf % mehr kosten',
  optionMeans:
    'Fahrzeuge fahren früher los oder Stopps wechseln, wo das Zusagen rettet. Leer: der günstigste Plan.',
  won: 'Sicherer Plan: statt {before} noch {after} erwartete verpasste Zusagen, für {percent} Mehrkosten.',
  wonFree: 'Sicherer Plan: statt {before} noch {after} erwartete verpasste Zusagen, ohne Mehrkosten.',
  changed:
    '{routes, plural, one {# Tour beginnt} other {# Touren beginnen}} früher, {stops, plural, one {# Stopp} other {# Stopps}} verschoben.',
  nothing: 'Sicherer Plan: Nichts innerhalb von {percent} Mehrkosten rettet eine Zusage.',
} satisfies Translation<typeof en>
