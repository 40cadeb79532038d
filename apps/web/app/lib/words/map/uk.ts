// Ukrainian texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Карта поточного дня',
  stop: 'Зупинка {number}',
  served: 'доставлено',
  failed: 'невдала',
  skipped: 'пропущено',

  // Controls
  controls: 'Керування картою',
  zoomIn: 'Наблизити',
  zoomOut: 'Віддалити',
  fitAll: 'Показати все',
  asTable: 'Показати як таблицю',
  layers: 'Шари',
  scale: 'Масштаб: {distance}',
  sheetHeight: 'Висота: {sheet}',

  // Table
  shownAsTable: 'Що показує карта, як таблиця',
  shown: 'Що показує карта',
  inView: 'видно {shown} з {total}',
  backToMap: 'Назад до карти',
  what: 'Що',
  route: 'Маршрут',
  name: 'Назва',
  state: 'Стан',

  // Marks
  depot: 'База {name}',
  unserved: 'Не обслужено: {label}',
  yourAddress: 'Ваша адреса',
  atRisk: '{vehicle}, під загрозою',
  addCorner: 'Додати кут після {number}',
  corner: 'Кут {number}',
  closeOutline: 'Кут 1: замкнути контур',

  // No map here
  noStreetMap: 'Тут немає карти вулиць',
  outsideMaps:
    '{depot} лежить поза всіма картами вулиць цієї платформи: відстані оцінюються без доріг, а адресам потрібна позначка або координати.',
  mapRequested: 'Карту запитано {day}',
  askForMap: 'Попросити карту у власника платформи',
  requestSent: 'Запит надіслано',
  ownerSees: 'Власник платформи бачить, хто просить і де ваша база.',
  requestNotSent: 'Запит не надіслано',
  noWebGl:
    'Цей браузер не може намалювати карту: WebGL 2 немає або його вимкнено. Списки поруч працюють і без неї.',
  mapNotLoaded: 'Не вдалося завантажити карту. Списки поруч працюють і без неї.',
} satisfies Translation<typeof en>
