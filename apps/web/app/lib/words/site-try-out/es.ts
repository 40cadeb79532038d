// Spanish texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Tal como llegó',
  planned: 'Planificado',
  figures: '{distance}, {duration} al volante',
  elapsed: '{seconds} de {total} s',
  stopKeepBest: 'Detener y guardar el mejor',
  optimizeAgain: 'Optimizar otra vez',
  failed:
    'La prueba no se ha iniciado: {message}. El producto planifica en el servidor y no depende de esto.',
  failedSilently: 'La prueba no se ha iniciado. El producto planifica en el servidor y no depende de esto.',
  routesOverStops:
    '{routes, plural, one {# ruta} other {# rutas}} para {stops, plural, one {# parada} other {# paradas}}',
} satisfies Translation<typeof en>
