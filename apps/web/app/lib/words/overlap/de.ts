// German texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'Touren überschneiden sich an {percent} der Stopps: {inside} von {stops} liegen im Gebiet einer anderen Tour.',
  apart: 'Die Touren überschneiden sich nicht.',
  overlappingStops: 'Überschneidende Stopps',
  option: 'Kompakte Touren: dürfen % mehr kosten',
  optionMeans:
    'Stopps wechseln das Fahrzeug, damit sich Touren weniger überschneiden. Leer: der günstigste Plan.',
  won: 'Kompakte Touren: statt {before} noch {after} Stopps im Gebiet einer anderen Tour, für {percent} Mehrkosten.',
  wonFree:
    'Kompakte Touren: statt {before} noch {after} Stopps im Gebiet einer anderen Tour, ohne Mehrkosten.',
  moved: '{stops, plural, one {# Stopp hat} other {# Stopps haben}} das Fahrzeug gewechselt.',
  nothing: 'Kompakte Touren: Nichts innerhalb von {percent} Mehrkosten verringert die Überschneidung.',
} satisfies Translation<typeof en>
