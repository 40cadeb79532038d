// French texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Entreprise',
  depots: 'Dépôts',
  zones: 'Zones',
  addresses: 'Adresses',
  team: 'Équipe',
  planningRules: 'Règles de planification',
  drivingSpeeds: 'Vitesses de conduite',
  drivers: 'Chauffeurs',
  recipients: 'Destinataires',
  emails: 'E-mails',
  planAndInvoices: 'Formule et factures',
  apiKeys: 'Clés d’API',
  webhooks: 'Webhooks',
  orderFields: 'Champs des commandes',
  orderForm: 'Formulaire de commande',
  rateCards: 'Grilles tarifaires',
  shops: 'Boutiques',
  auditLog: 'Journal d’audit',
  privacy: 'Confidentialité',
  archive: 'Archives',
  singleSignOn: 'Authentification unique',
  settings: 'Paramètres',
  notForRole: '{section} : pas pour votre rôle',
} satisfies Translation<typeof en>
