// Turkish texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Şirket',
  depots: 'Depolar',
  zones: 'Bölgeler',
  addresses: 'Adresler',
  team: 'Ekip',
  planningRules: 'Planlama kuralları',
  drivingSpeeds: 'Sürüş hızları',
  drivers: 'Sürücüler',
  recipients: 'Alıcılar',
  emails: 'E-postalar',
  planAndInvoices: 'Plan ve faturalar',
  apiKeys: 'API anahtarları',
  webhooks: 'Webhook’lar',
  orderFields: 'Sipariş alanları',
  orderForm: 'Sipariş formu',
  rateCards: 'Fiyat tarifeleri',
  shops: 'Mağazalar',
  auditLog: 'Denetim kaydı',
  privacy: 'Gizlilik',
  archive: 'Arşiv',
  singleSignOn: 'Tek oturum açma',
  settings: 'Ayarlar',
  notForRole: '{section}: rolünüze açık değil',
} satisfies Translation<typeof en>
