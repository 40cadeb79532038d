// Ukrainian texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company}: компанію закрито. Її дані буде видалено після {day}',
  closed: '{company}: компанію закрито',
  closedMore:
    'До цього дня її можна відкрити знову: напишіть нам. Надіслані маршрути доїжджають до кінця, і одержувачі далі їх відстежують.',
  deletedOn: '{company}: компанію видалено {day}',
  deleted: '{company}: компанію видалено',
  deletedMore: 'Її було закрито, і час на повторне відкриття минув. Рахунки зберігаються, як вимагає закон.',
  suspended: '{company}: ваш доступ призупинено',
  suspendedMore:
    'Наприклад, заархівовані водії більше не входять. Зверніться до диспетчера або адміністратора компанії.',
  removed: 'Ви більше не належите до {company}',
  removedMore: 'Попросіть адміністратора компанії про нове запрошення.',
  removedOnMore: 'Адміністратор вилучив вас {day}. Попросіть адміністратора компанії про нове запрошення.',
  whatYouMayEnter: 'доступ вашого облікового запису',
  expectDelivery: 'Ви самі чекаєте на доставку?',
  deliveriesToYou: 'Доставки вам',
  writeToUs: 'Напишіть нам',
  movedTo: '{company}: компанія переїхала на {host}',
  signInThere: 'Увійдіть там із тією самою адресою й паролем.',
  goOnThere: 'Продовжити там',
  nothingChanged: 'Нічого не змінено',
  goOnWithout: 'Продовжити без неї',
  yourCompanies: 'Компанії, у яких ви працюєте',
  didNotOpen: 'Не вдалося відкрити {company}',
  openCompany: 'Відкрити {company}',
  yourAccess: 'Ваш доступ',
} satisfies Translation<typeof en>
