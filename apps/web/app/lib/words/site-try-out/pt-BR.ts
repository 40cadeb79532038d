// Brazilian Portuguese texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Como chegou',
  planned: 'Planejado',
  figures: '{distance}, {duration} ao volante',
  elapsed: '{seconds} de {total} s',
  stopKeepBest: 'Parar e manter o melhor',
  optimizeAgain: 'Otimizar de novo',
  failed: 'O teste não começou: {message}. O produto em si planeja no servidor e não depende disto.',
  failedSilently: 'O teste não começou. O produto em si planeja no servidor e não depende disto.',
  routesOverStops:
    '{routes, plural, one {# rota} other {# rotas}} para {stops, plural, one {# parada} other {# paradas}}',
} satisfies Translation<typeof en>
