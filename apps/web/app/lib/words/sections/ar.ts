// Arabic texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'الشركة',
  depots: 'المستودعات',
  zones: 'المناطق',
  addresses: 'العناوين',
  team: 'الفريق',
  planningRules: 'قواعد التخطيط',
  drivingSpeeds: 'سرعات القيادة',
  drivers: 'السائقون',
  recipients: 'المستلمون',
  emails: 'رسائل البريد',
  planAndInvoices: 'الباقة والفواتير',
  apiKeys: 'مفاتيح API',
  webhooks: 'Webhooks',
  orderFields: 'حقول الطلبات',
  orderForm: 'نموذج الطلب',
  rateCards: 'قوائم الأسعار',
  shops: 'المتاجر',
  auditLog: 'سجل التدقيق',
  privacy: 'الخصوصية',
  archive: 'الأرشيف',
  singleSignOn: 'الدخول الموحّد',
  settings: 'الإعدادات',
  notForRole: '{section}: ليس متاحًا لدورك',
} satisfies Translation<typeof en>
