// Arabic texts of the list of routes.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  routes: 'خطوط السير',
  routesNoun: 'خطوط السير',
  filterRoutes: 'تصفية خطوط السير',
  filterExample: 'تصفية: R7، سائق، {late}',
  late: 'متأخر',
  show: 'عرض',
  day: 'اليوم',
  week: 'الأسبوع',
  dayCount: 'اليوم {count}',
  weekCount: 'الأسبوع {count}',
  create: 'إنشاء',
  createRoute: 'إنشاء خط سير',
  optimiseRoutes: 'تحسين خطوط السير',
  noRoutesThisWeek: 'لا خطوط سير هذا الأسبوع',
  noRoutesOn: 'لا خطوط سير في {day}',
  noRoutesMore: 'يوزّع «تحسين خطوط السير» طلبات اليوم المفتوحة على مركباتك.',
  atWork: 'المحرك يعمل',
  atWorkMore: 'تظهر خطوط السير هنا عند امتلاء الشريط.',
  noMatch: 'لا خطوط سير مطابقة',
  showAll: 'عرض كل خطوط السير',
  stopCount:
    '{count, plural, zero {لا محطات} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}',
  openInLive: 'فتح في «مباشر»',
  openInPlan: 'فتح في «التخطيط»',
  reroute: 'إعادة الترتيب',
  trail: 'المسار',

  // Columns and figures
  route: 'خط السير',
  vehicle: 'المركبة',
  driver: 'السائق',
  noDriver: 'لا يوجد',
  status: 'الحالة',
  stops: 'المحطات',
  parcels: 'الطرود',
  distance: 'المسافة',
  distanceIn: 'المسافة، {unit}',
  drive: 'القيادة',
  service: 'الخدمة',
  wait: 'الانتظار',
  load: 'الحمولة',
  ends: 'النهاية',
  shiftUsed: 'المستخدم من الورديّة',
  efficiency: 'الكفاءة',
  notAvailable: 'غير متاح',
  stopsDone: '{stops}، أُنجز {done}',
  parcelsOf: '{parcels} من {capacity}',
  parcelsInLoads:
    '{parcels} من {capacity}، على {count, plural, zero {# حمولة} one {حمولة واحدة} two {حمولتين} few {# حمولات} many {# حمولة} other {# حمولة}}',

  // States
  inProgress: 'قيد التنفيذ',
  ordersChanged: 'تغيّرت الطلبات',
  optimised: 'محسّن',
  dispatched: 'أُرسل',
  finished: 'انتهى',
  doneOf: 'أُنجز {done} من {total}',

  // Totals
  totals: 'مجموع خطوط السير هذه',
  total: 'المجموع',
  routeCount:
    '{count, plural, zero {لا خطوط سير} one {خط سير واحد} two {خطّا سير} few {# خطوط سير} many {# خط سير} other {# خط سير}}',
  shiftAtMost: 'الورديّة، {hours} ساعات كحد أقصى',
  longest: 'الأطول، R{number}',
  parcelsAtMost: 'الطرود، {count} كحد أقصى',
  fullest: 'الأكثر امتلاءً، R{number}',
  timeWindows: 'النوافذ الزمنية',
  allKept: 'كلها محترمة',
  routesLate:
    '{count, plural, zero {لا خطوط سير متأخرة} one {خط سير متأخر} two {خطّا سير متأخران} few {# خطوط سير متأخرة} many {# خط سير متأخر} other {# خط سير متأخر}}',
  ofPaidTime: 'من الوقت المدفوع عند المحطات',

  // Runs
  optimising: 'جارٍ تحسين خطوط السير',
  ordersPlaced:
    'وُزّع {served} من {total, plural, zero {# طلب} one {طلب واحد} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}}',
  readingRoads: 'جارٍ قراءة الطرق والطلبات',
  notOptimised: 'تعذّر تحسين خطوط السير',
  lastRunFailed: 'فشل آخر تشغيل',
  engineStopped: 'توقف المحرك دون خطة.',
  ordersLeftOut:
    '{count, plural, zero {لا طلبات متروكة} one {طلب متروك} two {طلبان متروكان} few {# طلبات متروكة} many {# طلبًا متروكًا} other {# طلب متروك}}',
  planShowsWhy: 'تعرض الخطة السبب وما قد يساعد.',
  openPlan: 'فتح الخطة',
  routeOptimised: 'حُسّن R{number}',
  shorter: 'أقصر بمقدار {distance}',
  wasBest: 'كان بالفعل بأفضل ترتيب',
  notRerouted: 'تعذّرت إعادة ترتيب R{number}',

  // A route by hand
  routeCreated:
    'أُنشئ R{number}، {stops, plural, zero {لا محطات} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}',
  leftOutBecause:
    '{count, plural, zero {لا طلبات متروكة} one {طلب متروك} two {طلبان متروكان} few {# طلبات متروكة} many {# طلبًا متروكًا} other {# طلب متروك}}: {reason}',
  noRoute: 'تعذّر إنشاء خط سير',
  creatingRoute: 'جارٍ إنشاء خط السير',
  notCreated: 'تعذّر إنشاء خط السير',
  loadingVans: 'جارٍ تحميل المركبات والطلبات',
  noFreeVan: 'لكل مركبة خط سير في هذا اليوم. أضف مركبة أو اختر يومًا آخر.',
  van: 'المركبة',
  chooseVan: 'اختيار مركبة شاغرة',
  noOpenOrders: 'لا طلبات مفتوحة لهذا اليوم.',
  ordersChosen: 'الطلبات، اختير {chosen} من {total}',
  filterOrders: 'تصفية الطلبات',
  filterOrdersExample: 'تصفية: المرجع، المستلم، العنوان',
  allThatMatch: 'كل المطابق ({count})',
  all: 'الكل',
  firstOf: 'أول {limit} من {count}. استخدم التصفية لرؤية غيرها.',
} satisfies Translation<typeof en>
