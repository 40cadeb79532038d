import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Найкращі вікна',
  looking: 'Рахуємо за планами наступних днів…',
  choosePlace: 'Виберіть адресу зі списку, щоб побачити найкращі вікна та їхню ціну.',
  byVan: '{vehicle} близько {time}, ще {distance}',
  stateNoRoom: 'Жодне вікно не підходить: {days}.',
  stateNoPlan: 'Ще немає плану на: {days}.',
  statePlanning: 'План складається на: {days}.',
  stateOutOfDate: 'Замовлення змінилися після плану на: {days}. Сплануйте ще раз.',
  stateDispatched: 'Маршрути на: {days} уже у водіїв. Додати замовлення можна в «Наживо».',
  stateNoRoads: 'До цього місця немає дороги: {days}.',
  estimated: 'Час приблизний, бо карта не охоплює цю місцевість.',
  changesNothing: 'План не зміниться, доки ви не сплануєте знову.',
} satisfies Translation<typeof en>
