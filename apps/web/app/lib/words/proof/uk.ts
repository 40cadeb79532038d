// Ukrainian texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Завантажуються повідомлення водія',
  whatDriverSaid: 'Що повідомив водій',
  driver: 'Водій',
  dispatch: 'Диспетчер',
  recipient: 'Одержувач',
  received: 'отримано {time}',
  afterCancelled: 'після скасування',
  toldOtherwise: 'раніше повідомлено інакше',

  // Events
  vehicleChecked: 'Авто перевірено',
  shiftStarted: 'Зміну розпочато',
  loaded: 'Завантажено',
  arrived: 'Прибуття',
  delivered: 'Доставлено',
  partlyDelivered: 'Доставлено частково',
  notDelivered: 'Не доставлено',
  takenBack: 'Повернуто',
  breakStarted: 'Перерву розпочато',
  breakEnded: 'Перерву завершено',
  reordered: 'Порядок зупинок змінено',
  refuelled: 'Заправлено',
  incidentReported: 'Повідомлено про інцидент',
  contacted: 'Дзвінок або повідомлення',
  shiftEnded: 'Зміну завершено',
  note: 'Примітка',

  // Proof
  handedTo: 'Передано: {place}',
  nameIs: 'Ім’я: {name}',
  houseNumber: 'Номер будинку: {number}',
  pinChecked: 'PIN перевірено',
  ageChecked: 'Вік перевірено',
  scanned: 'Скановано {code}',
  inVanFrontLeft: 'В авто: спереду ліворуч',
  inVanFrontRight: 'В авто: спереду праворуч',
  inVanMiddleLeft: 'В авто: посередині ліворуч',
  inVanMiddleRight: 'В авто: посередині праворуч',
  inVanRearLeft: 'В авто: ззаду ліворуч',
  inVanRearRight: 'В авто: ззаду праворуч',
  parcels:
    '{count, plural, one {передано # посилку} few {передано # посилки} many {передано # посилок} other {передано # посилки}}',
  items: 'Передано: {items}',
  collected: 'Отримано: {amount}',
  signature: 'Підпис',
  downloadSignature: 'Завантажити підпис',
  signatureMissing: 'Підпису немає',
  photo: 'Фото',
  downloadPhoto: 'Завантажити фото',
  photoMissing: 'Фото немає',
  disputePack: 'Завантажити пакет доказів',
  packHolds:
    'Обіцянка, повідомлення, слід біля дверей, скани, фото й підпис в одному файлі. Журнал аудиту зберігає його печатку.',
  packNotMade: 'Не вдалося завантажити пакет доказів',
  packAsPdf: 'У PDF для друку',
} satisfies Translation<typeof en>
