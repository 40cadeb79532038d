// German texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Ausgleich',
  noun: 'Ausgleich der Fahrer',
  weeks: 'Wochen',
  weekCount: '{count, plural, one {# Woche} other {# Wochen}}',
  span: '{from} bis {to}',
  driver: 'Fahrer',
  hours: 'Stunden',
  routes: 'Touren',
  stops: 'Stopps',
  heavy: 'Schwere Aufträge',
  late: 'Später Feierabend',
  means:
    'Stunden von Start bis Ende gefahrener Touren. Ein schwerer Auftrag wiegt {weight} oder mehr. Später Feierabend heißt mehr als {minutes} min nach Plan.',
  spread: 'Die meisten und die wenigsten Stunden liegen {hours} auseinander.',
  nobody: 'Noch keine Fahrer',
  nobodyMore: 'Füge Fahrer hinzu. Ihre Stunden erscheinen hier, sobald sie fahren.',
  you: 'Du',
  meanOf: 'Mittel von {count}',
  noMean:
    'Das Mittel erscheint, sobald in diesen Wochen {least, plural, one {# Fahrer} other {# Fahrer}} gefahren sind, damit sich niemandes Stunden errechnen lassen.',
  setting: 'Ausgleich über Wochen',
  settingMeans:
    'Lange Touren des Tages gehen an Fahrer, die in den vergangenen Wochen weniger gefahren sind. Fahrer bleiben in ihren Fahrzeugen, ganze Touren wechseln.',
  pastWeeks: 'Vergangene Wochen, die zählen',
  off: 'Aus',
  extra: 'Darf mehr kosten, Prozent',
  extraMeans: '0: nur Wechsel, die nichts kosten',
  freeInPlan: 'Fahrer mit weniger Stunden haben die längeren Touren, ohne Mehrkosten.',
  costInPlan: 'Fahrer mit weniger Stunden haben die längeren Touren, für {amount} mehr.',
} satisfies Translation<typeof en>
