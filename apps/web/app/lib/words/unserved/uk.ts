// Ukrainian reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Жодне авто не встигне вчасно',
  reasonCapacity: 'Завелике для цих авто',
  reasonShift: 'Після кінця всіх змін',
  reasonSkills: 'Ніхто не має цієї навички',
  reasonUnreachable: 'Туди не веде жодна дорога',
  reasonNoVehicle: 'Немає авто',
  reasonMaxStops: 'У кожного авто вже найбільше зупинок',
  reasonMaxDistance: 'Задалеко',
  reasonVehicleRule: 'Жодне авто не дозволено',
  reasonNotWorthIt: 'Не варте такого об’їзду',
  reasonSequence: 'У такому порядку його авто не має місця',
  reasonFleetFull: 'Немає місця поруч з іншими замовленнями',
  reasonNotFoundInTime: 'На пошук забракло часу',
  reasonByHand: 'Знято вручну',
  reasonOther: 'Пропущено',
} satisfies Translation<typeof en>
