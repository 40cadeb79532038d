// Arabic texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'الخصوصية للمسؤولين',
  onlyAdministratorsMore: 'هنا يجد مسؤول في شركتك بيانات شخص ويسلّمها ويمحوها.',
  findPerson: 'البحث عن شخص',
  findPersonMore: 'يسأل شخص عمّا تحتفظ به عنه أو يريد محوه: مستلم أو سائق أو عضو في فريقك.',
  searchField: 'الاسم أو البريد أو الهاتف أو العنوان',
  find: 'بحث',
  peopleNoun: 'الأشخاص',
  nobodyBy: 'لا أحد باسم «{text}».',
  matches: 'النتائج',
  tickEveryRow: 'حدّد كل صف يخص هذا الشخص. قد يرد المستلم نفسه مرتين في دفتر العناوين.',
  uses: '{count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  routesDriven:
    '{count, plural, zero {# خط سير} one {خط سير واحد} two {خطا سير} few {# خطوط سير} many {# خط سير} other {# خط سير}}',
  kindRecipient: 'مستلم',
  kindDriver: 'سائق',
  kindMember: 'عضو',
  kindAccount: 'حساب',

  // A person's data
  dataNoun: 'البيانات',
  whatThereIs: 'ما هو موجود',
  exportNotStarted: 'تعذّر بدء التصدير',
  export: 'تصدير',
  erase: 'محو',
  photosAndFiles: 'صور وملفات',
  namedIn: 'مذكور في',
  texts:
    '{count, plural, zero {# نص: {places}} one {نص واحد: {places}} two {نصان: {places}} few {# نصوص: {places}} many {# نصًا: {places}} other {# نص: {places}}}',
  erasedLater: 'يُمحى بعد انتهاء العمل المفتوح',
  beingErased: 'يجري محو الشخص',
  eraseWhom: 'محو {name}',
  eraseMore: 'نهائيًا. تبقى الطلبات وخطوط السير لأرقامك من دون ذكر أحد.',
  cancel: 'إلغاء',
  eraseWhenEnded: 'المحو عند الانتهاء',
  waitsUntil: 'ليس بعد: ينتظر المحو انتهاء ما يلي.',
  sharesName: 'هناك شخص آخر بالاسم نفسه. تبقى النصوص التي تذكر الاسم وحده كما هي.',
  whatStays: 'ما يبقى',
  backupsHold: 'تحتفظ النسخ الاحتياطية لدى المشغّل ببيانات الشخص حتى تُحذف.',
  notErased: 'تعذّر محو الشخص',
  typeToConfirm: 'اكتب «{name}» للتأكيد',

  // Requests
  requestsNoun: 'الطلبات',
  requests: 'الطلبات',
  exportsAndErasures: 'عمليات التصدير والمحو',
  waiting: 'ينتظر انتهاء الطلبات وخطوط السير المفتوحة',
  queued: 'يبدأ بعد لحظة',
  running: 'جارٍ التنفيذ',
  notCalledOff: 'تعذّر إلغاء المحو',
  exportOf: 'تصدير: {kind}، {time}',
  erasureOf: 'محو: {kind}، {time}',
  failed: 'فشل',
  done: '{count, plural, zero {تم: # صف} one {تم: صف واحد} two {تم: صفان} few {تم: # صفوف} many {تم: # صفًا} other {تم: # صف}}',
  notDownloaded: 'تعذّر تنزيل التصدير',
  download: 'تنزيل، {size}',
  callOff: 'إلغاء الأمر',
} satisfies Translation<typeof en>
