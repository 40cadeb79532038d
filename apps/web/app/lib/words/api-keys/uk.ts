// Ukrainian texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'Ключі API',
  onlyAdministrators: 'Ключі API для адміністраторів',
  onlyAdministratorsMore: 'Адміністратор вашої компанії створює й відкликає їх тут.',
  notLoaded: 'Не вдалося завантажити ключі',
  loadingKeys: 'Завантаження ключів',
  newKey: 'Новий ключ',
  noKeys: 'Ключів поки немає',
  noKeysMore:
    'З ключем ваші програми імпортують замовлення, читають плани чи надсилають позиції, і нічого, чого ви не позначили.',
  test: 'Тест',
  everything: 'усе, що може її творець',
  atMost: 'щонайбільше {calls} викликів за хвилину',
  fromPages: 'зі сторінок {origins}',
  lastUsed: 'Востаннє використано {time}',
  neverUsed: 'Не використовувався',
  madeAt: 'створено {time}',
  madeBy: 'створено {time}, {name}',
  revoke: 'Відкликати',
  revokeQuestion: 'Відкликати {name}?',
  revokeEffect: 'Програми з цим ключем одразу отримують відмову. Скасувати це не можна.',
  noLongerWorks: '{name} більше не діє',
  nothingChanged: 'Нічого не змінено',

  // Form
  newApiKey: 'Новий ключ API',
  yourNewKey: 'Ваш новий ключ',
  bearerHint: 'Надсилайте його як токен Bearer, ніколи в адресі.',
  createKey: 'Створити ключ',
  notCreated: 'Не вдалося створити ключ',
  name: 'Назва',
  nameHint: 'Система, що ним користуватиметься',
  itMay: 'Йому дозволено',
  sendPositions: 'надсилати позиції авто',
  keepTeam: 'Вести команду для постачальника ідентифікації (SCIM)',
  callsPerMinute: 'Викликів за хвилину',
  callsPerMinuteHint: 'Порожньо: без власного обмеження',
  origins: 'Сторінки, що можуть викликати з ним',
  originsHint:
    'Одне джерело в рядку, наприклад https://shop.example. Порожньо для програм. Відвідувачі сторінки можуть прочитати її ключ',
  testKey: 'Тестовий ключ',
  testKeyMore:
    'Працює в пісочниці з власними замовленнями, авто й планами: нікому нічого не надсилається, а створені ним вебхуки чують лише тестові події.',
} satisfies Translation<typeof en>
