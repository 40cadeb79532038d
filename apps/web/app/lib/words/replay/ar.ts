// Arabic texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'جارٍ إعادة تخطيط الأيام، حتى ثلاث ثوانٍ لكل يوم',
  notReplanned: 'تعذّرت إعادة تخطيط الأيام',
  sameRoads:
    'يُقاس الجانبان على الطرق نفسها ويعدّهما المدقق نفسه. ويسير كلاهما وفق جدول سرعاتك إن كان لديك. لا تدخل فيه أوقات اليوم الفعلية.',
  sameVans: 'للخطة الجديدة شاحنات ذلك اليوم ونوافذه. قد تستخدم شاحنات أقل، ولا تستخدم شاحنة لم تخرج.',
  missedWindows:
    'النافذة الفائتة تُحسب فائتة على الجانبين. والطلبات التي تتركها الخطة الجديدة ليست توفيرًا أبدًا: لا يُقارن يوم كهذا.',
  notStored: 'لا يُحفظ ملفك ولا تُنشأ طلبات.',
  question: 'كم كانت ستكلّف أسابيعك الأخيرة بخطوط سير أخرى؟',
  dropFile:
    'أفلت ملفًا لأيام كما سارت فعلًا: العنوان واليوم والمركبة أو السائق ورقم المحطة أو الوصول الفعلي لكل طلب. حتى {days} يومًا.',
  chooseFile: 'اختيار ملف',
  fileOfDays: 'ملف الأيام الفعلية',
  noPdf: 'تعذّر إنشاء الملف',
  notReplayed: 'لا يمكن إعادة تخطيط هذا الملف',
  daysCompared:
    '{count, plural, zero {لم يُقارن أي يوم} one {قورن يوم واحد} two {قورن يومان} few {قورنت # أيام} many {قورن # يومًا} other {قورن # يوم}}',
  noneCompared: 'تعذّرت مقارنة أي يوم',
  downloadPdf: 'تنزيل PDF',
  daysLeftOut: 'الأيام المتروكة',

  // Figures
  better: 'الخطة الجديدة أفضل',
  same: 'لا شيء كان سيُوفَّر',
  worse: 'الخطة الجديدة أسوأ',
  notComparable: 'بلا مقارنة: الخطة الجديدة تترك طلبات',
  allDays: 'كل الأيام المقارنة',
  figuresOf: 'أرقام {day}',
  leavesOut: 'تترك الخطة الجديدة {orders}.',
  ordersNotCounted:
    '{count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}} دون مركبة أو مكان أو سطر مقروء، لم تُحتسب في أي جانب.',
  asDriven: 'كما سارت',
  newPlan: 'الخطة الجديدة',
  saved: 'التوفير',
  side: 'الجانب',
  vans: 'المركبات',
  distance: 'المسافة',
  hours: 'الساعات',
  cost: 'التكلفة',
  windowsMissed: 'النوافذ الفائتة',
} satisfies Translation<typeof en>
