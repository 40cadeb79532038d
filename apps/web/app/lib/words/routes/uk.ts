// Ukrainian texts of the list of routes.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  routes: 'Маршрути',
  routesNoun: 'маршрути',
  filterRoutes: 'Фільтрувати маршрути',
  filterExample: 'Фільтр: R7, водій, {late}',
  late: 'запізнюється',
  show: 'Показати',
  day: 'День',
  week: 'Тиждень',
  dayCount: 'День {count}',
  weekCount: 'Тиждень {count}',
  create: 'Створити',
  createRoute: 'Створити маршрут',
  optimiseRoutes: 'Оптимізувати маршрути',
  noRoutesThisWeek: 'Цього тижня маршрутів немає',
  noRoutesOn: 'Немає маршрутів на {day}',
  noRoutesMore: '«Оптимізувати маршрути» розподіляє відкриті замовлення дня між вашими авто.',
  atWork: 'Триває розрахунок',
  atWorkMore: 'Маршрути з’являться тут, щойно смуга заповниться.',
  noMatch: 'Немає відповідних маршрутів',
  showAll: 'Показати всі маршрути',
  stopCount: '{count, plural, one {# зупинка} few {# зупинки} many {# зупинок} other {# зупинки}}',
  openInLive: 'Відкрити в «Наживо»',
  openInPlan: 'Відкрити в «Плануванні»',
  reroute: 'Перевпорядкувати',
  trail: 'Слід',

  // Columns and figures
  route: 'Маршрут',
  vehicle: 'Авто',
  driver: 'Водій',
  noDriver: 'немає',
  status: 'Стан',
  stops: 'Зупинки',
  parcels: 'Посилки',
  distance: 'Відстань',
  distanceIn: 'Відстань, {unit}',
  drive: 'Їзда',
  service: 'Обслуговування',
  wait: 'Очікування',
  load: 'Вантаж',
  ends: 'Кінець',
  shiftUsed: 'Зміну зайнято',
  efficiency: 'Ефективність',
  notAvailable: 'н/д',
  stopsDone: '{stops}, зроблено {done}',
  parcelsOf: '{parcels} з {capacity}',
  parcelsInLoads:
    '{parcels} з {capacity}, {count, plural, one {# завантаження} few {# завантаження} many {# завантажень} other {# завантаження}}',

  // States
  inProgress: 'триває',
  ordersChanged: 'замовлення змінено',
  optimised: 'оптимізовано',
  dispatched: 'надіслано',
  finished: 'завершено',
  doneOf: 'зроблено {done} з {total}',

  // Totals
  totals: 'Усього за цими маршрутами',
  total: 'Усього',
  routeCount: '{count, plural, one {# маршрут} few {# маршрути} many {# маршрутів} other {# маршруту}}',
  shiftAtMost: 'Зміна, щонайбільше {hours} год',
  longest: 'найдовший, R{number}',
  parcelsAtMost: 'Посилки, щонайбільше {count}',
  fullest: 'найповніший, R{number}',
  timeWindows: 'Часові вікна',
  allKept: 'усіх дотримано',
  routesLate:
    '{count, plural, one {# маршрут запізнюється} few {# маршрути запізнюються} many {# маршрутів запізнюються} other {# маршруту запізнюється}}',
  ofPaidTime: 'оплаченого часу на зупинках',

  // Runs
  optimising: 'Оптимізація маршрутів',
  ordersPlaced:
    'Розподілено {served} із {total, plural, one {# замовлення} few {# замовлень} many {# замовлень} other {# замовлення}}',
  readingRoads: 'Читання доріг і замовлень',
  notOptimised: 'Не вдалося оптимізувати маршрути',
  lastRunFailed: 'Останній розрахунок не вдався',
  engineStopped: 'Розрахунок зупинився без плану.',
  ordersLeftOut:
    '{count, plural, one {# замовлення пропущено} few {# замовлення пропущено} many {# замовлень пропущено} other {# замовлення пропущено}}',
  planShowsWhy: 'План показує, чому так і що допомогло б.',
  openPlan: 'Відкрити план',
  routeOptimised: 'R{number} оптимізовано',
  shorter: 'Коротший на {distance}',
  wasBest: 'Порядок уже був найкращий',
  notRerouted: 'Не вдалося перевпорядкувати R{number}',

  // A route by hand
  routeCreated:
    'R{number} створено, {stops, plural, one {# зупинка} few {# зупинки} many {# зупинок} other {# зупинки}}',
  leftOutBecause:
    '{count, plural, one {# замовлення пропущено} few {# замовлення пропущено} many {# замовлень пропущено} other {# замовлення пропущено}}: {reason}',
  noRoute: 'Не вдалося скласти маршрут',
  creatingRoute: 'Створення маршруту',
  notCreated: 'Не вдалося створити маршрут',
  loadingVans: 'Завантаження списку авто й замовлень',
  noFreeVan: 'Кожне авто вже має маршрут на цей день. Додайте авто або виберіть інший день.',
  van: 'Авто',
  chooseVan: 'Виберіть вільне авто',
  noOpenOrders: 'На цей день немає відкритих замовлень.',
  ordersChosen: 'Замовлення, вибрано {chosen} з {total}',
  filterOrders: 'Фільтрувати замовлення',
  filterOrdersExample: 'Фільтр: номер, одержувач, адреса',
  allThatMatch: 'Усі відповідні ({count})',
  all: 'Усі',
  firstOf: 'Перші {limit} з {count}. Скористайтеся фільтром, щоб побачити інші.',
} satisfies Translation<typeof en>
