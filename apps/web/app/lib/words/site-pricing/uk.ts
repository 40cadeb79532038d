// Ukrainian texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Ціна за вашими автомобілями',
  nothingOnSale: 'Зараз жодного тарифу немає в продажу. Запитайте в нас ціну.',
  driversFree:
    '{days, plural, one {Водії не враховуються. Кожен тариф починається з пробного періоду: # день, без картки.} few {Водії не враховуються. Кожен тариф починається з пробного періоду: # дні, без картки.} many {Водії не враховуються. Кожен тариф починається з пробного періоду: # днів, без картки.} other {Водії не враховуються. Кожен тариф починається з пробного періоду: # дня, без картки.}}',
  ordersFree:
    '{days, plural, one {Замовлення й водії не враховуються. Кожен тариф починається з пробного періоду: # день, без картки.} few {Замовлення й водії не враховуються. Кожен тариф починається з пробного періоду: # дні, без картки.} many {Замовлення й водії не враховуються. Кожен тариф починається з пробного періоду: # днів, без картки.} other {Замовлення й водії не враховуються. Кожен тариф починається з пробного періоду: # дня, без картки.}}',

  // Each plan
  mostPopular: 'найпопулярніший',
  priceCustom: 'За запитом',
  perMonth: '/місяць',
  perYear: '/рік',
  yearPrice: 'або {price} за рік',
  yearPriceSaving: 'або {price} за рік, на {percent} менше, ніж помісячно',
  vehicleLimit:
    '{count, plural, =0 {автомобілі без обмежень} one {до # автомобіля} few {до # автомобілів} many {до # автомобілів} other {до # автомобіля}}',
  andOn: 'і далі',
  choosePlan: 'Обрати {plan}',

  // Features of plans
  vehicles:
    '{count, plural, =0 {Автомобілі без обмежень} one {До # автомобіля} few {До # автомобілів} many {До # автомобілів} other {До # автомобіля}}',
  people:
    '{count, plural, =0 {Користувачі порталу без обмежень} one {# користувач порталу} few {# користувачі порталу} many {# користувачів порталу} other {# користувача порталу}}',
  everythingIn: 'Усе з тарифу {plan}',
  planningOnRoads: 'Планування й перепланування справжніми дорогами',
  liveInYourBrand: 'Карта наживо та сторінки відстеження у вашому бренді',
  importAndExport: 'Імпорт CSV і XLSX, повний експорт',
  analytics: 'Аналітика',
  keysForYourSystems: 'Ключі API для ваших систем',
  ownRegions: 'Власні регіони',
  serviceLevels: 'Узгоджені рівні обслуговування',

  // The ruler
  vehicleCount:
    '{count, plural, one {# автомобіль} few {# автомобілі} many {# автомобілів} other {# автомобіля}}',
  vehicleCountOrMore:
    '{count, plural, one {#+ автомобілів} few {#+ автомобілів} many {#+ автомобілів} other {#+ автомобілів}}',
  vehiclesAndAnswer:
    '{count, plural, one {# автомобіль: {answer}} few {# автомобілі: {answer}} many {# автомобілів: {answer}} other {# автомобіля: {answer}}}',
  monthAnswer: '{plan}, {price} на місяць, тобто {share} за автомобіль',
  yearAnswer: '{plan}, {price} на рік, тобто {share} за автомобіль',
  askedAnswer: '{plan}, ціна за домовленістю',
  beyondAnswer: 'більше, ніж охоплюють тарифи: запитайте нас',

  // The comparison
  whatPlansInclude: 'Що входить до кожного тарифу',
  aboveLimit:
    'Понад вашу кількість автомобілів нічого не зупиняється: спланований день триває до кінця, а наступний автомобіль чекає, доки ви підвищите тариф або заархівуєте інший. Ціни в доларах США, без податку.',
  what: 'Що',
  included: 'входить',
  notIncluded: 'не входить',
  unlimited: 'без обмежень',
  upTo: 'до {count}',
  planning: 'Планування',
  rowVehicles: 'Автомобілі',
  rowOrders: 'Замовлення на день',
  rowDrivers: 'Водії',
  rowPeople: 'Користувачі порталу',
  rowRules: 'Вікна, вантажі, зміни, навички',
  rowRoads: 'Справжні дороги, карти й адреси',
  theDay: 'Сам день',
  rowLive: 'Карта наживо та зупинки під загрозою',
  rowTrackers: 'Трекери OsmAnd і OwnTracks',
  rowTracking: 'Сторінка відстеження для одержувачів',
  rowBranding: 'Ваш логотип і колір',
  rowMails: 'Листи вашими словами',
  company: 'Компанія',
  rowApi: 'Ключі API й вебхуки',
  rowShops: 'Підключення магазинів',
  rowTexts: 'SMS на місяць',
  rowStorage: 'Мегабайти файлів',
  rowCalls: 'Виклики API на хвилину',
  rowSupport: 'Відповідь підтримки протягом',
  hours: '{count, plural, one {# години} few {# годин} many {# годин} other {# години}}',
} satisfies Translation<typeof en>
