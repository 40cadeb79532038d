// Turkish texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Toplam müşteri',
  customersDetail: '{active} etkin, bu ay {added} yeni',
  monthlyRevenue: 'Aylık gelir',
  recurring: 'yinelenen, vergi hariç',
  activeTrials: 'Süren denemeler',
  endingSoon:
    '{count, plural, =0 {bir gün içinde biten yok} one {# tanesi bir gün içinde bitiyor} other {# tanesi bir gün içinde bitiyor}}',
  supportTickets: 'Destek talepleri',
  oldestWaiting: 'en eskisi {age} bekliyor',
  noneWaiting: 'bekleyen yok',

  // Sections
  all: 'Tümü: {count}',
  trialsByTime: 'Kalan süreye göre denemeler',
  noTrials: 'Süren deneme yok.',
  trialEnds: 'bitiş: {when}',
  openTickets: 'Açık talepler',
  noTickets: 'Yanıt bekleyen talep yok.',
  ticketWaits: '{age} bekliyor',
  apiCalls: 'Bu ayki API çağrıları',
  callsOfAll: 'Tüm şirketlerin anahtarlarıyla yapılan çağrılar.',
  keysAndServices: 'Anahtarlar ve hizmetler',
  quickActions: 'Hızlı işlemler',
  editPlans: 'Planları düzenle',
  revenueByMonth: 'Aya göre yinelenen gelir',
  revenue: 'gelir',
  theOverview: 'genel bakış',

  // Services
  servicesOver: '{count, plural, one {# günde hizmetler} other {# günde hizmetler}}',
  services: 'Hizmetler',
  theServices: 'hizmetler',
  incidents: 'Kesintiler',
  noProbes: 'henüz ölçüm yok',
  upToday: 'bugün çalışıyor',
  shareToday: 'bugün {percent}',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
