// Ukrainian texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Компанія',
  depots: 'Бази',
  zones: 'Зони',
  addresses: 'Адреси',
  team: 'Команда',
  planningRules: 'Правила планування',
  drivingSpeeds: 'Швидкості руху',
  drivers: 'Водії',
  recipients: 'Одержувачі',
  emails: 'Листи',
  planAndInvoices: 'Тариф і рахунки',
  apiKeys: 'Ключі API',
  webhooks: 'Вебхуки',
  orderFields: 'Поля замовлень',
  orderForm: 'Форма замовлення',
  rateCards: 'Тарифи',
  shops: 'Магазини',
  auditLog: 'Журнал дій',
  privacy: 'Приватність',
  archive: 'Архів',
  singleSignOn: 'Єдиний вхід',
  settings: 'Налаштування',
  notForRole: '{section}: не для вашої ролі',
} satisfies Translation<typeof en>
