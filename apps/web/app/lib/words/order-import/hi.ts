// Hindi texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'ऑर्डर आयात करें',
  file: 'फ़ाइल',
  columns: 'कॉलम',
  check: 'जाँच',
  import: 'आयात',
  rowsNotChecked: 'पंक्तियाँ जाँची नहीं जा सकीं',

  // File
  fileRefused: 'यह फ़ाइल आयात नहीं हो सकती',
  dropFile: 'तालिका (CSV, Excel, OpenDocument), PDF या ईमेल यहाँ छोड़ें, या पंक्तियाँ या टेक्स्ट चिपकाएँ',
  pasteText: 'या किसी ईमेल या संदेश का टेक्स्ट चिपकाएँ',
  pasteExample: 'ऑर्डर नंबर: 4711\nप्राप्तकर्ता: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'टेक्स्ट पढ़ें',
  chooseFile: 'फ़ाइल चुनें',
  orderFile: 'ऑर्डर की फ़ाइल',
  fileLimits: '{size} MB और {rows} पंक्तियों तक। पहले जाँच, आयात सिर्फ़ आपकी पुष्टि पर।',
  whatFileHolds:
    'हर ऑर्डर या हर सामान की एक पंक्ति। सिर्फ़ पता या निर्देशांक चाहिए: ऑर्डर नंबर न हों तो बनाए जाते हैं। कॉलम के नाम और क्रम मायने नहीं रखते।',
  downloadTemplate: 'नमूना डाउनलोड करें',
  pastedRows: 'चिपकाई गई पंक्तियाँ',
  seeLine: '{message} पंक्ति {line} देखें।',

  // Columns
  keepAsCustom: 'अपने फ़ील्ड के रूप में रखें',
  leaveOut: 'छोड़ दें',
  columnsUsed: '{count} में से {used} कॉलम ऑर्डर के फ़ील्ड हैं। बाक़ी अपने फ़ील्ड के रूप में रहेंगे, अगर आप उन्हें न छोड़ें।',
  asLastFile: 'इन कॉलम वाली आपकी पिछली फ़ाइल जैसा ही।',
  sheet: 'शीट',
  chooseAddressColumn: 'पते वाला कॉलम चुनें, या अक्षांश और देशांतर वाले दोनों।',
  moreColumns: '{count} और कॉलम अपने फ़ील्ड के रूप में रहेंगे।',
  emptyColumn: 'ख़ाली',
  meaningOf: '{header} का अर्थ',
  checkRows: 'पंक्तियाँ जाँचें',

  // How the file was read
  howRead: 'फ़ाइल कैसे पढ़ी गई',
  readAs: '{day} पढ़ें',
  useDay: '{day} लें',
  titleDay: 'बिना दिन वाली पंक्तियाँ {day} के लिए हैं। शीर्षक के ऊपर {title} लिखा है।',
  titleDayOther: 'बिना दिन वाली पंक्तियाँ {day} के लिए हैं। शीर्षक के ऊपर दूसरा दिन लिखा है।',
  rowsToLookAt: 'देखने लायक पंक्तियाँ',
  rowsLikeThis: 'ऐसी {count, plural, one {# पंक्ति} other {# पंक्तियाँ}}: पंक्ति {lines}।',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'प्राप्तकर्ता',
  address: 'पता',
  window: 'समय-सीमा',
  anyTime: 'कोई भी',
  row: 'पंक्ति',
  rowNumber: 'पंक्ति {line}',
  state: 'स्थिति',
  ready: 'तैयार',
  fieldInRow: 'पंक्ति {line} में {field}',
  emptyCell: 'ख़ाली',
  needAttention: '{count, plural, one {ठीक करनी है} other {ठीक करनी हैं}}',
  rowsInTotal: '{count, plural, one {कुल पंक्ति} other {कुल पंक्तियाँ}}',
  checkingAddresses: 'पते जाँचे जा रहे हैं',
  rows: 'पंक्तियाँ',
  rowsNearProblems: 'समस्याओं के पास की पंक्तियाँ',
  allRows: 'सभी पंक्तियाँ',
  backToColumns: '{problems}। कॉलम पर वापस जाएँ।',
  showMore: '{count} और दिखाएँ',
  swapped: '{count} पंक्तियों में अक्षांश और देशांतर अदले-बदले लगते हैं।',
  swapColumns: 'कॉलम अदल-बदल करें',
  skip: 'छोड़ें',
  choose: 'चुनें',
  noneOfThese: 'इनमें से कोई नहीं, पंक्ति छोड़ें',
  mapOfOrders: '{count, plural, one {एक ऑर्डर का मानचित्र} other {# ऑर्डर का मानचित्र}}',

  // Days
  today: 'आज',
  tomorrow: 'कल (आगामी)',
  yesterday: 'कल (बीता)',
  daysAgo: '{days} दिन पहले',
  inDays: '{days} दिन बाद',
  noDayYet: 'अभी किसी ऑर्डर का दिन नहीं है',
  ordersForDay: '{day} के लिए {count, plural, one {# ऑर्डर} other {# ऑर्डर}}, {distance}',
  ordersOnDays:
    '{days} दिनों में {count, plural, one {# ऑर्डर} other {# ऑर्डर}}, {first} ({distance}) से {last} तक',
  dayIsOver:
    'यह दिन बीत चुका है। आपका मतलब किस दिन से है? इतिहास रखा जाता है, न योजना बनती है, न किसी को बताया जाता है।',
  whichDay: 'कौन सा दिन',
  asInFile: 'फ़ाइल जैसा',
  todayChoice: 'आज',
  nextWorkday: 'अगला काम का दिन',
  history: 'इतिहास',

  // Import and its result
  skipAndImport: '{skipped} छोड़ें, {ready} आयात करें',
  importing: 'आयात हो रहा है',
  importCount: '{count} आयात करें',
  nothingUntilFixed: 'जब तक हर पंक्ति ठीक या छोड़ी न जाए, कुछ आयात नहीं होता।',
  downloadWithReasons:
    '{count, plural, one {कारण सहित # पंक्ति डाउनलोड करें} other {कारणों सहित # पंक्तियाँ डाउनलोड करें}}',
  rowsSkipped: '{count, plural, one {# पंक्ति छोड़ी गई} other {# पंक्तियाँ छोड़ी गईं}}।',
  restore: 'वापस लाएँ',
  allReady: 'सभी पंक्तियाँ तैयार हैं।',
  showOrders: 'ऑर्डर दिखाएँ',
  showDay: '{day} दिखाएँ',
  planDay: '{day} की योजना बनाएँ',
  ordersImported: '{count, plural, one {# ऑर्डर} other {# ऑर्डर}} आयात हुए',
  newAndChanged: '{created} नए, {changed} बदले हुए।',
  newChangedSkipped: '{created} नए, {changed} बदले हुए, {skipped} छोड़े गए।',
  fromAddressBook: '{count, plural, one {# ऑर्डर} other {# ऑर्डर}} ने समय, निर्देश या समय-सीमा पता पुस्तिका से ली।',
  theyAreFor: 'ये {days} के लिए हैं।',
  downloadSkipped: 'छोड़ी गई पंक्तियाँ डाउनलोड करें',
  importUndone: '{count, plural, one {आयात वापस लिया गया, # ऑर्डर हटा} other {आयात वापस लिया गया, # ऑर्डर हटे}}',
  importNotUndone: 'आयात वापस नहीं लिया जा सका',
  undoImport: 'यह आयात वापस लें',
} satisfies Translation<typeof en>
