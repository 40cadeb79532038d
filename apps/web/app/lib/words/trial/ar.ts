// Arabic texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft:
    '{count, plural, zero {لم يبقَ أي يوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
  runsUntil: 'تستمر تجربتك حتى {time}. لا تُحتسب أي رسوم.',
  usedShare: 'استُخدم {percent} بالمئة من التجربة',
  planned: 'التخطيط',
  runs: '{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}',
  orders: 'الطلبات',
  vehicles: 'المركبات',
  toDashboard: 'المتابعة إلى لوحة التحكم',
  seePlans: 'عرض الباقات',
  hasEnded: 'انتهت تجربتك',
  endedOn: 'انتهت في {time}. ما أنشأته محفوظ.',
  readAll: 'قراءة كل شيء',
  routesRun: 'تُكمَل خطوط السير المرسلة مع التتبع',
  notAnew: 'استيراد أو تخطيط أو إرسال جديد',
  upgrade: 'الترقية الآن',
  lookAtData: 'عرض بياناتك',

  // Starting a trial
  startTrial: 'ابدأ تجربتك (عدد الأيام: {days})',
  trialLead: 'بلا بطاقة. كل ما في Professional، حتى {vehicles} مركبة.',
  formName: 'ابدأ تجربتك',
  firstName: 'الاسم الأول',
  enterFirstName: 'أدخل اسمك الأول',
  lastName: 'اسم العائلة',
  enterLastName: 'أدخل اسم عائلتك',
  email: 'البريد الإلكتروني',
  incompleteEmail: 'عنوان البريد هذا غير مكتمل',
  companyName: 'اسم الشركة',
  enterCompanyName: 'أدخل اسم شركتك',
  password: 'كلمة المرور',
  atLeast8: '8 أحرف على الأقل',
  longerIsSafer: '8 أحرف على الأقل؛ الأطول أكثر أمانًا',
  characters:
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  offline: 'لا يوجد اتصال بالإنترنت. تحقق من شبكتك وأعد المحاولة.',
  opening: 'جارٍ فتح لوحة المعلومات',
  starting: 'جارٍ بدء تجربتك...',
  startFree: 'بدء تجربة مجانية (عدد الأيام: {days})',
  agree: 'ببدئك فإنك توافق على:',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  haveAccount: 'لديك حساب؟',
  signIn: 'تسجيل الدخول',
  notStarted: 'تعذّر بدء التجربة. أعد المحاولة.',
  registrationFailed: 'فشل التسجيل: {problem}',
  serverSilent: 'لا يستجيب الخادم الآن.',
  checkEmail: 'تحقق من بريدك',
  writtenTo: 'كتبنا إلى {email}. توضّح الرسالة كيف تصل إلى لوحة المعلومات.',

  // How a trial goes
  howItGoes: 'كيف تسير التجربة',
  stepNow: 'الآن',
  stepNowMore: 'ارفع قائمة بالمحطات',
  stepMinutes: 'خلال دقائق',
  stepMinutesMore: 'شاهدها على خطوط السير، مع ما لا يتسع وسببه',
  stepDay: 'اليوم {day}',
  stepDayMore: 'تنتهي تلقائيًا. تبقى بياناتك متاحة للقراءة',
} satisfies Translation<typeof en>
