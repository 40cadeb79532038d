// Arabic texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - منصة إدارة الأساطيل للمؤسسات',

  // First view
  noCardTrial:
    '{days, plural, zero {تجربة مجانية # يوم، بلا بطاقة} one {تجربة مجانية ليوم واحد، بلا بطاقة} two {تجربة مجانية ليومين، بلا بطاقة} few {تجربة مجانية # أيام، بلا بطاقة} many {تجربة مجانية # يومًا، بلا بطاقة} other {تجربة مجانية # يوم، بلا بطاقة}}',
  heroTitle: 'اليوم كله مخطَّط قبل أن تنطلق أول مركبة.',
  heroLead:
    'تخطيط خطوط السير بالذكاء الاصطناعي وتتبّع مباشر وإشعارات لأساطيل التوصيل، لخفض تكلفة التوصيل بنسبة تصل إلى {percent} بالمئة.',
  learnMore: 'اعرف المزيد<hidden> عن الميزات</hidden>',
  sampleDay: 'يوم نموذجي في Ashmouth، مرسوم كما خُطّط',
  sampleStops:
    '{count, plural, zero {<b>#</b> محطة} one {<b>#</b> محطة} two {<b>#</b> محطة} few {<b>#</b> محطات} many {<b>#</b> محطة} other {<b>#</b> محطة}}',
  sampleVans:
    '{count, plural, zero {<b>#</b> مركبة} one {<b>#</b> مركبة} two {<b>#</b> مركبة} few {<b>#</b> مركبات} many {<b>#</b> مركبة} other {<b>#</b> مركبة}}',
  sampleDistance: '<b>{distance}</b> كم',

  // Figures
  inFigures: 'بالأرقام',
  upTo: 'حتى {percent}',
  lowerCost: 'خفض في تكلفة التوصيل',
  outOf: '{rating} / {best}',
  customerRating: 'تقييم العملاء',
  uptime: 'نسبة التوافر',
  trialDays:
    '{days, plural, zero {#\u00a0يوم} one {يوم واحد} two {يومان} few {#\u00a0أيام} many {#\u00a0يومًا} other {#\u00a0يوم}}',
  freeNoCard: 'مجانًا، بلا بطاقة ائتمان',
  illustrative: 'أرقام توضيحية. صفحة الحالة تعرض ما يُقاس فعلًا.',

  // The planner in the page
  tryTitle: 'جرّب المحرّك هنا',
  tryLead:
    'المخطِّط نفسه الذي يدير يومك، في هذه الصفحة: نموذج من {stops} محطة، أولًا بترتيب الملف، ثم كما يخططها المحرّك. الخطوط مستقيمة، أما الكيلومترات فعلى الطرق. لا شيء يغادر متصفّحك.',
  optimize: 'حسّن',
  loadingPlanner: 'جارٍ تحميل المخطِّط',

  // The plan
  oneSelection: 'الخريطة والقائمة والخط الزمني: تحديد واحد',
  oneSelectionLead:
    'أشِر إلى محطة فيستجيب الآخران. ما يخالف قاعدة يظهر بالأحمر في موضعه مع مقداره. وما يحتاج إليك ينتظر في الأعلى مع أصغر تعديل يحلّه.',
  reasons:
    '<b>أسباب لا رفض.</b> <more>الطلب الذي لا تتسع له الخطة يذكر القاعدة التي تمنعه وما قد يساعد.</more>',
  stopAnyTime: '<b>أوقفه متى شئت.</b> <more>يعرض المحرّك ما كسبه ويحتفظ بأفضل خطة.</more>',
  realRoads:
    '<b>طرق حقيقية.</b> <more>الشوارع ذات الاتجاه الواحد والمنعطفات والجسور محسوبة في كل دقيقة.</more>',

  // The live day
  lateTitle: 'اعرف بالتأخير قبل أن يقع',
  lateLead: 'كل مركبة وكل وعد، وما أوشك أن يُخلَف، الأسوأ أولًا.',

  // The recipient
  recipientTitle: 'جواب واحد للمستلم',
  recipientLead:
    'صفحة التتبّع تقول متى، وإن تغيّر الموعد فلماذا. ثم أين، ومن، وما الذي لا يزال تغييره ممكنًا. بألوانك، وبلا حساب.',
  seeTracking: 'شاهد صفحة تتبّع',
  trackingScreen: 'صفحة تتبّع على هاتف: وقت الوصول والطريق حتى الآن والمركبة على الخريطة',

  // Testimonials
  whatDispatchersSay: 'ماذا يقول موظفو التوزيع',
  sampleTestimonials: 'شهادات نموذجية',
  drawnPortrait: 'صورة مرسومة',
  teaQuote:
    '«كنا نخطّط حتى التاسعة مساءً. أما الآن فالخطة جاهزة قبل أن أصبّ الشاي، وأرى لماذا كل محطة في مكانها.»',
  operationsManager: 'مديرة العمليات، {company}',
  reasonQuote:
    '«السبب المكتوب بجانب الطلب الذي لا تتسع له الخطة وفّر علينا من المكالمات أكثر من أي شيء آخر على الشاشة.»',
  founder: 'المؤسس، {company}',
  printoutQuote: '«بعد يومين لم يعد السائقون عندي يطلبون الورقة المطبوعة. وهذا أعلى مديح لديهم.»',
  headOfDispatch: 'رئيسة التوزيع، {company}',

  // Drawings of features
  owner: 'مالك المنصة',
  dispatch: 'التوزيع',
  driver: 'السائق',
  recipient: 'المستلم',
  haveArrived: 'وصلت',
} satisfies Translation<typeof en>
