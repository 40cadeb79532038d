// Ukrainian texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops:
    '{count, plural, one {# зупинка понад межу} few {# зупинки понад межу} many {# зупинок понад межу} other {# зупинки понад межу}}',
  brokenDistance: 'задалеко на {distance}',
  brokenDriving: 'на {duration} понад час керування',
  brokenRest: 'на {duration} задовго без відпочинку',
  brokenHours: 'на {duration} понад робочий час',
  brokenShift: 'на {duration} після зміни',
  brokenLoad: 'понад межу на {load}',
  brokenBreak: 'немає часу на перерву {duration}',
  brokenReloads: 'завантажується занадто часто',
  brokenPrecedence: 'доставляє до забору',
  brokenSequence: 'поза порядком',
  brokenTogether: 'в іншому авто, ніж його група',
  brokenDriverOff: 'водій відсутній {duration}',
  brokenOverlap: '{duration} на двох маршрутах одночасно',
  brokenSkills: 'бракує навички',
  brokenVehicle: 'поза її зонами або виключена замовленням',
  brokenUnreachable: 'немає дороги, дозволеної для цієї машини',
  brokenOther: 'не дозволено',
  loadParcels: '{count, plural, one {# посилка} few {# посилки} many {# посилок} other {# посилки}}',
  loadPallets: '{count, plural, one {# палета} few {# палети} many {# палет} other {# палети}}',

  // Changes that break a rule
  breaksRule: 'Ця зміна порушує правило дня',
  leaveAsIs: 'Залишити як є',
  changeAnyway: 'Усе одно змінити',
  auditRecords: 'Журнал дій фіксує ваше підтвердження.',
} satisfies Translation<typeof en>
