// Arabic texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'جارٍ فتح الدعوة',
  join: 'الانضمام إلى {company}',
  invited: 'دعاك {who} للعمل بدور: {role}.',
  needsLink: 'تحتاج هذه الصفحة إلى رابطها',
  openFullLink: 'افتح الرابط الكامل من رسالة البريد.',
  notOpened: 'تعذّر فتح الدعوة',
  tryAgain: 'إعادة المحاولة',
  signIn: 'تسجيل الدخول',
  forAnother: 'هذه الدعوة موجّهة إلى {email}',
  forAnotherMore: 'أنت مسجّل الدخول باسم {email}. سجّل الخروج لقبولها بالعنوان المدعو.',
  signOut: 'تسجيل الخروج',
  staySignedIn: 'البقاء مسجّل الدخول',
  hasAccount: 'لدى {email} حساب بالفعل: سجّل الدخول به وستعود إلى هنا.',
  accept: 'قبول',
  accountReadyBut: 'حسابك جاهز، لكن: {problem}',
  accountWillBe: 'سيكون حسابك {email}.',
  joining: 'جارٍ الانضمام...',
  createAndJoin: 'إنشاء حساب والانضمام',
  orContinueWith: 'أو المتابعة باستخدام {provider}',

  // The person's account
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  atLeast8: '8 أحرف على الأقل',

  // First owner
  setUp: 'الإعداد',
  openPrintedLink: 'افتح الرابط الكامل الذي طبعه الخادم عند بدء تشغيله.',
  ownPlatform: 'ستملك هذه المنصة: شركاتها وباقاتها ورسائلها ومناطقها.',
  settingUp: 'جارٍ الإعداد...',
  becomeOwner: 'أصبح المالك',
  invitation: 'دعوة',
} satisfies Translation<typeof en>
