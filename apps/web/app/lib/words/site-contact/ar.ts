// Arabic texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'اسألنا ما تشاء',
  lead: 'يجيبك إنسان خلال {hours} ساعة في أيام العمل.',
  forCustomers: 'الدعم للعملاء',
  forCustomersMore: 'داخل المنتج يحمل السؤال معه اليوم والخطة والطلب. <link>تسجيل الدخول</link>',
  somethingDown: 'هل تعطّل شيء؟',
  somethingDownMore: 'تخبرك عمليات الفحص أولًا. <link>الحالة</link>',
  businessHours: 'ساعات العمل',
  open: '{weekday}، {time} PST: مفتوح',
  opensToday: '{weekday}، {time} PST: مغلق، يفتح اليوم الساعة 9 ص',
  opensTomorrow: '{weekday}، {time} PST: مغلق، يفتح غدًا الساعة 9 ص',
  opensMonday: '{weekday}، {time} PST: مغلق، يفتح الإثنين الساعة 9 ص',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  company: 'الشركة <optional>اختياري</optional>',
  phone: 'الهاتف <optional>اختياري</optional>',
  subject: 'الموضوع <optional>اختياري</optional>',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  use: 'نستخدم هذا للرد عليك فقط. <link>الخصوصية</link>',
  subjectGeneral: 'عام',
  subjectSales: 'المبيعات',
  subjectSupport: 'الدعم',
  subjectPartnership: 'الشراكة',
  subjectDemo: 'عرض توضيحي',
  sent: 'شكرًا على رسالتك! سنرد عليك خلال {hours} ساعة.',
  failed: 'تعذّر إرسال الرسالة. حاول مرة أخرى.',
  notSent: '{reason} ما زال نصك هنا.',
  about: 'بخصوص: {subject}',
  enterName: 'أدخل اسمك',
  enterEmail: 'أدخل بريدك الإلكتروني',
  emailIncomplete: 'هذا البريد الإلكتروني غير مكتمل',
  enterMessage: 'اكتب رسالة',
  frequentlyAsked: 'أسئلة متكررة',
  trialQuestion: 'كم تدوم التجربة، وهل تلزم بطاقة؟',
  trialAnswer:
    '{days, plural, zero {#\u00a0يوم} one {يوم واحد} two {يومان} few {#\u00a0أيام} many {#\u00a0يومًا} other {#\u00a0يوم}} بلا بطاقة. وعند انتهائها يبقى بإمكانك قراءة كل شيء.',
  spreadsheetQuestion: 'هل يمكنني إحضار عناويني من جدول بيانات؟',
  spreadsheetAnswer:
    'نعم. بصيغة CSV وXLSX وبالأعمدة التي لديك: يتعرّف {name} على كل عمود، ويعرض ما تعذّرت قراءته صفًا صفًا، ولا يحفظ شيئًا حتى توافق.',
  phonesQuestion: 'هل يحتاج السائقون إلى هواتف جديدة؟',
  phonesAnswer:
    'لا. يعمل تطبيق السائق في متصفح الهاتف، وأجهزة التتبع التي تدعم OsmAnd أو OwnTracks تعمل كما هي.',
  limitQuestion: 'ماذا يحدث عندما تتجاوز مركبة حدّ باقتي؟',
  limitAnswer:
    'لا يتعطل شيء. يمضي اليوم المخطط إلى نهايته، وتنتظر المركبة التالية حتى ترقّي الباقة أو تؤرشف مركبة.',
  dataQuestion: 'أين تُحفظ بياناتنا، ومن يستطيع رؤيتها؟',
  dataAnswer: 'في قاعدة بيانات PostgreSQL واحدة، مفصولة صفًا صفًا لكل شركة. ويراها أفرادك حسب أدوارهم.',
  trackingQuestion: 'هل يستطيع المستلمون التتبع بلا حساب؟',
  trackingAnswer:
    'نعم. يفتح رقم التتبع الصفحة. وهي تعرض موعد وصول الطرد، والشاحنة قرب النهاية، ولا تعرض أبدًا رقم هاتف أو محطة أخرى.',
  threeWays: 'ثلاث طرق إلى الجواب، أسرعها أولًا.',
  lookItUp: 'ابحث',
  lookItUpMore: 'في <help>مركز المساعدة</help> أجوبة قصيرة بالكلمات التي تقولها عبر اللاسلكي.',
  checkTheLine: 'افحص الاتصال',
  checkTheLineMore:
    'عندما لا يُحمَّل شيء، يخبرك <diagnostics>فحص الشبكة</diagnostics> هل السبب منا أم من شبكتك أم من متصفحك، ويعدّ تقريرًا يمكنك إرساله. وتخبرك <status>صفحة الحالة</status> هل يلاحظ غيرك ذلك أيضًا.',
  askAPerson: 'اسأل إنسانًا',
  askAPersonMore:
    'راسلنا عبر <contact>التواصل</contact>. أوقاتنا: {businessHours}. ونرد خلال {hours} ساعة في أيام العمل.',
} satisfies Translation<typeof en>
