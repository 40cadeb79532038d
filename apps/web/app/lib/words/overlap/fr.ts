// French texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'Les tournées se chevauchent pour {percent} des arrêts : {inside} sur {stops} se trouvent dans la zone d’une autre tournée.',
  apart: 'Les tournées ne se chevauchent pas.',
  overlappingStops: 'Arrêts chevauchants',
  option: 'Tournées compactes : peuvent coûter % de plus',
  optionMeans:
    'Des arrêts changent de véhicule pour que les tournées se chevauchent moins. Vide : le plan le moins cher.',
  won: 'Tournées compactes : de {before} à {after} arrêts dans la zone d’une autre tournée, pour un surcoût de {percent}.',
  wonFree:
    'Tournées compactes : de {before} à {after} arrêts dans la zone d’une autre tournée, sans surcoût.',
  moved:
    '{stops, plural, one {# arrêt a changé} many {# d’arrêts ont changé} other {# arrêts ont changé}} de véhicule.',
  nothing: 'Tournées compactes : rien dans la limite de {percent} de surcoût ne réduit le chevauchement.',
} satisfies Translation<typeof en>
