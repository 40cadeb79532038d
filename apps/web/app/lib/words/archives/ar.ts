// Arabic texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'الأرشيفات للمسؤولين',
  onlyAdministratorsMore: 'يصدّر مسؤول في شركتك بياناتها من هنا.',
  notStarted: 'تعذّر بدء الأرشيف',
  sendingArchive: 'جارٍ إرسال الأرشيف',
  archivesNoun: 'الأرشيفات',
  archives: 'الأرشيفات',
  archive: 'الأرشيف',
  export: 'تصدير',
  exportAll: 'تصدير كل شيء',
  exportAllMore:
    'كل ما يخص الشركة في ملف zip واحد: الطلبات والعناوين والمستلمون والأسطول والسائقون والإعدادات والخطط وخطوط السير والمواقع والرسائل والبريد والأعضاء والفواتير وسجل التدقيق والملفات والصور والتواقيع. لا يحتوي كلمات مرور أو مفاتيح.',
  writeArchive: 'إنشاء الأرشيف',
  import: 'استيراد',
  importArchive: 'استيراد أرشيف',
  importArchiveMore: 'إلى شركة فارغة، من هذا التثبيت أو غيره. الطلبات التي كانت في الطريق تعود مفتوحة.',
  chooseArchive: 'اختيار أرشيف',
  rowsOf: '{done} من {total} من الصفوف',
  writing: 'جارٍ إنشاء الأرشيف',
  reading: 'جارٍ قراءة الأرشيف',
  notDownloaded: 'تعذّر تنزيل الأرشيف',
  writtenAt: 'أُنشئ {time}',
  importedAt: 'استُورد {time}',
  failed: 'فشل',
  sevenDays: 'حُفظ الملف سبعة أيام.',
  download: 'تنزيل، {size}',
  orderCount:
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  vehicleCount:
    '{count, plural, zero {لا مركبات} one {مركبة واحدة} two {مركبتان} few {# مركبات} many {# مركبة} other {# مركبة}}',
  driverCount:
    '{count, plural, zero {لا سائقين} one {سائق واحد} two {سائقان} few {# سائقين} many {# سائقًا} other {# سائق}}',
  depotCount:
    '{count, plural, zero {لا مستودعات} one {مستودع واحد} two {مستودعان} few {# مستودعات} many {# مستودعًا} other {# مستودع}}',

  // Closing
  closeCompany: 'إغلاق الشركة',
  closeCompanyMore:
    'يُنشأ أرشيفها أولًا. ثم يفقد أفرادها الوصول، وتُكمَل خطوط السير المرسلة. يمكن للمسؤولين تنزيل الأرشيف 30 يومًا؛ ثم يُحذف كل شيء عدا الفواتير.',
  closeQuestion: 'إغلاق الشركة؟',
  closeEffect:
    'لا يستطيع أحد في الشركة العمل من الآن. خلال 30 يومًا يمكن لمالك المنصة إعادة فتحها؛ بعد ذلك لا يستطيع أحد.',
  keepIt: 'الإبقاء عليها',
  notClosed: 'لم تُغلق الشركة',
  nameOfCompany: 'اسم الشركة',
  writeOut: 'اكتبه كاملًا للتأكيد',
} satisfies Translation<typeof en>
