// German texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Systemstatus',
  notLoaded: 'Der Status konnte nicht geladen werden',
  notLoadedMore: 'Schon das kann heißen, dass etwas ausgefallen ist.',
  checking: 'Alle Systeme werden geprüft.',
  checkedAt: 'Geprüft um {time} durch eigene Messungen des Servers, jede Minute.',
  allUp: 'Alle Systeme in Betrieb',
  areDown: '{services}: ausgefallen',
  areSlow: '{services}: langsam',
  serviceState: '{service}: {state}',
  withoutScript:
    'Die Seite fragt mit einem Skript, ob Anmeldung, Daten, Live-Positionen, Planung und E-Mail funktionieren. Ohne Skripte kannst du <link>die Antwort als Daten lesen</link>.',
  tabs: 'Status',
  tabServices: 'Status der Dienste',
  tabIncidents: 'Frühere Störungen',
  tabMaintenance: 'Geplante Wartung',
  noIncidents: 'Keine Störungen in den letzten {days} Tagen.',
  noMaintenance: 'Es ist keine Wartung geplant.',
  fromTo: '{from} bis {to}',
  stateUp: 'In Betrieb',
  stateSlow: 'Langsam',
  stateDown: 'Ausgefallen',
  stateUnknown: 'Noch keine Daten',
  daysAgo: 'vor {days} Tagen',
  today: 'heute',
  investigating: 'wird untersucht',
  identified: 'Ursache gefunden',
  monitoring: 'wird beobachtet',
  resolved: 'behoben',
} satisfies Translation<typeof en>
