// Ukrainian texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Архіви для адміністраторів',
  onlyAdministratorsMore: 'Тут адміністратор вашої компанії експортує її дані.',
  notStarted: 'Не вдалося розпочати архів',
  sendingArchive: 'Надсилання архіву',
  archivesNoun: 'архіви',
  archives: 'Архіви',
  archive: 'Архів',
  export: 'Експорт',
  exportAll: 'Експортувати все',
  exportAllMore:
    'Усе про компанію в одному zip-файлі: замовлення, адреси, одержувачі, автопарк, водії та налаштування, плани, маршрути й позиції, повідомлення, листи, учасники, рахунки й журнал дій, файли, фото й підписи. Паролів і ключів там немає.',
  writeArchive: 'Створити архів',
  import: 'Імпорт',
  importArchive: 'Імпортувати архів',
  importArchiveMore:
    'До порожньої компанії, з цієї чи іншої інсталяції. Замовлення, що були в дорозі, повертаються відкритими.',
  chooseArchive: 'Вибрати архів',
  rowsOf: '{done} із {total} рядків',
  writing: 'Створення архіву',
  reading: 'Читання архіву',
  notDownloaded: 'Не вдалося завантажити архів',
  writtenAt: 'Створено {time}',
  importedAt: 'Імпортовано {time}',
  failed: 'не вдалося',
  sevenDays: 'Файл зберігався сім днів.',
  download: 'Завантажити, {size}',
  orderCount:
    '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
  vehicleCount: '{count, plural, one {# авто} few {# авто} many {# авто} other {# авто}}',
  driverCount: '{count, plural, one {# водій} few {# водії} many {# водіїв} other {# водія}}',
  depotCount: '{count, plural, one {# база} few {# бази} many {# баз} other {# бази}}',

  // Closing
  closeCompany: 'Закрити компанію',
  closeCompanyMore:
    'Спершу створюється її архів. Потім люди втрачають доступ, а надіслані маршрути доїжджають до кінця. Адміністратори можуть завантажити архів протягом 30 днів; далі все, крім рахунків, видаляється.',
  closeQuestion: 'Закрити компанію?',
  closeEffect:
    'Відтепер ніхто з компанії не зможе працювати. Протягом 30 днів власник платформи може відкрити її знову; потім ніхто.',
  keepIt: 'Залишити',
  notClosed: 'Компанію не закрито',
  nameOfCompany: 'Назва компанії',
  writeOut: 'Напишіть її для підтвердження',
} satisfies Translation<typeof en>
