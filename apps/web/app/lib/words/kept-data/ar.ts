// Arabic names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'الطلبات',
  addressBook: 'دفتر العناوين',
  doorEvents: 'الأحداث عند الباب',
  followed: 'التوصيلات المتابَعة',
  wishes: 'الرغبات الدائمة',
  mails: 'الرسائل البريدية والنصية',
  auditLines: 'أسطر سجل التدقيق',
  profile: 'الملف الشخصي',
  devices: 'الأجهزة ذات الإشعارات',
  requests: 'طلبات البيانات',
  account: 'الحساب',
  waysToSignIn: 'طرق الدخول',
  sessions: 'الجلسات',
  secondSteps: 'الخطوات الثانية',
  passkeys: 'مفاتيح المرور',
  people: 'الأعضاء والدعوات',
  drivers: 'السائقون',
  vehicles: 'سجلات المركبات',
  messages: 'الرسائل',
  invoices: 'الفواتير',
  settings: 'إعدادات الشركة',
  feedback: 'الآراء',
  otherData: 'بيانات أخرى',
  keptAuditLines:
    'يجب إثبات من فعل ماذا: يبقى أن شيئًا قد حدث ومتى. ويُحذف الاسم والعنوان وما قيل عن الشخص. ما دام مالك المنصة يحتفظ بالسجل.',
  keptInvoices:
    'قانون الضرائب: تبقى الفاتورة كما صدرت، باسم الشركة وعنوانها. للسنوات التي يحددها قانون البائع، وغالبًا عشر.',
  keptCreditNotes:
    'قانون الضرائب: يبقى الإشعار الدائن كما صدر، مثل فاتورته. للسنوات التي يحددها قانون البائع، وغالبًا عشر.',
  keptStops: 'ردّ الرقم بكلمة STOP. يُحفظ كي لا يراسله أحد حتى يردّ بكلمة START.',
  keptBilling: 'اسم الشركة في فواتيرها. يغيّره مدير في الإعدادات، الباقة.',
} satisfies Translation<typeof en>
