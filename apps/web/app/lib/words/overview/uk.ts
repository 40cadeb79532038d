// Ukrainian texts of the overview and of a company's first day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  vehicles: 'Авто',
  drivers: 'Водії',
  routes: 'Маршрути',
  efficiency: 'Ефективність',
  notAvailable: 'н/д',
  notLoaded: 'не завантажено',
  limitInPlan: 'з {limit} у {plan}',
  unlimitedInPlan: 'без обмежень у {plan}',
  inUse: 'у роботі',
  whoDrive: 'на роботі',
  dispatchedStops:
    '{count, plural, one {надіслано, # зупинка} few {надіслано, # зупинки} many {надіслано, # зупинок} other {надіслано, # зупинки}}',
  dispatchedForDay: 'надіслано на день',
  ofPaidTime: 'оплаченого часу на зупинках, за планом',

  // Routes of the day
  loadingRoutes: 'Маршрути завантажуються',
  routesNotLoaded: 'Не вдалося завантажити маршрути',
  noRoutesYet: 'Маршрутів ще немає: {day}',
  routesAppear:
    'Маршрути з’являться тут, коли план буде надіслано: хто за кермом, де вони і що запізнюється.',
  routesOfDay: 'Маршрути дня',
  routesDone:
    '{count, plural, one {# маршрут} few {# маршрути} many {# маршрутів} other {# маршрути}}, зроблено {done} з {total} зупинок',
  liveMap: 'Карта наживо',
  driver: 'Водій',
  stopsDone: 'Зроблено',
  next: 'Наступна',
  finish: 'Кінець',
  planned: 'План',
  stopNumber: 'зупинка {sequence}',
  stopLateness: 'зупинка {sequence}, {lateness}',
  done: 'кінець',
  nextStops: 'Наступні зупинки',

  // What needs attention
  needsYou: 'Потребує вас',
  loadingNeeds: 'Завантажується те, що потребує вас',
  needsNotLoaded: 'Не вдалося завантажити те, що потребує вас.',
  nothingNow: 'Наразі нічого.',
  lookAfter:
    '{count, plural, one {# авто потребує уваги} few {# авто потребують уваги} many {# авто потребують уваги} other {# авто потребують уваги}}',
  ofRoute: 'R{number}: {text}',
  openLive: 'Наживо',
  toSettle:
    '{count, plural, one {# зупинка до закриття} few {# зупинки до закриття} many {# зупинок до закриття} other {# зупинки до закриття}}',
  routesOver: 'Їхні маршрути завершено, і ніхто не сказав, чим вони закінчилися',
  toSettleOf:
    '{count, plural, one {# зупинка за {day} до закриття} few {# зупинки за {day} до закриття} many {# зупинок за {day} до закриття} other {# зупинки за {day} до закриття}}',
  dayOver: 'День завершено, і ніхто не сказав, чим вони закінчилися',
  openThatDay: 'Відкрити той день',
  atRisk:
    '{count, plural, one {# зупинка під загрозою} few {# зупинки під загрозою} many {# зупинок під загрозою} other {# зупинки під загрозою}}',
  worst: 'найгірша: {lateness}, R{number} зупинка {sequence}',
  fallingBehind:
    '{count, plural, one {# авто відстає} few {# авто відстають} many {# авто відстають} other {# авто відстають}}',
  leftBehind:
    '{count, plural, one {# замовлення залишено} few {# замовлення залишено} many {# замовлень залишено} other {# замовлення залишено}}',
  notOnVan: 'У жодному авто: {references}',
  twoReferences: '{first} і {second}',
  moreReferences: '{first}, {second} і ще {count}',
  openOrders: 'Відкрити замовлення',
  unserved:
    '{count, plural, one {# замовлення не обслужено} few {# замовлення не обслужено} many {# замовлень не обслужено} other {# замовлення не обслужено}}',
  notPlanned:
    '{count, plural, one {# замовлення не сплановано} few {# замовлення не сплановано} many {# замовлень не сплановано} other {# замовлення не сплановано}}',
  notOnRoute: 'Ще на жодному маршруті',
  plan: 'Спланувати',
  reminders:
    '{count, plural, one {# нагадування про авто} few {# нагадування про авто} many {# нагадувань про авто} other {# нагадування про авто}}',
  openFleet: 'Відкрити автопарк',

  // The day after, and quick actions
  dayAfter: 'Наступний день',
  nextDay: '{weekday}, {day}',
  ordersOpen: 'відкриті замовлення',
  vansReady: 'готові авто',
  figureNotLoaded: '{label}: не завантажено',
  planDay: 'Спланувати: {day}',
  quickActions: 'Швидкі дії',
  addDriver: 'Додати водія',
  createRoute: 'Створити маршрут',
  importOrders: 'Імпортувати замовлення',
  fleet: 'Автопарк',

  // First day
  firstSteps: 'Перші кроки',
  allSetUp: 'Усе готово',
  stepsDone: 'Зроблено {done} з {total} перших кроків',
  stepIsDone: ', зроблено',
  setDepot: 'Укажіть, звідки виїжджають ваші авто',
  addVehicle: 'Додайте авто',
  addADriver: 'Додайте водія',
  planAndDispatch: 'Сплануйте й надішліть день',
  whyDepot: 'Там маршрути починаються й закінчуються.',
  whyVehicle: 'Вантажність і зміна визначають, що воно може взяти.',
  whyDriver: 'Водії отримують зупинки на власний телефон.',
  whyOrders: 'Файл CSV або XLSX, як його записує ваш магазин чи система.',
  whyPlan: 'Одне натискання планує день, друге надсилає його водіям.',
  trySample: 'Спробувати на прикладі даних',
  addingSample: 'Додаються приклади даних',
  removeSample: 'Видалити приклади даних',
  sampleAdded:
    'Додано {orders, plural, one {# приклад замовлення} few {# приклади замовлень} many {# прикладів замовлень} other {# приклади замовлень}} і {vans, plural, one {# авто} few {# авто} many {# авто} other {# авто}}',
  sampleRemoved:
    'Видалено {orders, plural, one {# приклад замовлення} few {# приклади замовлень} many {# прикладів замовлень} other {# приклади замовлень}} і {vans, plural, one {# авто} few {# авто} many {# авто} other {# авто}}',
  nothingChanged: 'Нічого не змінено',
} satisfies Translation<typeof en>
