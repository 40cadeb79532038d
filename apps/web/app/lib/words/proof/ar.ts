// Arabic texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'جارٍ تحميل ما أبلغ به السائق',
  whatDriverSaid: 'ما أبلغ به السائق',
  driver: 'السائق',
  dispatch: 'التوزيع',
  recipient: 'المستلم',
  received: 'وصل {time}',
  afterCancelled: 'بعد إلغائه',
  toldOtherwise: 'أُبلغ بخلافه من قبل',

  // Events
  vehicleChecked: 'فُحصت المركبة',
  shiftStarted: 'بدأت الوردية',
  loaded: 'حُمِّل',
  arrived: 'وصل',
  delivered: 'تم التسليم',
  partlyDelivered: 'سُلِّم جزئيًا',
  notDelivered: 'لم يُسلَّم',
  takenBack: 'أُرجع',
  breakStarted: 'بدأت الاستراحة',
  breakEnded: 'انتهت الاستراحة',
  reordered: 'تغيّر ترتيب المحطات',
  refuelled: 'تم التزود بالوقود',
  incidentReported: 'أُبلغ عن حادث',
  contacted: 'اتصل أو كتب',
  shiftEnded: 'انتهت الوردية',
  note: 'ملاحظة',

  // Proof
  handedTo: 'سُلِّم إلى: {place}',
  nameIs: 'الاسم: {name}',
  houseNumber: 'رقم المنزل: {number}',
  pinChecked: 'فُحص الرمز',
  ageChecked: 'فُحص العمر',
  scanned: 'مُسح {code}',
  inVanFrontLeft: 'في المركبة: أمام يسار',
  inVanFrontRight: 'في المركبة: أمام يمين',
  inVanMiddleLeft: 'في المركبة: وسط يسار',
  inVanMiddleRight: 'في المركبة: وسط يمين',
  inVanRearLeft: 'في المركبة: خلف يسار',
  inVanRearRight: 'في المركبة: خلف يمين',
  parcels:
    '{count, plural, zero {سُلِّم # طردًا} one {سُلِّم طرد واحد} two {سُلِّم طردان} few {سُلِّمت # طرود} many {سُلِّم # طردًا} other {سُلِّم # طردًا}}',
  items: 'سُلِّم: {items}',
  collected: 'حُصِّل {amount}',
  signature: 'التوقيع',
  downloadSignature: 'نزّل التوقيع',
  signatureMissing: 'التوقيع ناقص',
  photo: 'صورة',
  downloadPhoto: 'نزّل الصورة',
  photoMissing: 'الصورة ناقصة',
  disputePack: 'تنزيل ملف النزاع',
  packHolds: 'الموعد والرسائل والمسار قرب الباب والمسح والصور والتوقيع في ملف واحد. يحفظ سجل التدقيق ختمه.',
  packNotMade: 'تعذر تنزيل ملف النزاع',
  packAsPdf: 'بصيغة PDF للطباعة',
} satisfies Translation<typeof en>
