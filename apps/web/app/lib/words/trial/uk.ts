// Ukrainian texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft:
    '{count, plural, one {Залишився # день} few {Залишилося # дні} many {Залишилося # днів} other {Залишилося # дня}}',
  runsUntil: 'Ваш пробний період триває до {time}. Нічого не стягується.',
  usedShare: 'Використано {percent} відсотків пробного періоду',
  planned: 'Сплановано',
  runs: '{count, plural, one {# розрахунок} few {# розрахунки} many {# розрахунків} other {# розрахунку}}',
  orders: 'Замовлення',
  vehicles: 'Авто',
  toDashboard: 'До панелі',
  seePlans: 'Переглянути тарифи',
  hasEnded: 'Ваш пробний період завершився',
  endedOn: 'Він завершився {time}. Усе створене збережено.',
  readAll: 'Читати все',
  routesRun: 'Надіслані маршрути доїжджають до кінця, з відстеженням',
  notAnew: 'Знову імпортувати, планувати чи надсилати',
  upgrade: 'Обрати тариф',
  lookAtData: 'Переглянути дані',
} satisfies Translation<typeof en>
