// Arabic texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'مناطق الخريطة',
  regionsNoun: 'المناطق',
  addRegion: 'إضافة منطقة',
  addARegion: 'إضافة منطقة',
  addWhat: 'إضافة {name}',
  regionsInAll:
    '{count, plural, zero {# منطقة، {size} إجمالًا} one {منطقة واحدة، {size} إجمالًا} two {منطقتان، {size} إجمالًا} few {# مناطق، {size} إجمالًا} many {# منطقة، {size} إجمالًا} other {# منطقة، {size} إجمالًا}}',
  noRegionYet: 'لا توجد منطقة بعد',
  noRegionMore:
    'تأتي الطرق والعناوين والخريطة من المناطق. وإلى أن توجد واحدة تُقدّر المسافات ولا يمكن العثور على العناوين.',
  region: 'المنطقة',
  generated: 'مولّدة',
  noteCount:
    '{count, plural, zero {# ملاحظة} one {ملاحظة واحدة} two {ملاحظتان} few {# ملاحظات} many {# ملاحظة} other {# ملاحظة}}',
  roadsKm: 'الطرق، كم',
  addresses: 'العناوين',
  size: 'الحجم',
  dataOf: 'بيانات',
  unknown: 'غير معروف',
  companies: 'الشركات',
  attribution: 'نسب المصدر',

  // One region
  roads: 'الطرق',
  roadsAndJunctions:
    '{count, plural, zero {{km} كم، # تقاطع} one {{km} كم، تقاطع واحد} two {{km} كم، تقاطعان} few {{km} كم، # تقاطعات} many {{km} كم، # تقاطعًا} other {{km} كم، # تقاطع}}',
  addressesOnStreets:
    '{count, plural, zero {{addresses} في # شارع} one {{addresses} في شارع واحد} two {{addresses} في شارعين} few {{addresses} في # شوارع} many {{addresses} في # شارعًا} other {{addresses} في # شارع}}',
  noAddresses:
    '{count, plural, zero {لا شيء، # شارع} one {لا شيء، شارع واحد} two {لا شيء، شارعان} few {لا شيء، # شوارع} many {لا شيء، # شارعًا} other {لا شيء، # شارع}}',
  notInExtract: 'غير مذكورة في المستخرج',
  compiled: 'أُنشئت',
  from: 'من',
  fromCatalogue: 'الفهرس، {extract}',
  fromFileOrAddress: 'ملف أو عنوان',
  area: 'النطاق',
  areaFromTo: 'من {south} إلى {north}، ومن {west} إلى {east}',
  degreesNorth: '{degrees}° شمالًا',
  degreesSouth: '{degrees}° جنوبًا',
  degreesEast: '{degrees}° شرقًا',
  degreesWest: '{degrees}° غربًا',
  demoRebuilt: 'تُبنى المدينة التجريبية من جديد عند كل تشغيل.',
  depotsOnlyHere:
    '{count, plural, zero {# شركة لديها مستودع هنا وليس في منطقة أخرى.} one {شركة واحدة لديها مستودع هنا وليس في منطقة أخرى.} two {شركتان لديهما مستودع هنا وليس في منطقة أخرى.} few {# شركات لديها مستودع هنا وليس في منطقة أخرى.} many {# شركة لديها مستودع هنا وليس في منطقة أخرى.} other {# شركة لديها مستودع هنا وليس في منطقة أخرى.}}',
  updating: 'جارٍ تحديث {name}',
  updateRegion: 'تحديث المنطقة',
  removeRegion: 'إزالة المنطقة',
  noticedCompiling: 'ملاحظات أثناء الإنشاء',
  companiesHere: 'الشركات هنا',
  noCompanyHere: 'لا تحتاج أي شركة إلى هذه المنطقة.',
  removeQuestion: 'إزالة {name}؟',
  removeEffect: 'تُحذف طرقها وعناوينها وخريطتها. أضفها من جديد من مستخرجها عند الحاجة.',
  remove: 'إزالة',
  keep: 'إبقاء',
  removed: 'أُزيلت {name}',

  // Compiles
  compiles: 'عمليات الإنشاء',
  stageStarting: 'جارٍ البدء',
  stageDownloading: 'تنزيل المستخرج',
  stageReading: 'قراءة المستخرج',
  stageGraph: 'وصل الطرق عند التقاطعات',
  stageHierarchy: 'تجهيز المسارات السريعة',
  stageAddresses: 'فهرسة العناوين',
  stageTiles: 'رسم الخريطة',
  stageWriting: 'وضعها في الخدمة',
  failedBadExtract:
    'تتعذّر قراءة المستخرج: إنه تالف أو مبتور أو ليس ملف pbf من OpenStreetMap. نزّله من جديد وقارن المجموع الاختباري.',
  failedNoRoads: 'لا طريق في المستخرج تسلكه السيارات. خذ مستخرج منطقة مأهولة.',
  failedGone: 'لم يعد هذا المستخرج على الخادم. حدّث الكتالوج واختر من جديد، أو استخدم مرآة أخرى.',
  failedCutOff: 'انقطع التنزيل. ابدأه من جديد: يتابع من حيث توقف.',
  failedDiskFull: 'لا مساحة له على قرص البيانات. أفرغ مساحة أو اختر مستخرجًا أصغر.',
  failedUnreachable:
    'تعذّر الوصول إلى خادم المستخرج. تحقق من العنوان ومن اتصال هذا الخادم، أو عيّن مرآة أخرى (EXTRACT_MIRRORS).',
  failedNotOsm: 'ما أرسله الخادم ليس ملف pbf من OpenStreetMap. اختر ملفًا ينتهي بـ ‎.osm.pbf.',
  failedChecksum:
    'وصل المستخرج تالفًا: قيمة md5 ليست ما ينشره الخادم. ابدأ من جديد، وإن تكرر ذلك فاستخدم مرآة أخرى.',
  failedCompiler: 'توقف المجمّع: {problem}. تبقى المنطقة العاملة كما هي.',
  failedMemory:
    'انقطع التجميع، ربما لقلة الذاكرة. تبقى المنطقة العاملة كما هي. جرّب مستخرجًا أصغر أو جزءًا منه.',
  buildQueued: '{label}، في الانتظار',
  buildStage: '{label}: {stage}، {share}',
  notCompiled: 'تعذّر إنشاء {name}',
  wasStopped: 'أُوقف إنشاء {name}',
  previousStays: 'تبقى النسخة السابقة في الخدمة.',
  dismissWhat: 'إخفاء {name}',
  stopWhat: 'إيقاف {name}',
  compiling: 'جارٍ إنشاء {name}',

  // New region
  catalogue: 'الفهرس',
  upload: 'رفع',
  address: 'العنوان',
  onServer: 'على الخادم',
  addLead: 'تُبنى المنطقة من مستخرج OpenStreetMap ‏(.osm.pbf): طرقها وعناوينها وخريطتها، على هذا الخادم.',
  whereExtractIs: 'مكان المستخرج',
  onlyThisArea: 'هذا النطاق فقط (اختياري)',
  fourSides: 'غرب، جنوب، شرق، شمال',
  fourSidesWrong: 'أربعة أرقام بالدرجات، مثل ‎-76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'استبدال المنطقة',
  uploading: 'جارٍ الرفع',
  uploadedOf: '{share} من {size}',
  stopUpload: 'إيقاف الرفع',
  extract: 'المستخرج',
  extractHint: 'ملف ‎.osm.pbf لا يزيد على 1 غيغابايت',
  extractAddress: 'عنوان المستخرج',
  extractAddressWrong: 'يبدأ العنوان بـ https:// أو http://',
  noFilesThere: 'لا يوجد ملف ‎.osm.pbf في <folder>{folder}</folder>. انسخ ملفًا إليه فيظهر هنا.',
  fileOnServer: 'ملف على الخادم',
  name: 'الاسم',
  nameWrong: 'أحرف وأرقام و- و_، تبدأ بحرف',
  replacesWhenComplete: '{name} في الخدمة: تُستبدل حين تكتمل الجديدة',
  usedInAddresses: 'يُستخدم في عناوين الخريطة',
  tooLarge: '{name} أكبر من 1 غيغابايت.',
  tooLargeHint: 'أنشئها بجانب الخادم: npm run region -- FILE.osm.pbf',
  serverAnswered: 'أجاب الخادم بـ {status}.',

  // Extract of the catalogue
  catalogueNoun: 'الفهرس',
  extractNoun: 'المستخرج',
  countryOrArea: 'البلد أو النطاق',
  typeCountry: 'اكتب بلدًا أو ولاية أو مقاطعة',
  noSuchExtract: 'لا مستخرج بهذا الاسم',
  aboutSize: 'نحو {size}',
  sizeUnknown: 'الحجم غير معروف',
  download: 'التنزيل',
  compilingEstimated: 'الإنشاء، تقديرًا',
  memoryEstimated: 'الذاكرة، تقديرًا',
  diskEstimated: 'القرص، تقديرًا',
  aboutMinutes: 'نحو {minutes} د',
  aboutMinutesRange: 'نحو {from} إلى {to} د',
  startAllTheSame: 'يمكنك البدء مع ذلك: تُعاد المحاولة عندها.',
  tooLittleMemory: 'لهذا الخادم {size} من الذاكرة: لا تكفي لكل ذلك.',
  maybeTooLittleMemory: 'لهذا الخادم {size} من الذاكرة: قد لا تكفي.',
  diskFree: 'على قرص بياناته {size} فارغة.',
  chooseSmaller: '{warnings} اختر أصغر، أو حدد النطاق حول الشركات أدناه.',
  catalogueOf: 'فهرس {day}، من {host}',
  catalogueShipped: 'الفهرس المرفق بالمنتج',
  refreshCatalogue: 'تحديث الفهرس',

  // Companies outside every region
  requests: 'طلبات الخرائط',
  askForMap: 'شركات تطلب خريطة',
  askedSince: '<company>{company}</company>، منذ {day}:',
  askedSinceBy: '<company>{company}</company> ({person})، منذ {day}:',
  depotPlace: '{name}، {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'شركات خارج كل المناطق',
  depotCount:
    '{count, plural, zero {# مستودع} one {مستودع واحد} two {مستودعان} few {# مستودعات} many {# مستودعًا} other {# مستودع}}',
  orderCount:
    '{count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  needServed:
    '<company>{company}</company>: {places} خارج كل المناطق. تُقدّر المسافات هناك ولا يمكن العثور على العناوين. يغطيها {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} خارج كل المناطق. تُقدّر المسافات هناك ولا يمكن العثور على العناوين. لا مستخرج معروف يضمها.',
  companiesOutside:
    '{count, plural, zero {# شركة تعمل خارج كل مناطق الخريطة: تُقدّر المسافات هناك ولا يمكن العثور على العناوين.} one {شركة واحدة تعمل خارج كل مناطق الخريطة: تُقدّر المسافات هناك ولا يمكن العثور على العناوين.} two {شركتان تعملان خارج كل مناطق الخريطة: تُقدّر المسافات هناك ولا يمكن العثور على العناوين.} few {# شركات تعمل خارج كل مناطق الخريطة: تُقدّر المسافات هناك ولا يمكن العثور على العناوين.} many {# شركة تعمل خارج كل مناطق الخريطة: تُقدّر المسافات هناك ولا يمكن العثور على العناوين.} other {# شركة تعمل خارج كل مناطق الخريطة: تُقدّر المسافات هناك ولا يمكن العثور على العناوين.}}',
} satisfies Translation<typeof en>
