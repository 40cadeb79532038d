// Turkish texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Sahip portalı',
  heading: 'Platform yönetimi',
  aiRoutes: 'Yapay zekâ rotaları',
  tenants: 'Şirketler',
  newTenant: 'Yeni şirket',
  billing: 'Faturalama',
  plans: 'Planlar',
  emails: 'E-postalar',
  api: 'API',
  integrations: 'Entegrasyonlar',
  subscriptions: 'Abonelikler',
  outbox: 'Giden kutusu',
  status: 'Durum',
  system: 'Sistem',
  regions: 'Bölgeler',
  auditLog: 'Denetim kaydı',

  // Search
  searchPortal: 'Şirket ve talep arayın',
  foundPage: 'sayfa',
  foundCompany: 'şirket',
  foundTicket: 'talep',
  foundInvoice: 'fatura',

  // Bar while an owner views a company
  viewingCompany:
    '{company} şirketini saat {time} olana dek izleyici olarak görüyorsunuz. Bu, hem onların kaydına hem bizimkine yazılır.',
  viewingOne:
    'Bir şirketi saat {time} olana dek izleyici olarak görüyorsunuz. Bu, hem onların kaydına hem bizimkine yazılır.',
  end: 'Bitir',

  // Results
  nothingChanged: 'Hiçbir şey değişmedi',
  couldNotLoad: 'yüklenemedi',

  // Ages and times left
  minutes: '{count} dk',
  hours: '{count} sa',
  days: '{count, plural, one {# gün} other {# gün}}',
  inMinutes: '{count} dk sonra',
  inHours: '{count} sa sonra',
  inDays: '{count, plural, one {# gün sonra} other {# gün sonra}}',
  minutesAgo: '{count} dk önce',
  hoursAgo: '{count} sa önce',
  daysAgo: '{count, plural, one {# gün önce} other {# gün önce}}',
} satisfies Translation<typeof en>
