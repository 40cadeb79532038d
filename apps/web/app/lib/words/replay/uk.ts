// Ukrainian texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Дні плануються знову, до трьох секунд на кожен',
  notReplanned: 'Не вдалося перепланувати дні',
  notStored: 'Ваш файл не зберігається, і замовлення не створюються.',
  question: 'Скільки коштували б ваші останні тижні з іншими маршрутами?',
  dropFile:
    'Перетягніть сюди експорт виконаних днів: адреса, день, авто або водій і номер зупинки чи фактичне прибуття для кожного замовлення. Щонайбільше днів: {days}.',
  chooseFile: 'Вибрати файл',
  fileOfDays: 'Файл виконаних днів',
  noPdf: 'Не вдалося створити файл',
  notReplayed: 'Цей файл не вдається перепланувати',
  daysCompared:
    '{count, plural, one {Порівняно # день} few {Порівняно # дні} many {Порівняно # днів} other {Порівняно # дня}}',
  noneCompared: 'Жодного дня не вдалося порівняти',
  downloadPdf: 'Завантажити PDF',
  daysLeftOut: 'Пропущені дні',

  // Figures
  better: 'Новий план кращий',
  same: 'Нічого не було б заощаджено',
  worse: 'Новий план гірший',
  notComparable: 'Не порівняно: новий план пропускає замовлення',
  allDays: 'Усі порівняні дні',
  figuresOf: 'Показники: {day}',
  leavesOut: 'Новий план пропускає: {orders}.',
  ordersNotCounted:
    '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}} без авто, місця чи читабельного рядка, не враховано з жодного боку.',
  asDriven: 'Фактично',
  newPlan: 'Новий план',
  saved: 'Заощаджено',
  side: 'Сторона',
  vans: 'Авто',
  distance: 'Відстань',
  hours: 'Години',
  cost: 'Вартість',
  windowsMissed: 'Пропущені вікна',
} satisfies Translation<typeof en>
