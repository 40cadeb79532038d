// Turkish texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Geldiği gibi',
  planned: 'Planlanmış',
  figures: '{distance}, {duration} sürüş',
  elapsed: '{seconds} / {total} sn',
  stopKeepBest: 'Durdur, en iyisini tut',
  optimizeAgain: 'Yeniden optimize et',
  failed: 'Deneme başlamadı: {message}. Ürünün kendisi sunucuda planlar ve buna bağlı değildir.',
  failedSilently: 'Deneme başlamadı. Ürünün kendisi sunucuda planlar ve buna bağlı değildir.',
  routesOverStops:
    '{stops, plural, one {# durak} other {# durak}} için {routes, plural, one {# rota} other {# rota}}',
} satisfies Translation<typeof en>
