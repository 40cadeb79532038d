// Arabic texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'خريطة اليوم المباشر',
  stop: 'المحطة {number}',
  served: 'سُلِّمت',
  failed: 'فشلت',
  skipped: 'متجاوزة',

  // Controls
  controls: 'أدوات الخريطة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fitAll: 'اعرض الكل',
  asTable: 'اعرض كجدول',
  layers: 'الطبقات',
  scale: 'المقياس: {distance}',
  sheetHeight: 'ارتفاع {sheet}',

  // Table
  shownAsTable: 'ما تعرضه الخريطة، كجدول',
  shown: 'ما تعرضه الخريطة',
  inView: '{shown} من {total} ظاهرة',
  backToMap: 'عودة إلى الخريطة',
  what: 'النوع',
  route: 'خط السير',
  name: 'الاسم',
  state: 'الحالة',

  // Marks
  depot: 'المستودع {name}',
  unserved: 'بلا خدمة: {label}',
  yourAddress: 'عنوانك',
  atRisk: '{vehicle}، معرّضة للتأخر',
  addCorner: 'أضف زاوية بعد {number}',
  corner: 'الزاوية {number}',
  closeOutline: 'الزاوية 1: أغلق الحدود',

  // No map here
  noStreetMap: 'لا خريطة شوارع هنا',
  outsideMaps:
    'يقع {depot} خارج كل خرائط الشوارع في هذه المنصة: تُقدَّر المسافات بلا طرق، وتحتاج العناوين إلى دبوس أو إحداثيات.',
  mapRequested: 'طُلبت الخريطة في {day}',
  askForMap: 'اطلب خريطة من مالك المنصة',
  requestSent: 'أُرسل الطلب',
  ownerSees: 'يرى مالك المنصة من يطلب وأين يقع مستودعك.',
  requestNotSent: 'لم يُرسل الطلب',
  noWebGl: 'لا يستطيع هذا المتصفح رسم الخريطة: WebGL 2 غير موجود أو معطل. تعمل القوائم بجانبها من دونها.',
  mapNotLoaded: 'تعذر تحميل الخريطة. تعمل القوائم بجانبها من دونها.',
} satisfies Translation<typeof en>
