import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'تخطيط عدة أيام',
  period: 'الأيام ابتداءً من {day}',
  dayCount:
    '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  movesFreely: 'نقل الطلبات التي لا تذكر يومًا أخيرًا أيضًا',
  start: 'البحث عن أيام أفضل',
  chosen:
    '{count, plural, zero {# طلب مختار} one {طلب مختار واحد} two {طلبان مختاران} few {# طلبات مختارة} many {# طلبًا مختارًا} other {# طلب مختار}} فقط قابلة لتغيير اليوم؛ الباقي يحتفظ بيومه.',
  chooseAll: 'السماح بنقل الكل',
  intro: 'يبحث الحساب عن اليوم الأقل تكلفة لكل طلب. لا يتغير شيء حتى تقبل.',
  runs: 'حسابات سابقة',
  runName:
    '{day}، {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}: {moves, plural, zero {# نقل} one {نقل واحد} two {نقلان} few {# عمليات نقل} many {# عملية نقل} other {# عملية نقل}}',
  notLoaded: 'تعذر تحميل خطط الأسبوع',
  loading: 'جارٍ تحميل خطط الأسبوع',
  empty: 'لا توجد خطة أسبوع بعد',
  emptyMore: 'بعد الحساب ترى هنا الطلبات التي يمكن نقلها إلى يوم آخر، وما يوفره كل نقل.',
  nothingProposed: 'أوقف هذا الحساب قبل أن يقدم اقتراحًا.',
  phaseAlone: 'تخطيط كل يوم على حدة',
  phaseWeek: 'تخطيط الأيام معًا',
  noMoves: 'لا يوجد يوم آخر أرخص لأي طلب.',
  saves:
    '{moves, plural, zero {# نقل يوفر} one {نقل واحد يوفر} two {نقلان يوفران} few {# عمليات نقل توفر} many {# عملية نقل توفر} other {# عملية نقل توفر}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, zero {# نقل} one {نقل واحد} two {نقلان} few {# عمليات نقل} many {# عملية نقل} other {# عملية نقل}}: تأخذ المركبات {count, plural, zero {# طلب} one {طلبًا واحدًا} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}} إضافيًا.',
  withoutVan: 'بلا مركبة',
  distance: 'المسافة',
  byDay: 'الأرقام حسب اليوم',
  day: 'اليوم',
  noFreeVan: 'لا مركبة متاحة',
  allDays: 'كل الأيام',
  figuresMean: 'قبل السهم: كل طلب في يومه. بعده: كما هو مقترح.',
  moves: 'عمليات النقل',
  all: 'الكل',
  order: 'الطلب',
  recipient: 'المستلم',
  fromDay: 'من',
  toDay: 'إلى',
  saving: 'التوفير',
  savingMeans: 'التوفير: قيمة النقل عند قبول كل عمليات النقل الأخرى. وما دون الصفر لا يفيد إلا مع غيره.',
  accepted: 'نُقل',
  accept:
    'قبول {count, plural, zero {# نقل} one {نقل واحد} two {نقلين} few {# عمليات نقل} many {# عملية نقل} other {# عملية نقل}}',
  takeBack:
    'التراجع عن {count, plural, zero {# نقل} one {نقل واحد} two {نقلين} few {# عمليات نقل} many {# عملية نقل} other {# عملية نقل}}',
  acceptMeans: 'تحصل الطلبات على اليوم الجديد بالساعات نفسها، وتبدأ خطة لكل يوم من هذه الأيام.',
  moved:
    '{count, plural, zero {نُقل # طلب} one {نُقل طلب واحد} two {نُقل طلبان} few {نُقلت # طلبات} many {نُقل # طلبًا} other {نُقل # طلب}}',
  keepDay: 'طلبات تبقى في يومها',
  noVanTakes: 'طلبات لا تأخذها أي مركبة',
  heldRecipient: 'اختار المستلم اليوم',
  heldPromised: 'وُعد المستلم بهذا اليوم',
  heldLinked: 'مرتبط بطلبات أخرى في يومه',
  heldLocked: 'مقفل في خطة',
  heldNotChosen: 'ليس من الطلبات المختارة',
  heldOneDay: 'يذكر يومًا واحدًا فقط',
  skippedChanged: 'تغيّر في هذه الأثناء',
  skippedDayOver: 'انقضى ذلك اليوم',
} satisfies Translation<typeof en>
