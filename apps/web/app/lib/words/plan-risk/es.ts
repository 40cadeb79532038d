// Spanish texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected:
    '{misses} de {promises, plural, one {# compromiso} many {# de compromisos} other {# compromisos}} se incumplirían.',
  noPromises: 'Ninguna parada tiene franja, así que no hay compromiso que incumplir.',
  countedCompany:
    'Contado en {days} días simulados, con los retrasos de {routes, plural, one {tu última ruta} many {tus últimas # rutas} other {tus últimas # rutas}}.',
  countedUsual:
    'Contado en {days} días simulados con retrasos habituales, hasta que hayas hecho suficientes rutas.',
  showStops: 'Mostrar las paradas',
  risk: 'Riesgo',
  missedOn: 'Incumplido en {missed} de {days} días simulados',
  lateEndOn: 'Termina después de su turno en {late} de {days} días simulados.',
  option: 'Plan más seguro: puede costar % más',
  optionMeans:
    'Los vehículos salen antes o las paradas cambian de lugar donde eso salva compromisos. Vacío: el plan más barato.',
  won: 'Plan más seguro: de {before} a {after} incumplimientos esperados, por un {percent} más de coste.',
  wonFree: 'Plan más seguro: de {before} a {after} incumplimientos esperados, sin coste adicional.',
  changed:
    '{routes, plural, one {# ruta sale} many {# de rutas salen} other {# rutas salen}} antes, {stops, plural, one {# parada movida} many {# de paradas movidas} other {# paradas movidas}}.',
  nothing: 'Plan más seguro: nada dentro de un {percent} más de coste salva un compromiso.',
} satisfies Translation<typeof en>
