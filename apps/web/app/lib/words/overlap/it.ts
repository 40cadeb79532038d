// Italian texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'I giri si sovrappongono nel {percent} delle fermate: {inside} su {stops} si trovano nell’area di un altro giro.',
  apart: 'I giri non si sovrappongono.',
  overlappingStops: 'Fermate sovrapposte',
  option: 'Giri compatti: possono costare % in più',
  optionMeans:
    'Le fermate cambiano mezzo perché i giri si sovrappongano meno. Vuoto: il piano più economico.',
  won: 'Giri compatti: da {before} a {after} fermate nell’area di un altro giro, per {percent} di costo in più.',
  wonFree: 'Giri compatti: da {before} a {after} fermate nell’area di un altro giro, senza costi in più.',
  moved:
    '{stops, plural, one {# fermata ha cambiato} many {# di fermate hanno cambiato} other {# fermate hanno cambiato}} mezzo.',
  nothing: 'Giri compatti: nulla entro {percent} di costo in più riduce la sovrapposizione.',
} satisfies Translation<typeof en>
