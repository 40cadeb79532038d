// Arabic texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'نظرة عامة',
  dashboard: 'لوحة إدارة الأسطول',
  orders: 'الطلبات',
  plan: 'التخطيط',
  live: 'مباشر',
  fleet: 'الأسطول',
  drivers: 'السائقون',
  routes: 'خطوط السير',
  analytics: 'التحليلات',
  settings: 'الإعدادات',
  support: 'الدعم',
  help: 'المساعدة',

  // Around a page
  company: 'الشركة',
  sections: 'الأقسام',
  menu: 'القائمة',
  search: 'بحث',
  searchCompany: 'البحث في الطلبات والمحطات والسائقين',
  searching: 'جارٍ البحث',
  nothingFound: 'لا نتائج لـ «{text}»',
  skipToContent: 'الانتقال إلى المحتوى',
  needYou: '{label}، {count} بحاجة إليك',
  loadingCompany: 'جارٍ تحميل شركتك',
  companyNotLoaded: 'تعذر تحميل شركتك',
  viewer: 'ترى كل شيء هنا للاطلاع فقط. التغييرات يجريها التوزيع والمسؤولون.',
  testClock: 'ساعة الاختبار مفعّلة: يغيّر المالكون هنا وقت الشركات. ليست للاستخدام الفعلي.',

  // Connection
  connected: 'متصل',
  slow: 'بطيء، {seconds} ث',
  noConnection: 'لا اتصال',
  offline: 'لا يوجد اتصال بالإنترنت. ترى آخر حالة معروفة، وستُحدَّث عند عودة الاتصال.',

  // Day
  today: 'اليوم',
  todayAnd: 'اليوم، {day}',
  previousDay: 'اليوم السابق',
  nextDay: 'اليوم التالي',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  weekdays: 'ن ث ر خ ج س ح',

  // Panels and lists
  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  undo: 'تراجع',
  removed: 'أُزيل {name}',
  notRemoved: 'تعذرت إزالة {name}',
  copy: 'نسخ',
  copied: 'تم النسخ',
  haveCopied: 'لقد نسختُه',
  shownOnce: 'انسخه الآن: لا يظهر إلا مرة واحدة. {hint}',
  selectAll: 'تحديد الكل',
  selectRow: 'تحديد {row}',
  firstOf: 'أول {limit} من {count}. استخدم التصفية لرؤية غيرها.',
  scrolledSideways: '{label}، يُمرَّر جانبيًا',
  separateByCommas: 'افصل بفواصل',

  // Lists and their files
  show: 'عرض',
  archived: 'المؤرشفة',
  numbered: '{label} {count}',
  filterWhat: 'تصفية {what}',
  filterBy: 'تصفية: {what}',
  add: 'إضافة',
  panelStopped: 'توقفت هذه اللوحة عن العمل. لم تتأثر القائمة.',
  import: 'استيراد',
  importCount: 'استيراد {count}',
  importWhat: 'استيراد {what}',
  exportWhat: 'تصدير {what}',
  notExported: 'تعذّر التصدير: {what}',
  fileOf: 'ملف: {what}',
  chooseFile: 'اختر ملفًا',
  chooseOtherFile: 'اختر ملفًا آخر',
  cellsToFix:
    '{count, plural, zero {لا خلايا للتصحيح} one {خلية واحدة للتصحيح} two {خليتان للتصحيح} few {# خلايا للتصحيح} many {# خلية للتصحيح} other {# خلية للتصحيح}}، لم يُستورد شيء',
  lineNumber: 'السطر {number}',
  rowsImported: '{what}: أُضيف {count}، وعُدّل {changed}',
  rowsToImport: '{file}: {what}: {count} جديد، {changed} معدّل.',
  fileNotImported: 'تعذّر استيراد الملف',
  clockPattern: 'س:د',
  datePattern: 'يوم/شهر/سنة',
  calendar: 'التقويم',
  timeOfDay: 'الساعة',
  fromTo: '{from} إلى {to}',

  // Places
  address: 'العنوان',
  outsideMap: 'المكان خارج خريطتك',
  interpolated: 'تقريبي',
  onStreet: 'شارع',
  inTown: 'مدينة',
  placeItsPin: 'ضع الدبوس',
  typeAddress: 'عنوان أو إحداثيات أو رابط خريطة',
  enterAddress: 'أدخل شارعًا ورقمًا أو إحداثيات أو رابط خريطة',
  placePinOnMap: 'ضع دبوسًا على الخريطة',
  movePinOnMap: 'انقل الدبوس على الخريطة',
  keepPlace: 'الإبقاء على هذا المكان',
  placePin: 'ضع دبوسًا',
  howToPlacePin: 'ابحث عن المدينة وكبّر الخريطة وانقر حيث تصل المركبات.',
  usePin: 'استخدم هذا الدبوس',
  addressForDrivers: 'العنوان للسائقين',
  whatDriversCallIt: 'الشارع والرقم، أو ما يسميه السائقون',
  mapForPin: 'خريطة لوضع الدبوس',
  pinAt: 'الدبوس عند {place}',
  noPinYet: 'لا دبوس بعد. بلوحة المفاتيح: الأسهم تحرّك الخريطة، وEnter يأخذ وسطها.',
  goToTown: 'الانتقال إلى مدينة',
  townOrCountry: 'مدينة أو بلد',
  enterTown: 'أدخل مدينة أو بلدًا',
  noSuchTown: 'لا توجد مدينة كهذه',

  // Reminders of vehicles and drivers
  ranOut: 'انتهت صلاحية {document} لـ {name} في {day}',
  runsOut: 'تنتهي صلاحية {document} لـ {name} في {day}',
  serviceOver: 'صيانة {name} متأخرة بمقدار {distance}',
  serviceIn: 'صيانة {name} بعد {distance}',
  wasDue: 'كان موعد {what} لـ {name} في {day}',
  isDue: 'موعد {what} لـ {name} في {day}',
  serviceNoun: 'الصيانة',
  drivesSeveral: 'يقود {driver} {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, zero {لم يُبلَّغ أي مستلم: {list}. الرسائل المنتظرة لا تُرسل.} one {أُبلغ مستلم واحد من قبل: {list}. الرسائل المنتظرة لا تُرسل.} two {أُبلغ مستلمان من قبل: {list}. الرسائل المنتظرة لا تُرسل.} few {أُبلغ # مستلمين من قبل: {list}. الرسائل المنتظرة لا تُرسل.} many {أُبلغ # مستلمًا من قبل: {list}. الرسائل المنتظرة لا تُرسل.} other {أُبلغ # مستلم من قبل: {list}. الرسائل المنتظرة لا تُرسل.}}',
  toldAndMore: 'و{count} غيرها',

  // Unconfirmed email
  confirmEmail: 'أكّد بريدك. تُحجز الرسائل إلى مستلميك حتى ذلك الحين.',
  newLinkTo: 'رابط جديد في طريقه إلى {email}.',
  resendLink: 'إعادة إرسال الرابط',
} satisfies Translation<typeof en>
