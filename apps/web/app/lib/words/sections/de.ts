// German texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Firma',
  depots: 'Depots',
  zones: 'Zonen',
  addresses: 'Adressen',
  team: 'Team',
  planningRules: 'Planungsregeln',
  drivingSpeeds: 'Fahrgeschwindigkeiten',
  drivers: 'Fahrer',
  recipients: 'Empfänger',
  emails: 'E-Mails',
  planAndInvoices: 'Tarif und Rechnungen',
  apiKeys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  orderFields: 'Auftragsfelder',
  orderForm: 'Bestellformular',
  rateCards: 'Preislisten',
  shops: 'Shops',
  auditLog: 'Protokoll',
  privacy: 'Datenschutz',
  archive: 'Archiv',
  singleSignOn: 'Single Sign-on',
  settings: 'Einstellungen',
  notForRole: '{section}: nicht für deine Rolle',
} satisfies Translation<typeof en>
