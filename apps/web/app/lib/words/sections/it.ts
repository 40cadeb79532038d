// Italian texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Azienda',
  depots: 'Depositi',
  zones: 'Zone',
  addresses: 'Indirizzi',
  team: 'Squadra',
  planningRules: 'Regole di pianificazione',
  drivingSpeeds: 'Velocità di guida',
  drivers: 'Autisti',
  recipients: 'Destinatari',
  emails: 'Email',
  planAndInvoices: 'Piano e fatture',
  apiKeys: 'Chiavi API',
  webhooks: 'Webhook',
  orderFields: 'Campi degli ordini',
  orderForm: 'Modulo d’ordine',
  rateCards: 'Listini',
  shops: 'Negozi',
  auditLog: 'Registro attività',
  privacy: 'Privacy',
  archive: 'Archivio',
  singleSignOn: 'Accesso unico',
  settings: 'Impostazioni',
  notForRole: '{section}: non per il tuo ruolo',
} satisfies Translation<typeof en>
