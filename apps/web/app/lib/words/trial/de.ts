// German texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {Noch # Tag} other {Noch # Tage}}',
  runsUntil: 'Dein Test läuft bis {time}. Es wird nichts berechnet.',
  usedShare: '{percent} Prozent des Tests verbraucht',
  planned: 'Geplant',
  runs: '{count, plural, one {# Lauf} other {# Läufe}}',
  orders: 'Aufträge',
  vehicles: 'Fahrzeuge',
  toDashboard: 'Weiter zur Übersicht',
  seePlans: 'Tarife ansehen',
  hasEnded: 'Dein Test ist zu Ende',
  endedOn: 'Er endete am {time}. Was du angelegt hast, bleibt.',
  readAll: 'Alles lesen',
  routesRun: 'Freigegebene Touren laufen mit Sendungsverfolgung zu Ende',
  notAnew: 'Neu importieren, planen oder freigeben',
  upgrade: 'Jetzt Tarif wählen',
  lookAtData: 'Deine Daten ansehen',
} satisfies Translation<typeof en>
