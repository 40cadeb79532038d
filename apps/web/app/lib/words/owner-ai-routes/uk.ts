// Ukrainian texts of the owner’s try-out of the engine.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  packages: 'Посилки',
  totalTime: 'Загальний час',
  efficiency: 'Ефективність',
  alerts: 'Сповіщення',
  hours: '{hours} год',
  share: '{percent} %',
  sample: 'зразок',
  ofLastRun: 'за вашим останнім запуском',
  untilFirstRun: 'до вашого першого запуску',
  engine: 'Рушій оптимізації',
  sampleDay:
    '{vans, plural, one {На зразковому дні з # фургоном. Компанії використовують той самий рушій.} few {На зразковому дні з # фургонами. Компанії використовують той самий рушій.} many {На зразковому дні з # фургонами. Компанії використовують той самий рушій.} other {На зразковому дні з # фургона. Компанії використовують той самий рушій.}}',
  loadingDay: 'На зразковому дні з кількома фургонами. Компанії використовують той самий рушій.',
  optimize: 'Оптимізувати маршрути',
  optimizing: 'Оптимізація…',
  stop: 'Зупинити, лишити найкращий',
  progress: 'Триває оптимізація',
  sampleNotLoaded: 'Не вдалося завантажити зразковий день.',
  engineNotStarted: 'Рушій не запустився.',
  rules: 'Правила, яких дотримується кожен план',
  shift: 'Зміна водія',
  shiftLimit:
    '{hours, plural, one {щонайбільше # година} few {щонайбільше # години} many {щонайбільше # годин} other {щонайбільше # години}}',
  vehicle: 'Авто',
  vehicleLimit: '{count, plural, one {# посилка} few {# посилки} many {# посилок} other {# посилки}}',
  priority: 'Пріоритетні доставки',
  first: 'спочатку',
  windows: 'Часові вікна',
  honoured: 'дотримано',
  fuel: 'Пальне',
  leastPossible: 'якомога менше',
  routes: 'Маршрути',
  noRoutes: 'Натисніть «Оптимізувати маршрути», щоб побачити їх тут зі справжніми показниками.',
  routeFigures:
    '{stops, plural, one {# зупинка, {distance}} few {# зупинки, {distance}} many {# зупинок, {distance}} other {# зупинки, {distance}}}',
  inProgress: 'виконується',
  optimized: 'оптимізовано',
  reroute: 'Упорядкувати знову',
  rerouteWhich: 'Упорядкувати {route} знову',
  plannedMap: 'Маршрути: {routes}, зупинки: {stops}',
  unplannedMap: 'Зупинки: {stops}, ще не заплановано',
} satisfies Translation<typeof en>
