// Arabic texts of the overview and of a company's first day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  vehicles: 'المركبات',
  drivers: 'السائقون',
  routes: 'خطوط السير',
  efficiency: 'الكفاءة',
  notAvailable: 'لا يوجد',
  notLoaded: 'تعذر التحميل',
  limitInPlan: 'من {limit} في {plan}',
  unlimitedInPlan: 'بلا حد في {plan}',
  inUse: 'قيد الاستخدام',
  whoDrive: 'في الخدمة',
  dispatchedStops:
    '{count, plural, zero {أُرسلت، # محطة} one {أُرسلت، محطة واحدة} two {أُرسلت، محطتان} few {أُرسلت، # محطات} many {أُرسلت، # محطة} other {أُرسلت، # محطة}}',
  dispatchedForDay: 'أُرسلت لهذا اليوم',
  ofPaidTime: 'من الوقت المدفوع في المحطات حسب الخطة',

  // Routes of the day
  loadingRoutes: 'جارٍ تحميل خطوط السير',
  routesNotLoaded: 'تعذر تحميل خطوط السير',
  noRoutesYet: 'لا خطوط سير بعد: {day}',
  routesAppear: 'تظهر خطوط السير هنا بعد إرسال الخطة: من يقود، وإلى أين وصل، وما الذي يتأخر.',
  routesOfDay: 'خطوط سير اليوم',
  routesDone:
    '{count, plural, zero {# خط سير} one {خط سير واحد} two {خطّا سير} few {# خطوط سير} many {# خط سير} other {# خط سير}}، أُنجز {done} من {total} محطات',
  liveMap: 'خريطة مباشرة',
  driver: 'السائق',
  stopsDone: 'المحطات المنجزة',
  next: 'التالية',
  finish: 'النهاية',
  planned: 'المخطط',
  stopNumber: 'المحطة {sequence}',
  stopLateness: 'المحطة {sequence}، {lateness}',
  done: 'تم',
  nextStops: 'المحطات التالية',

  // What needs attention
  needsYou: 'يحتاج إليك',
  loadingNeeds: 'جارٍ تحميل ما يحتاج إليك',
  needsNotLoaded: 'تعذر تحميل ما يحتاج إليك.',
  nothingNow: 'لا شيء الآن.',
  lookAfter:
    '{count, plural, zero {# مركبة تحتاج إلى متابعة} one {مركبة تحتاج إلى متابعة} two {مركبتان تحتاجان إلى متابعة} few {# مركبات تحتاج إلى متابعة} many {# مركبة تحتاج إلى متابعة} other {# مركبة تحتاج إلى متابعة}}',
  ofRoute: 'R{number}: {text}',
  openLive: 'افتح المباشر',
  toSettle:
    '{count, plural, zero {# محطة بانتظار التسوية} one {محطة بانتظار التسوية} two {محطتان بانتظار التسوية} few {# محطات بانتظار التسوية} many {# محطة بانتظار التسوية} other {# محطة بانتظار التسوية}}',
  routesOver: 'انتهت خطوط سيرها ولم يذكر أحد كيف انتهت',
  toSettleOf:
    '{count, plural, zero {# محطة من {day} بانتظار التسوية} one {محطة من {day} بانتظار التسوية} two {محطتان من {day} بانتظار التسوية} few {# محطات من {day} بانتظار التسوية} many {# محطة من {day} بانتظار التسوية} other {# محطة من {day} بانتظار التسوية}}',
  dayOver: 'انتهى اليوم ولم يذكر أحد كيف انتهت',
  openThatDay: 'افتح ذلك اليوم',
  atRisk:
    '{count, plural, zero {# محطة معرّضة للتأخر} one {محطة معرّضة للتأخر} two {محطتان معرّضتان للتأخر} few {# محطات معرّضة للتأخر} many {# محطة معرّضة للتأخر} other {# محطة معرّضة للتأخر}}',
  worst: 'الأسوأ {lateness}، R{number} المحطة {sequence}',
  fallingBehind:
    '{count, plural, zero {# مركبة تتأخر عن الخطة} one {مركبة تتأخر عن الخطة} two {مركبتان تتأخران عن الخطة} few {# مركبات تتأخر عن الخطة} many {# مركبة تتأخر عن الخطة} other {# مركبة تتأخر عن الخطة}}',
  leftBehind:
    '{count, plural, zero {# طلبًا متروكًا} one {طلب متروك} two {طلبان متروكان} few {# طلبات متروكة} many {# طلبًا متروكًا} other {# طلبًا متروكًا}}',
  notOnVan: 'ليست على أي مركبة: {references}',
  twoReferences: '{first} و{second}',
  moreReferences: '{first} و{second} و{count} أخرى',
  openOrders: 'افتح الطلبات',
  unserved:
    '{count, plural, zero {# طلبًا بلا خدمة} one {طلب بلا خدمة} two {طلبان بلا خدمة} few {# طلبات بلا خدمة} many {# طلبًا بلا خدمة} other {# طلبًا بلا خدمة}}',
  notPlanned:
    '{count, plural, zero {# طلبًا غير مخطط} one {طلب غير مخطط} two {طلبان غير مخططين} few {# طلبات غير مخططة} many {# طلبًا غير مخطط} other {# طلبًا غير مخطط}}',
  notOnRoute: 'ليست على خط سير بعد',
  plan: 'خطط',
  reminders:
    '{count, plural, zero {# تذكيرًا بمركبات} one {تذكير بمركبة} two {تذكيران بمركبات} few {# تذكيرات بمركبات} many {# تذكيرًا بمركبات} other {# تذكيرًا بمركبات}}',
  openFleet: 'افتح الأسطول',

  // The day after, and quick actions
  dayAfter: 'اليوم التالي',
  nextDay: '{weekday}، {day}',
  ordersOpen: 'طلبات مفتوحة',
  vansReady: 'مركبات جاهزة',
  figureNotLoaded: '{label}: تعذر التحميل',
  planDay: 'خطط {day}',
  quickActions: 'إجراءات سريعة',
  addDriver: 'أضف سائقًا',
  createRoute: 'أنشئ خط سير',
  importOrders: 'استورد طلبات',
  fleet: 'الأسطول',

  // First day
  firstSteps: 'الخطوات الأولى',
  allSetUp: 'كل شيء جاهز',
  stepsDone: 'أُنجز {done} من {total} من الخطوات الأولى',
  stepIsDone: '، تم',
  setDepot: 'حدد من أين تنطلق مركباتك',
  addVehicle: 'أضف مركبة',
  addADriver: 'أضف سائقًا',
  planAndDispatch: 'خطط يومًا وأرسله',
  whyDepot: 'تبدأ خطوط السير وتنتهي هناك.',
  whyVehicle: 'حمولتها وورديتها تحددان ما يمكنها نقله.',
  whyDriver: 'يتلقى السائقون محطاتهم على هواتفهم.',
  whyOrders: 'ملف CSV أو XLSX كما يكتبه متجرك أو نظامك.',
  whyPlan: 'ضغطة تخطط اليوم، وأخرى ترسله إلى السائقين.',
  trySample: 'جرّب ببيانات تجريبية',
  addingSample: 'جارٍ إضافة البيانات التجريبية',
  removeSample: 'أزل البيانات التجريبية',
  sampleAdded:
    'أُضيف {orders, plural, zero {# طلبًا تجريبيًا} one {طلب تجريبي} two {طلبان تجريبيان} few {# طلبات تجريبية} many {# طلبًا تجريبيًا} other {# طلبًا تجريبيًا}} و{vans, plural, zero {# مركبة} one {مركبة} two {مركبتان} few {# مركبات} many {# مركبة} other {# مركبة}}',
  sampleRemoved:
    'أُزيل {orders, plural, zero {# طلبًا تجريبيًا} one {طلب تجريبي} two {طلبان تجريبيان} few {# طلبات تجريبية} many {# طلبًا تجريبيًا} other {# طلبًا تجريبيًا}} و{vans, plural, zero {# مركبة} one {مركبة} two {مركبتان} few {# مركبات} many {# مركبة} other {# مركبة}}',
  nothingChanged: 'لم يتغير شيء',
} satisfies Translation<typeof en>
