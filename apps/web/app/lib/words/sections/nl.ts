// Dutch texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Bedrijf',
  depots: 'Depots',
  zones: 'Zones',
  addresses: 'Adressen',
  team: 'Team',
  planningRules: 'Planningsregels',
  drivingSpeeds: 'Rijsnelheden',
  drivers: 'Chauffeurs',
  recipients: 'Ontvangers',
  emails: 'E-mails',
  planAndInvoices: 'Abonnement en facturen',
  apiKeys: 'API-sleutels',
  webhooks: 'Webhooks',
  orderFields: 'Ordervelden',
  orderForm: 'Bestelformulier',
  rateCards: 'Tariefkaarten',
  shops: 'Webshops',
  auditLog: 'Auditlog',
  privacy: 'Privacy',
  archive: 'Archief',
  singleSignOn: 'Eenmalige aanmelding',
  settings: 'Instellingen',
  notForRole: '{section}: niet voor jouw rol',
} satisfies Translation<typeof en>
