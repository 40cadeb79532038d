// Polish texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Firma',
  depots: 'Bazy',
  zones: 'Strefy',
  addresses: 'Adresy',
  team: 'Zespół',
  planningRules: 'Zasady planowania',
  drivingSpeeds: 'Prędkości jazdy',
  drivers: 'Kierowcy',
  recipients: 'Odbiorcy',
  emails: 'E-maile',
  planAndInvoices: 'Plan i faktury',
  apiKeys: 'Klucze API',
  webhooks: 'Webhooki',
  orderFields: 'Pola zleceń',
  orderForm: 'Formularz zamówień',
  rateCards: 'Cenniki',
  shops: 'Sklepy',
  auditLog: 'Dziennik zdarzeń',
  privacy: 'Prywatność',
  archive: 'Archiwum',
  singleSignOn: 'Logowanie jednokrotne',
  settings: 'Ustawienia',
  notForRole: '{section}: nie dla Twojej roli',
} satisfies Translation<typeof en>
