// Arabic texts of the owner’s try-out of the engine.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  packages: 'الطرود',
  totalTime: 'الوقت الكلي',
  efficiency: 'الكفاءة',
  alerts: 'التنبيهات',
  hours: '{hours} س',
  share: '{percent}%',
  sample: 'مثال',
  ofLastRun: 'من آخر تشغيل لك',
  untilFirstRun: 'حتى أول تشغيل لك',
  engine: 'محرك التحسين',
  sampleDay:
    '{vans, plural, zero {على يوم مثال بلا شاحنات. تستخدم الشركات المحرك نفسه.} one {على يوم مثال بشاحنة واحدة. تستخدم الشركات المحرك نفسه.} two {على يوم مثال بشاحنتين. تستخدم الشركات المحرك نفسه.} few {على يوم مثال بـ# شاحنات. تستخدم الشركات المحرك نفسه.} many {على يوم مثال بـ# شاحنة. تستخدم الشركات المحرك نفسه.} other {على يوم مثال بـ# شاحنة. تستخدم الشركات المحرك نفسه.}}',
  loadingDay: 'على يوم مثال ببضع شاحنات. تستخدم الشركات المحرك نفسه.',
  optimize: 'تحسين خطوط السير',
  optimizing: 'جارٍ التحسين…',
  stop: 'إيقاف مع الاحتفاظ بالأفضل',
  progress: 'جارٍ التحسين',
  sampleNotLoaded: 'تعذّر تحميل يوم المثال.',
  engineNotStarted: 'لم يبدأ المحرك.',
  rules: 'قواعد تتبعها كل خطة',
  shift: 'وردية السائق',
  shiftLimit:
    '{hours, plural, zero {# ساعة على الأكثر} one {ساعة واحدة على الأكثر} two {ساعتان على الأكثر} few {# ساعات على الأكثر} many {# ساعة على الأكثر} other {# ساعة على الأكثر}}',
  vehicle: 'المركبة',
  vehicleLimit:
    '{count, plural, zero {لا طرود} one {طرد واحد} two {طردان} few {# طرود} many {# طردًا} other {# طرد}}',
  priority: 'عمليات التسليم ذات الأولوية',
  first: 'أولًا',
  windows: 'النوافذ الزمنية',
  honoured: 'تُحترم',
  fuel: 'الوقود',
  leastPossible: 'أقل ما يمكن',
  routes: 'خطوط السير',
  noRoutes: 'اضغط «تحسين خطوط السير» لتراها هنا بأرقامها الحقيقية.',
  routeFigures:
    '{stops, plural, zero {لا محطات، {distance}} one {محطة واحدة، {distance}} two {محطتان، {distance}} few {# محطات، {distance}} many {# محطة، {distance}} other {# محطة، {distance}}}',
  inProgress: 'قيد العمل',
  optimized: 'محسّن',
  reroute: 'إعادة الترتيب',
  rerouteWhich: 'إعادة ترتيب {route}',
  plannedMap: 'خطوط السير: {routes}، المحطات: {stops}',
  unplannedMap: 'المحطات: {stops}، لم تُخطط بعد',
} satisfies Translation<typeof en>
