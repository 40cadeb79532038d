// Dutch texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Systeemstatus',
  notLoaded: 'De status kon niet worden geladen',
  notLoadedMore: 'Dat alleen al kan betekenen dat er iets plat ligt.',
  checking: 'Alle systemen worden gecontroleerd.',
  checkedAt: 'Gecontroleerd om {time} door eigen metingen van de server, elke minuut.',
  allUp: 'Alle systemen werken',
  areDown: '{services}: buiten werking',
  areSlow: '{services}: traag',
  serviceState: '{service}: {state}',
  withoutScript:
    'De pagina vraagt met een script of aanmelden, gegevens, live posities, planning en e-mail werken. Zonder scripts kun je <link>het antwoord als gegevens lezen</link>.',
  tabs: 'Status',
  tabServices: 'Status van de diensten',
  tabIncidents: 'Eerdere storingen',
  tabMaintenance: 'Gepland onderhoud',
  noIncidents: 'Geen storingen in de laatste {days} dagen.',
  noMaintenance: 'Er is geen onderhoud gepland.',
  fromTo: '{from} tot {to}',
  stateUp: 'In werking',
  stateSlow: 'Traag',
  stateDown: 'Buiten werking',
  stateUnknown: 'Nog geen gegevens',
  daysAgo: '{days} dagen geleden',
  today: 'vandaag',
  investigating: 'wordt onderzocht',
  identified: 'oorzaak gevonden',
  monitoring: 'wordt gevolgd',
  resolved: 'opgelost',
} satisfies Translation<typeof en>
