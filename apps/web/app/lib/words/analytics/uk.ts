// Ukrainian texts of analytics.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Period
  openLive: 'Відкрити наживо',
  nothingDriven:
    'Тут видно, як минули дні в дорозі: пунктуальність, вартість, відстань, години. План враховується, щойно його авто в дорозі.',
  notLoaded: 'Не вдалося завантажити показники',
  loading: 'Завантаження показників',
  days7: '7 днів',
  days30: '30 днів',
  days90: '90 днів',
  custom: 'Власний',
  against: 'проти',
  comparedWith: 'Порівняно з',
  daysBefore: 'попередні дні',
  sameWeekdays: 'ті самі дні тижня раніше',
  yearAgo: 'ті самі тижні рік тому',
  replay: 'Відтворити пройдені дні',
  chooseDays: 'Виберіть перший і останній день.',
  lastBeforeFirst: 'Останній день раніше за перший.',
  tooManyDays: 'Виберіть щонайбільше {most} днів.',

  // Figures and measures
  inFigures: 'Період у цифрах',
  notAvailable: 'н/д',
  aDay: '{value} на день',
  aDayBefore: '{value} на день, раніше {before}',
  valueBefore: 'раніше {value}',
  noEarlierDay: 'Ще немає попереднього дня для порівняння',
  comparedDays:
    '{count, plural, one {Порівняно з # пройденим днем, {from} – {to}} few {Порівняно з # пройденими днями, {from} – {to}} many {Порівняно з # пройденими днями, {from} – {to}} other {Порівняно з # пройденого дня, {from} – {to}}}',
  earlierNotLoaded: 'Не вдалося завантажити попередні дні',
  withEfficiency:
    '{compared}. Ефективність: частка оплаченого часу на обслуговування зупинок; решта — їзда й очікування.',
  efficiencyMeans: 'Частка оплаченого часу на обслуговування зупинок; решта — їзда й очікування',
  costPerStopIn: 'Вартість зупинки, {currency}',
  costIn: 'Вартість, {currency}',
  plannedIn: 'План, {unit}',
  drivenIn: 'Пройдено, {unit}',
  plannedHours: 'План, год',
  paidHours: 'Оплачено, год',
  rating: 'Оцінка',
  van: 'Авто',
  allFigures: 'Усі показники',
  by: 'За',
  byDay: 'Показники за днями',
  byDriver: 'Показники за водіями',
  byVan: 'Показники за авто',
  byDepot: 'Показники за базами',
  byCustomer: 'Показники за клієнтами',

  // Titles of charts
  nothingDelivered: 'У ці дні нічого не доставлено',
  allOnTime: 'Кожна зупинка була вчасною',
  cameLate:
    '{count, plural, one {# зупинка із запізненням} few {# зупинки із запізненням} many {# зупинок із запізненням} other {# зупинки із запізненням}}',
  fewestOnTime: 'Найменше вчасних {day}: {share}',
  noStopPaid: 'За жодну зупинку не заплачено',
  costSoFar: 'Зупинка поки коштувала {cost}, ці дні ще тривають',
  costNow: 'Зупинка коштувала {cost}',
  costSame: 'Зупинка коштувала стільки ж, як раніше',
  costLess: 'Зупинка коштувала на {cost} менше, ніж раніше',
  costMore: 'Зупинка коштувала на {cost} більше, ніж раніше',
  noPositions: 'Жодне авто не надіслало позицій',
  allDroveLess: 'Кожне авто проїхало менше, ніж за планом',
  noneDroveFurther: 'Жодне авто не проїхало більше, ніж за планом',
  droveMore: '{van}: на {distance} більше, ніж за планом',
  noShiftOver: 'Жодна зміна ще не завершилася',
  usedHours: '{van}: використано {share} % годин',
  worksMost: 'Найбільше працює {most}, найбільше вільних годин має {least}',
  nothingFailed: 'Невдач не було',
  cameBack:
    '{count, plural, one {Повернулося {back} з # зупинки} few {Повернулося {back} з # зупинок} many {Повернулося {back} з # зупинок} other {Повернулося {back} з # зупинки}}',
  cameBackMost:
    '{count, plural, one {Повернулося {back} з # зупинки, найчастіше: {reason}} few {Повернулося {back} з # зупинок, найчастіше: {reason}} many {Повернулося {back} з # зупинок, найчастіше: {reason}} other {Повернулося {back} з # зупинки, найчастіше: {reason}}}',
  cameBackAll:
    '{count, plural, one {Повернулося {back} з # зупинки, щоразу: {reason}} few {Повернулося {back} з # зупинок, щоразу: {reason}} many {Повернулося {back} з # зупинок, щоразу: {reason}} other {Повернулося {back} з # зупинки, щоразу: {reason}}}',
  nobodyRated: 'У ці дні ніхто не оцінив доставку',
  gaveStars: 'Одержувачі дали {rating} з 5',
  gaveLeast: 'Одержувачі дали {rating} з 5, найменше має {driver}: {lowest}',

  // Charts
  lateOf: '{share}, із запізненням {late} з {served}',
  onTimeDetail: 'Відсоток зупинок, розпочатих до кінця обіцяного часу. Ціль {goal}',
  onTimeDetailFrom:
    'Відсоток зупинок, розпочатих до кінця обіцяного часу. Ціль {goal}, шкала починається з {floor}',
  underWay: 'триває',
  costDetail: '{currency} за доставлену зупинку, за тим, за що платять',
  time: 'Час',
  distance: 'Відстань',
  vehicles: 'Авто',
  wayDetail:
    'Кільце: план; точка: пройдено за позиціями; далі, наскільки довше це тривало. Найбільші розбіжності спочатку',
  useDetail: 'Смуга: частка використаних дозволених годин. Риска: частка використаної місткості',
  failedDetail: 'Невдалі й повернені зупинки за останньою причиною, яку назвав водій',
  feedbackDetail: 'Середнє зірок від одержувачів, за водіями. Найнижчі спочатку',
  noPositionsCame: 'Із цих маршрутів не надійшло позицій.',
  noShiftOfDays: 'Жодна зміна цих днів ще не завершилася.',
  allDelivered: 'На кожній зупинці, де була спроба, доставлено або забрано.',
  howRated: 'Одержувачів просять про оцінку на сторінці відстеження, коли доставку завершено.',
  ratingCount: '{count, plural, one {# оцінка} few {# оцінки} many {# оцінок} other {# оцінки}}',
  reason: 'Причина',
  lateStops:
    '{count, plural, one {# зупинка запізнилася} few {# зупинки запізнилися} many {# зупинок запізнилися} other {# зупинки запізнилися}}',
  noLateStops: 'Жодна зупинка не запізнилася',
  lateStopsDetail: 'Де обслуговування почалося після обіцяного часу: що більша точка, то пізніше.',
  lateStopsMap: 'Карта зупинок із запізненням',
  minutesLate: 'Запізнення, хв',
  recipient: 'Одержувач',
  share: 'Частка',
  csv: 'CSV',
  chart: 'Діаграма',
  table: 'Таблиця',
  noFigures: 'немає показників',
  openDay: '{day}: {figures}. Відкрити день',
} satisfies Translation<typeof en>
