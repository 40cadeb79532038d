// Arabic texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'المناطق',
  zonesNoun: 'المناطق',
  countOf: '{count} من {most}',
  drawZone: 'رسم منطقة',
  noZones: 'لا مناطق بعد',
  noZonesMore: 'ارسم أجزاء المدينة التي تبقى فيها مركباتك. المركبة المرتبطة بمنطقة لا تأخذ إلا طلباتها.',
  noVanTied: 'لا مركبة مرتبطة بها',
  mapOfZones: 'خريطة المناطق',

  // One zone
  newZone: 'منطقة جديدة',
  name: 'الاسم',
  nameExample: 'الحي الشمالي',
  colour: 'اللون',
  colourNumber: 'اللون {number}',
  servedOn: 'تُخدم في',
  everyDay: 'كل يوم.',
  servedOnMore: 'تُخطط طلباتها في هذه الأيام فقط، إلا إذا شملتها منطقة أخرى.',
  cancel: 'إلغاء',
  close: 'إغلاق',
  saveZone: 'حفظ المنطقة',
  notSaved: 'تعذّر حفظ المنطقة',
  zoneChanged: 'تغيّرت {name}',
  zoneDrawn: 'رُسمت {name}',
  plansOutOfDate: 'يجب إعادة الخطط التي تأخذ فيها مركباتها الآن طلبات أخرى.',
  tiedTo: 'مرتبطة بـ {names}، ولا تأخذ إلا طلبات مناطقها.',
  tiedToNone: 'لا مركبة مرتبطة بها. اربط مركبة في «الأسطول» ضمن قواعد التخطيط.',
  delete: 'حذف',
  deleteZone: 'حذف المنطقة',
  deleteQuestion: 'حذف {name}؟',
  isInUse: '{name} قيد الاستخدام',
  takeOffFirst: 'أزلها أولًا من {names} في «الأسطول»: دون منطقة ستأخذ طلبات من أي مكان.',
  outlineGone: 'سيُحذف حدّها. تبقى الطلبات والمركبات كما هي.',
  keepIt: 'الاحتفاظ بها',
  notDeleted: 'تعذّر حذف المنطقة',
  zoneDeleted: 'حُذفت {name}',

  // Outline
  tooManyCorners: 'زواياها أكثر من أن تُسحب: غيّرها كنص أدناه.',
  clickCorners: 'انقر زوايا المنطقة على الخريطة واحدة تلو الأخرى.',
  goOn: 'تابع حول المنطقة. أغلق الحد بالنقر على زاويته الأولى.',
  dragCorners: 'اسحب الزوايا لنقلها. انقر نقطة صغيرة لإضافة زاوية، واضغط Delete على زاوية لإزالتها.',
  cornerCount:
    '{count, plural, zero {لا زوايا} one {زاوية واحدة} two {زاويتان} few {# زوايا} many {# زاوية} other {# زاوية}}',
  closeOutline: 'إغلاق الحد',
  removeLastCorner: 'إزالة آخر زاوية',
  drawAnew: 'رسم من جديد',
  cornersAsText: 'الزوايا كنص',
  corners: 'الزوايا',
  cornersMore: 'خط العرض ثم خط الطول، سطر لكل زاوية. أو الصق GeoJSON.',
  lineNoCorner: 'السطر {line} ليس زاوية: اكتب خط العرض ثم خط الطول',
  notGeoJson: 'هذا ليس GeoJSON بمضلع واحد',
  oneOutline: 'المنطقة حد واحد: ارسم الأجزاء الأخرى كمناطق مستقلة',
  noHoles: 'المنطقة حد واحد دون ثقوب',

  // Watching
  useForPlanning: 'استخدامها للتخطيط: أيام الخدمة والمركبات المرتبطة بها',
  tellDispatch: 'إبلاغ التوزيع عندما مركبة',
  enters: 'تدخل',
  leaves: 'تخرج',
  staysLong: 'تبقى طويلًا',
  longStay: 'دقائق البقاء الطويل',
  watchMore: 'في «مباشر» كإشعار وكـ webhook. تُحتسب الزيارة عندما تتفق المواقع لمدة دقيقة.',
  watchedOn: 'تُراقب في',
  from: 'من',
  to: 'إلى',
  emptyAllDay: 'فارغ: طوال اليوم',
} satisfies Translation<typeof en>
