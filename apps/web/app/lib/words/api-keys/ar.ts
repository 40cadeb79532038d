// Arabic texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'مفاتيح API',
  onlyAdministrators: 'مفاتيح API للمسؤولين',
  onlyAdministratorsMore: 'ينشئها مسؤول في شركتك ويلغيها هنا.',
  notLoaded: 'تعذّر تحميل المفاتيح',
  loadingKeys: 'جارٍ تحميل المفاتيح',
  newKey: 'مفتاح جديد',
  noKeys: 'لا مفاتيح بعد',
  noKeysMore: 'يتيح المفتاح لبرامجك استيراد الطلبات وقراءة الخطط أو إرسال المواقع، ولا شيء لم تحدده.',
  test: 'تجريبي',
  everything: 'كل ما يُسمح لمنشئه',
  atMost: '{calls} استدعاء في الدقيقة على الأكثر',
  fromPages: 'من صفحات {origins}',
  lastUsed: 'آخر استخدام {time}',
  neverUsed: 'لم يُستخدم',
  madeAt: 'أُنشئ {time}',
  madeBy: 'أنشأه {name} في {time}',
  revoke: 'إلغاء',
  revokeQuestion: 'إلغاء {name}؟',
  revokeEffect: 'تُرفض فورًا البرامج التي تستخدم هذا المفتاح. لا يمكن التراجع.',
  noLongerWorks: 'لم يعد {name} يعمل',
  nothingChanged: 'لم يتغيّر شيء',

  // Form
  newApiKey: 'مفتاح API جديد',
  yourNewKey: 'مفتاحك الجديد',
  bearerHint: 'أرسله كرمز Bearer، وليس ضمن عنوان أبدًا.',
  createKey: 'إنشاء المفتاح',
  notCreated: 'تعذّر إنشاء المفتاح',
  name: 'الاسم',
  nameHint: 'النظام الذي سيستخدمه',
  itMay: 'يُسمح له بـ',
  sendPositions: 'إرسال مواقع المركبات',
  keepTeam: 'إدارة الفريق لصالح مزوّد هوية (SCIM)',
  callsPerMinute: 'الاستدعاءات في الدقيقة',
  callsPerMinuteHint: 'اتركه فارغًا لعدم تحديد حد خاص',
  origins: 'الصفحات المسموح لها بالاستدعاء به',
  originsHint:
    'أصل واحد في كل سطر، مثل https://shop.example. اتركه فارغًا للبرامج. يستطيع زوار الصفحة قراءة مفتاحها',
  testKey: 'مفتاح تجريبي',
  testKeyMore:
    'يعمل في بيئة تجريبية بطلبات ومركبات وخطط خاصة بها: لا يُرسل شيء لأحد، ولا تسمع Webhooks المنشأة به إلا الأحداث التجريبية.',
} satisfies Translation<typeof en>
