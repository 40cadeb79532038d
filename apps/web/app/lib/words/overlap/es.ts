// Spanish texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'Las rutas se solapan en el {percent} de las paradas: {inside} de {stops} están dentro de la zona de otra ruta.',
  apart: 'Las rutas no se solapan.',
  overlappingStops: 'Paradas solapadas',
  option: 'Rutas compactas: pueden costar % más',
  optionMeans:
    'Las paradas cambian de vehículo para que las rutas se solapen menos. Vacío: el plan más barato.',
  won: 'Rutas compactas: de {before} a {after} paradas dentro de la zona de otra ruta, por un {percent} más de coste.',
  wonFree:
    'Rutas compactas: de {before} a {after} paradas dentro de la zona de otra ruta, sin coste adicional.',
  moved:
    '{stops, plural, one {# parada cambió} many {# de paradas cambiaron} other {# paradas cambiaron}} de vehículo.',
  nothing: 'Rutas compactas: nada dentro de un {percent} más de coste reduce el solapamiento.',
} satisfies Translation<typeof en>
