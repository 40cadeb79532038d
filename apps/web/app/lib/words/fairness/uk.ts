// Ukrainian texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Баланс',
  noun: 'баланс водіїв',
  weeks: 'Тижні',
  weekCount: '{count, plural, one {# тиждень} few {# тижні} many {# тижнів} other {# тижня}}',
  span: '{from} – {to}',
  driver: 'Водій',
  hours: 'Години',
  routes: 'Маршрути',
  stops: 'Зупинки',
  heavy: 'Важкі замовлення',
  late: 'Пізні завершення',
  means:
    'Години від початку до кінця пройдених маршрутів. Важке замовлення важить {weight} або більше. Пізнє завершення: понад {minutes} хв після плану.',
  spread: 'Різниця між найбільшою і найменшою кількістю годин: {hours}.',
  nobody: 'Водіїв ще немає',
  nobodyMore: 'Додайте водіїв: їхні години з’являться тут, щойно вони поїдуть.',
  you: 'Ви',
  meanOf: 'Середнє з {count}',
  noMean:
    'Середнє значення з’являється, якщо за ці тижні їздили {least, plural, one {# водій} few {# водії} many {# водіїв} other {# водія}}, щоб ніхто не міг обчислити чужі години.',
  setting: 'Справедливість за тижні',
  settingMeans:
    'Довгі маршрути дня дістаються водіям, які за минулі тижні їздили менше. Водії лишаються у своїх автомобілях, міняються цілі маршрути.',
  pastWeeks: 'Минулі тижні, що враховуються',
  off: 'Вимк.',
  extra: 'Може коштувати більше, відсотків',
  extraMeans: '0: лише обміни без витрат',
  freeInPlan: 'Водії з меншою кількістю годин отримали довші маршрути, без витрат.',
  costInPlan: 'Водії з меншою кількістю годин отримали довші маршрути, на {amount} дорожче.',
} satisfies Translation<typeof en>
