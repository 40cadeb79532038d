// Arabic texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'استيراد الطلبات',
  file: 'الملف',
  columns: 'الأعمدة',
  check: 'الفحص',
  import: 'الاستيراد',
  rowsNotChecked: 'تعذّر فحص الصفوف',

  // File
  fileRefused: 'لا يمكن استيراد هذا الملف',
  dropFile: 'أفلت هنا جدولًا (CSV أو Excel أو OpenDocument) أو ملف PDF أو رسالة بريد، أو الصق صفوفًا أو نصًا',
  pasteText: 'أو الصق نص رسالة بريد أو رسالة',
  pasteExample: 'رقم الطلب: 4711\nالمستلم: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'قراءة النص',
  chooseFile: 'اختر ملفًا',
  orderFile: 'ملف الطلبات',
  fileLimits: 'حتى {size} ميغابايت و{rows} صف. يُفحص أولًا، ولا يُستورد إلا عند تأكيدك.',
  whatFileHolds:
    'صف لكل طلب أو لكل صنف. يكفي عنوان أو إحداثيات: تُنشأ أرقام الطلبات إن لم تكن في الملف. أسماء الأعمدة وترتيبها غير مهمين.',
  downloadTemplate: 'تنزيل نموذج',
  pastedRows: 'صفوف ملصقة',
  seeLine: '{message} انظر السطر {line}.',

  // Columns
  keepAsCustom: 'الاحتفاظ به كحقل مخصص',
  leaveOut: 'الاستبعاد',
  columnsUsed: '{used} من {count} من الأعمدة حقول طلب. تبقى الأخرى حقولًا مخصصة ما لم تستبعدها.',
  asLastFile: 'عُيّنت كما في آخر ملف لك بهذه الأعمدة.',
  sheet: 'الورقة',
  chooseAddressColumn: 'اختر عمود العنوان، أو عمودي خط العرض وخط الطول.',
  moreColumns: 'تبقى {count} أعمدة أخرى حقولًا مخصصة.',
  emptyColumn: 'فارغ',
  meaningOf: 'معنى {header}',
  checkRows: 'فحص الصفوف',

  // How the file was read
  howRead: 'كيف قُرئ الملف',
  readAs: 'اقرأه {day}',
  useDay: 'استخدم {day}',
  titleDay: 'الصفوف بلا يوم هي ليوم {day}. فوق الترويسة مكتوب {title}.',
  titleDayOther: 'الصفوف بلا يوم هي ليوم {day}. فوق الترويسة يوم آخر.',
  rowsToLookAt: 'صفوف تستحق النظر',
  rowsLikeThis:
    'صفوف من هذا النوع: {count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، الأسطر {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'المستلم',
  address: 'العنوان',
  window: 'النافذة',
  anyTime: 'أي وقت',
  row: 'الصف',
  rowNumber: 'الصف {line}',
  state: 'الحالة',
  ready: 'جاهز',
  fieldInRow: '{field} في الصف {line}',
  emptyCell: 'فارغ',
  needAttention:
    '{count, plural, zero {للتصحيح} one {للتصحيح} two {للتصحيح} few {للتصحيح} many {للتصحيح} other {للتصحيح}}',
  rowsInTotal:
    '{count, plural, zero {صف إجمالًا} one {صف إجمالًا} two {صف إجمالًا} few {صفوف إجمالًا} many {صفًا إجمالًا} other {صف إجمالًا}}',
  checkingAddresses: 'جارٍ فحص العناوين',
  rows: 'الصفوف',
  rowsNearProblems: 'الصفوف قرب المشكلات',
  allRows: 'كل الصفوف',
  backToColumns: '{problems}. ارجع إلى الأعمدة.',
  showMore: 'عرض {count} أخرى',
  swapped: 'يبدو خط العرض وخط الطول متبادلين في {count} من الصفوف.',
  swapColumns: 'تبديل العمودين',
  skip: 'تخطّي',
  choose: 'اختيار',
  noneOfThese: 'لا شيء منها، تخطّ الصف',
  mapOfOrders:
    '{count, plural, zero {خريطة بلا طلبات} one {خريطة طلب واحد} two {خريطة طلبين} few {خريطة # طلبات} many {خريطة # طلبًا} other {خريطة # طلب}}',

  // Days
  today: 'اليوم',
  tomorrow: 'غدًا',
  yesterday: 'أمس',
  daysAgo: 'قبل {days} من الأيام',
  inDays: 'بعد {days} من الأيام',
  noDayYet: 'لا يوم لأي طلب بعد',
  ordersForDay:
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}} ليوم {day}، {distance}',
  ordersOnDays:
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}} في {days} من الأيام، من {first}، {distance}، إلى {last}',
  dayIsOver: 'انتهى هذا اليوم. أي يوم تقصد؟ يُحفظ السجل بلا تخطيط وبلا إبلاغ أحد.',
  whichDay: 'أي يوم مقصود',
  asInFile: 'كما في الملف',
  todayChoice: 'اليوم',
  nextWorkday: 'يوم العمل التالي',
  history: 'سجل',

  // Import and its result
  skipAndImport: 'تخطّي {skipped} واستيراد {ready}',
  importing: 'جارٍ الاستيراد',
  importCount: 'استيراد {count}',
  nothingUntilFixed: 'لا يُستورد شيء حتى يُصحَّح كل صف أو يُتخطّى.',
  downloadWithReasons:
    'تنزيل {count, plural, zero {الصفوف} one {الصف مع سببه} two {الصفين مع السبب} few {# صفوف مع الأسباب} many {# صفًا مع الأسباب} other {# صف مع الأسباب}}',
  rowsSkipped:
    '{count, plural, zero {لم يُتخطَّ أي صف} one {تُخطّي صف واحد} two {تُخطّي صفان} few {تُخطّيت # صفوف} many {تُخطّي # صفًا} other {تُخطّي # صف}}.',
  restore: 'استعادة',
  allReady: 'كل الصفوف جاهزة.',
  showOrders: 'عرض الطلبات',
  showDay: 'عرض {day}',
  planDay: 'تخطيط {day}',
  ordersImported:
    'استُورد {count, plural, zero {لا شيء} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  newAndChanged: '{created} جديد، {changed} معدّل.',
  newChangedSkipped: '{created} جديد، {changed} معدّل، {skipped} متخطّى.',
  fromAddressBook:
    'أخذت المدة أو التعليمات أو النافذة من دفتر العناوين: {count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}.',
  theyAreFor: 'هي لأيام {days}.',
  downloadSkipped: 'تنزيل الصفوف المتخطاة',
  importUndone:
    '{count, plural, zero {تُراجع عن الاستيراد} one {تُراجع عن الاستيراد، وأُزيل طلب واحد} two {تُراجع عن الاستيراد، وأُزيل طلبان} few {تُراجع عن الاستيراد، وأُزيلت # طلبات} many {تُراجع عن الاستيراد، وأُزيل # طلبًا} other {تُراجع عن الاستيراد، وأُزيل # طلب}}',
  importNotUndone: 'تعذّر التراجع عن الاستيراد',
  undoImport: 'التراجع عن هذا الاستيراد',
} satisfies Translation<typeof en>
