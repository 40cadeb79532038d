// Arabic texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'السعر بحسب مركباتك',
  nothingOnSale: 'لا توجد باقة معروضة للبيع حاليًا. اسألنا عن السعر.',
  driversFree:
    '{days, plural, zero {لا يُحتسب السائقون. تبدأ كل باقة بتجربة # يوم بلا بطاقة.} one {لا يُحتسب السائقون. تبدأ كل باقة بتجربة ليوم واحد بلا بطاقة.} two {لا يُحتسب السائقون. تبدأ كل باقة بتجربة ليومين بلا بطاقة.} few {لا يُحتسب السائقون. تبدأ كل باقة بتجربة # أيام بلا بطاقة.} many {لا يُحتسب السائقون. تبدأ كل باقة بتجربة # يومًا بلا بطاقة.} other {لا يُحتسب السائقون. تبدأ كل باقة بتجربة # يوم بلا بطاقة.}}',
  ordersFree:
    '{days, plural, zero {لا تُحتسب الطلبات ولا السائقون. تبدأ كل باقة بتجربة # يوم بلا بطاقة.} one {لا تُحتسب الطلبات ولا السائقون. تبدأ كل باقة بتجربة ليوم واحد بلا بطاقة.} two {لا تُحتسب الطلبات ولا السائقون. تبدأ كل باقة بتجربة ليومين بلا بطاقة.} few {لا تُحتسب الطلبات ولا السائقون. تبدأ كل باقة بتجربة # أيام بلا بطاقة.} many {لا تُحتسب الطلبات ولا السائقون. تبدأ كل باقة بتجربة # يومًا بلا بطاقة.} other {لا تُحتسب الطلبات ولا السائقون. تبدأ كل باقة بتجربة # يوم بلا بطاقة.}}',

  // Each plan
  mostPopular: 'الأكثر اختيارًا',
  priceCustom: 'حسب الطلب',
  perMonth: '/شهر',
  perYear: '/سنة',
  yearPrice: 'أو {price} لسنة',
  yearPriceSaving: 'أو {price} لسنة، أقل بنسبة {percent} من الدفع الشهري',
  vehicleLimit:
    '{count, plural, =0 {مركبات بلا حد} zero {حتى # مركبة} one {حتى مركبة واحدة} two {حتى مركبتين} few {حتى # مركبات} many {حتى # مركبة} other {حتى # مركبة}}',
  andOn: 'وهكذا',
  choosePlan: 'اختيار {plan}',

  // Features of plans
  vehicles:
    '{count, plural, =0 {مركبات بلا حد} zero {حتى # مركبة} one {حتى مركبة واحدة} two {حتى مركبتين} few {حتى # مركبات} many {حتى # مركبة} other {حتى # مركبة}}',
  people:
    '{count, plural, =0 {أشخاص بلا حد في البوابة} zero {# شخص في البوابة} one {شخص واحد في البوابة} two {شخصان في البوابة} few {# أشخاص في البوابة} many {# شخصًا في البوابة} other {# شخص في البوابة}}',
  everythingIn: 'كل ما في {plan}',
  planningOnRoads: 'التخطيط وإعادة التخطيط على طرق حقيقية',
  liveInYourBrand: 'خريطة مباشرة وصفحات تتبّع بعلامتك',
  importAndExport: 'استيراد CSV وXLSX وتصدير كامل',
  analytics: 'التحليلات',
  keysForYourSystems: 'مفاتيح API لأنظمتك',
  ownRegions: 'مناطق خاصة بك',
  serviceLevels: 'مستويات خدمة متفق عليها',

  // The ruler
  vehicleCount:
    '{count, plural, zero {# مركبة} one {مركبة واحدة} two {مركبتان} few {# مركبات} many {# مركبة} other {# مركبة}}',
  vehicleCountOrMore:
    '{count, plural, zero {# مركبة فأكثر} one {# مركبة فأكثر} two {# مركبة فأكثر} few {# مركبات فأكثر} many {# مركبة فأكثر} other {# مركبة فأكثر}}',
  vehiclesAndAnswer:
    '{count, plural, zero {# مركبة: {answer}} one {مركبة واحدة: {answer}} two {مركبتان: {answer}} few {# مركبات: {answer}} many {# مركبة: {answer}} other {# مركبة: {answer}}}',
  monthAnswer: '{plan}، {price} في الشهر، أي {share} لكل مركبة',
  yearAnswer: '{plan}، {price} في السنة، أي {share} لكل مركبة',
  askedAnswer: '{plan}، السعر بالاتفاق معك',
  beyondAnswer: 'أكثر مما تغطيه الباقات المعروضة: اسألنا',

  // The comparison
  whatPlansInclude: 'ما الذي تشمله كل باقة',
  aboveLimit:
    'فوق عدد مركباتك لا يتوقف شيء: اليوم المخطَّط يمضي إلى نهايته، والمركبة التالية تنتظر حتى ترقّي باقتك أو تؤرشف مركبة. الأسعار بالدولار الأمريكي قبل الضريبة.',
  what: 'البند',
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  unlimited: 'بلا حد',
  upTo: 'حتى {count}',
  planning: 'التخطيط',
  rowVehicles: 'المركبات',
  rowOrders: 'الطلبات في اليوم',
  rowDrivers: 'السائقون',
  rowPeople: 'الأشخاص في البوابة',
  rowRules: 'النوافذ والحمولات والورديات والمهارات',
  rowRoads: 'طرق وخرائط وعناوين حقيقية',
  theDay: 'اليوم نفسه',
  rowLive: 'خريطة مباشرة والمحطات المعرّضة للتأخر',
  rowTrackers: 'أجهزة تتبّع OsmAnd وOwnTracks',
  rowTracking: 'صفحة تتبّع للمستلمين',
  rowBranding: 'شعارك ولونك',
  rowMails: 'رسائل بريد بكلماتك',
  company: 'الشركة',
  rowApi: 'مفاتيح API وWebhooks',
  rowShops: 'ربط المتاجر',
  rowTexts: 'الرسائل النصية في الشهر',
  rowStorage: 'ميغابايت للملفات',
  rowCalls: 'طلبات API في الدقيقة',
  rowSupport: 'رد الدعم خلال',
  hours:
    '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
} satisfies Translation<typeof en>
