// Dutch texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'Ritten overlappen bij {percent} van de stops: {inside} van {stops} liggen in het gebied van een andere rit.',
  apart: 'De ritten overlappen niet.',
  overlappingStops: 'Overlappende stops',
  option: 'Compacte ritten: mogen % meer kosten',
  optionMeans: 'Stops wisselen van voertuig zodat ritten minder overlappen. Leeg: het goedkoopste plan.',
  won: 'Compacte ritten: van {before} naar {after} stops in het gebied van een andere rit, voor {percent} meer kosten.',
  wonFree:
    'Compacte ritten: van {before} naar {after} stops in het gebied van een andere rit, zonder extra kosten.',
  moved: '{stops, plural, one {# stop is} other {# stops zijn}} van voertuig gewisseld.',
  nothing: 'Compacte ritten: niets binnen {percent} meer kosten laat ritten minder overlappen.',
} satisfies Translation<typeof en>
