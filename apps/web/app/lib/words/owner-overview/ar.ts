// Arabic texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'إجمالي العملاء',
  customersDetail: '{active} نشط، {added} جديد هذا الشهر',
  monthlyRevenue: 'الإيراد الشهري',
  recurring: 'متكرر، قبل الضريبة',
  activeTrials: 'التجارب الجارية',
  endingSoon:
    '{count, plural, =0 {لا تنتهي أي تجربة خلال يوم} zero {# تنتهي خلال يوم} one {تجربة واحدة تنتهي خلال يوم} two {تجربتان تنتهيان خلال يوم} few {# تجارب تنتهي خلال يوم} many {# تجربة تنتهي خلال يوم} other {# تجربة تنتهي خلال يوم}}',
  supportTickets: 'تذاكر الدعم',
  oldestWaiting: 'أقدمها تنتظر منذ {age}',
  noneWaiting: 'لا شيء في الانتظار',

  // Sections
  all: 'الكل {count}',
  trialsByTime: 'التجارب حسب الوقت المتبقي',
  noTrials: 'لا توجد تجارب جارية.',
  trialEnds: 'تنتهي {when}',
  openTickets: 'التذاكر المفتوحة',
  noTickets: 'لا توجد تذاكر تنتظر ردًا.',
  ticketWaits: 'تنتظر منذ {age}',
  apiCalls: 'طلبات API هذا الشهر',
  callsOfAll: 'الطلبات التي أُجريت بمفاتيح جميع الشركات.',
  keysAndServices: 'المفاتيح والخدمات',
  quickActions: 'إجراءات سريعة',
  editPlans: 'تعديل الباقات',
  revenueByMonth: 'الإيراد المتكرر حسب الشهر',
  revenue: 'الإيراد',
  theOverview: 'النظرة العامة',

  // Services
  servicesOver:
    '{count, plural, zero {الخدمات خلال # يوم} one {الخدمات خلال يوم واحد} two {الخدمات خلال يومين} few {الخدمات خلال # أيام} many {الخدمات خلال # يومًا} other {الخدمات خلال # يوم}}',
  services: 'الخدمات',
  theServices: 'الخدمات',
  incidents: 'الأعطال',
  noProbes: 'لا قياسات بعد',
  upToday: 'تعمل اليوم',
  shareToday: '{percent} اليوم',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
