// Ukrainian texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Як надійшло',
  planned: 'Сплановано',
  figures: '{distance}, {duration} за кермом',
  elapsed: '{seconds} з {total} с',
  stopKeepBest: 'Зупинити, лишити найкращий',
  optimizeAgain: 'Оптимізувати ще раз',
  failed: 'Спроба не почалася: {message}. Сам продукт планує на сервері й від цього не залежить.',
  failedSilently: 'Спроба не почалася. Сам продукт планує на сервері й від цього не залежить.',
  routesOverStops:
    '{routes, plural, one {# маршрут} few {# маршрути} many {# маршрутів} other {# маршруту}}, {stops, plural, one {# зупинка} few {# зупинки} many {# зупинок} other {# зупинки}}',
} satisfies Translation<typeof en>
