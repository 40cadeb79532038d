// Ukrainian texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Служби',
  servicesNoun: 'служби',
  outbox: 'Вихідні листи',
  servicesLead:
    'Задаються змінними середовища під час запуску сервера; перевірка надсилає кожній справжній запит.',
  mail: 'Поштовий сервер',
  texts: 'SMS',
  maps: 'Карти',
  roads: 'Рушій доріг',
  geocoder: 'Пошук адрес',
  storage: 'Сховище файлів',
  stripe: 'Оплата карткою',
  database: 'База даних',
  mailsCaught: 'Листи перехоплюються й видимі у «Вихідних листах»',
  textsCaught: 'SMS перехоплюються й видимі у «Вихідних листах»',
  drawnHere: 'Малюються з тутешніх регіонів',
  onRegionsHere: 'На тутешніх регіонах',
  onDisk: 'На диску цього сервера',
  paidByHand: 'Рахунки позначають сплаченими вручну',
  outcome: '{message} {milliseconds} мс',
  works: 'працює',
  worksNot: 'не працює',
  notSet: 'не задано',
  builtIn: 'вбудовано',
  testWhat: 'Перевірити: {name}',
  test: 'Перевірити',
  testing: 'Перевірка',

  // API keys
  keysOfAll: 'Ключі API всіх компаній',
  apiKeys: 'Ключі API',
  document: 'Документ OpenAPI',
  noKeys: 'Жодна компанія не створила ключа. Адміністратори створюють їх у «Налаштування», «Ключі API».',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'усе, що може її творець',
  noLongerWorks: '{name} більше не діє',
  usedAt: 'використано {time}',
  neverUsed: 'не використовувався',
  revoke: 'Відкликати',
  revokeWhat: 'Відкликати {name} компанії {company}',
} satisfies Translation<typeof en>
