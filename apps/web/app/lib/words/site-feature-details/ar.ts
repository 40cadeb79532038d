// Arabic texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'ستة أجزاء تتشارك يومًا واحدًا: ما طُلب، وما خُطّط، وما يحدث، ومن أُبلغ.',
  seeHowItWorks: 'شاهد كيف يعمل<hidden>: {feature}</hidden>',
  close: 'إغلاق',

  // Screenshots
  analyticsScreen: 'التحليلات: الالتزام بالمواعيد والتكلفة بحسب اليوم، والمخطط مقابل المقطوع لكل مركبة',
  rolesScreen: 'جدول الأدوار: صلاحيات كل دور، والأدوار الخاصة بالشركة',
  companiesScreen: 'قائمة الشركات لدى مالك المنصة: حالة كل شركة وباقتها ومركباتها وطلباتها',
  driverScreen: 'هاتف السائق: المحطة التالية في خط السير',

  // Route planning
  planningLong:
    'محرّك يواصل تحسين الخطة حتى ينتهي وقته. يمكنك إيقافه متى شئت والاحتفاظ بأفضل خطة حتى تلك اللحظة.',
  shift: 'الوردية',
  shiftFact: '8 ساعات على الأكثر لكل سائق',
  load: 'الحمولة',
  loadFact: '150 طردًا لكل مركبة ما لم تحدّد غير ذلك',
  windows: 'النوافذ الزمنية',
  windowsFact: 'تبدأ الخدمة داخلها، أو تُذكر دقائق الخروج عنها',
  priority: 'الأولوية',
  priorityFact: 'التوصيلات ذات الأولوية تذهب أولًا',
  distance: 'المسافة',
  distanceFact: 'أقصر بالربع من ترتيب الملف، وأكثر',
  whatIsLeft: 'ما تبقّى',
  whatIsLeftFact: 'في قائمة مع السبب وأصغر تعديل يحلّه',
  nextPlanning: 'التالي: تخطيط خطوط السير بالذكاء الاصطناعي',

  // Live tracking
  trackingLong:
    'تأتي المواقع من هاتف أو من أي جهاز تتبّع تملكه. وكل موقع يحدّث توقّع كل محطة لم يُوصل إليها بعد.',
  atRisk: 'معرّض للتأخر',
  atRiskFact: 'الأسوأ أولًا، مع الدقائق والسبب',
  forecast: 'التوقّع',
  forecastFact: 'من الطرق ومدد الخدمة وما مضى من اليوم',
  recipient: 'المستلم',
  recipientFact: 'صفحة واحدة، وأول جواب فيها: متى',
  notice: 'الإشعار',
  noticeFact: 'يُرسل حين تكون المركبة على بُعد 30 دقيقة',
  trackers: 'أجهزة التتبّع',
  trackersFact: 'بروتوكولا OsmAnd وOwnTracks، بلا أجهزة جديدة',
  nextTracking: 'التالي: تتبّع مباشر وإشعارات',

  // Analytics
  analyticsLong: 'أرقام كل يوم أُنجز، مقارنةً بالعدد نفسه من الأيام قبله.',
  onTime: 'في الموعد',
  onTimeFact: 'بحسب اليوم والسائق والمركبة والمستودع والعميل',
  drivenFact: 'المخطط مقابل المقطوع، مركبةً مركبة',
  export: 'التصدير',
  exportFact: 'الأرقام في جدول وفي ملف CSV',
  nextAnalytics: 'التالي: لوحة التحليلات',

  // Security
  securityLong: 'الصلاحيات تُحدَّد في قاعدة البيانات، صفًا صفًا، لكل جدول وكل منفذ. والشاشات تعكسها فحسب.',
  roles: 'الأدوار',
  rolesFact: 'مالك المنصة، مسؤول، موظف التوزيع، مطّلع، سائق، مستلم',
  signIn: 'تسجيل الدخول',
  signInFact: 'خطوة ثانية برموز من الهاتف',
  publicPages: 'الصفحات العامة',
  publicPagesFact: 'لا رقم هاتف ولا اسم كامل ولا محطة أخرى',
  nextSecurity: 'التالي: أمان للمؤسسات',

  // Several companies
  tenantsLong: 'للمجموعات والموزّعين: كل شركة تعمل كأنها وحدها.',
  brand: 'العلامة',
  brandFact: 'لونها الخاص على صفحة التتبّع',
  plans: 'الباقات',
  plansFact: 'حدود لكل شركة يفرضها الخادم',
  data: 'البيانات',
  dataFact: 'مفصولة صفًا صفًا في قاعدة البيانات',
  nextTenants: 'التالي: إدارة عدة شركات',

  // Driver app
  driverLong: 'يُفتح في متصفّح الهاتف الذي مع السائق، بوجود الشبكة وبدونها.',
  nextStop: 'التالية',
  nextStopFact: 'العنوان والنافذة الزمنية وما يُسلَّم والملاحظة',
  route: 'خط السير',
  routeFact: 'كل محطات اليوم بالترتيب',
  proof: 'الإثبات',
  proofFact: 'صورة أو توقيع أو اسم أو رمز PIN أو مسح، بحسب الطلب',
  noSignal: 'بلا شبكة',
  noSignalFact: 'ما أُنجز يبقى على الهاتف ويصل لاحقًا مرة واحدة',
  nextDriver: 'التالي: تطبيق السائق',
} satisfies Translation<typeof en>
