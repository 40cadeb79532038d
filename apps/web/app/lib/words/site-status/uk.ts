// Ukrainian texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Стан системи',
  notLoaded: 'Не вдалося завантажити стан',
  notLoadedMore: 'Уже це може означати, що щось не працює.',
  checking: 'Перевіряємо всі системи.',
  checkedAt: 'Перевірено о {time} власними перевірками сервера, щохвилини.',
  allUp: 'Усі системи працюють',
  areDown: '{services}: не працює',
  areSlow: '{services}: повільно',
  serviceState: '{service}: {state}',
  withoutScript:
    'Сторінка запитує скриптом, чи працюють вхід, дані, позиції наживо, планування й пошта. Без скриптів <link>прочитайте відповідь як дані</link>.',
  tabs: 'Стан',
  tabServices: 'Стан служб',
  tabIncidents: 'Історія збоїв',
  tabMaintenance: 'Заплановане обслуговування',
  noIncidents: 'Жодного збою за останні {days} днів.',
  noMaintenance: 'Обслуговування не заплановано.',
  fromTo: '{from} до {to}',
  stateUp: 'Працює',
  stateSlow: 'Повільно',
  stateDown: 'Не працює',
  stateUnknown: 'Даних ще немає',
  daysAgo: '{days} днів тому',
  today: 'сьогодні',
  investigating: 'з’ясовується',
  identified: 'причину знайдено',
  monitoring: 'під наглядом',
  resolved: 'усунено',
} satisfies Translation<typeof en>
