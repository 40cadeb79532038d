// Hindi texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'संग्रह व्यवस्थापकों के लिए हैं',
  onlyAdministratorsMore: 'आपकी कंपनी का व्यवस्थापक यहाँ डेटा निर्यात करता है।',
  notStarted: 'संग्रह शुरू नहीं हो सका',
  sendingArchive: 'संग्रह भेजा जा रहा है',
  archivesNoun: 'संग्रह',
  archives: 'संग्रह',
  archive: 'संग्रह',
  export: 'निर्यात',
  exportAll: 'सब निर्यात करें',
  exportAllMore:
    'कंपनी का सब कुछ एक zip फ़ाइल में: ऑर्डर, पते, प्राप्तकर्ता, फ़्लीट, ड्राइवर और सेटिंग्स, योजनाएँ, रूट और स्थान, संदेश, ईमेल, सदस्य, बिल और ऑडिट लॉग, फ़ाइलें, फ़ोटो और हस्ताक्षर। पासवर्ड और कुंजियाँ इसमें नहीं।',
  writeArchive: 'संग्रह बनाएँ',
  import: 'आयात',
  importArchive: 'संग्रह आयात करें',
  importArchiveMore: 'खाली कंपनी में, इस या दूसरे इंस्टॉलेशन से। जो ऑर्डर रास्ते में थे वे खुले लौटते हैं।',
  chooseArchive: 'संग्रह चुनें',
  rowsOf: '{total} में से {done} पंक्तियाँ',
  writing: 'संग्रह बन रहा है',
  reading: 'संग्रह पढ़ा जा रहा है',
  notDownloaded: 'संग्रह डाउनलोड नहीं हो सका',
  writtenAt: 'बनाया {time}',
  importedAt: 'आयात {time}',
  failed: 'विफल',
  sevenDays: 'फ़ाइल सात दिन रखी गई।',
  download: 'डाउनलोड करें, {size}',
  orderCount: '{count, plural, one {# ऑर्डर} other {# ऑर्डर}}',
  vehicleCount: '{count, plural, one {# वाहन} other {# वाहन}}',
  driverCount: '{count, plural, one {# ड्राइवर} other {# ड्राइवर}}',
  depotCount: '{count, plural, one {# डिपो} other {# डिपो}}',

  // Closing
  closeCompany: 'कंपनी बंद करें',
  closeCompanyMore:
    'पहले उसका संग्रह बनता है। फिर लोगों की पहुँच समाप्त होती है और भेजे गए रूट पूरे किए जाते हैं। व्यवस्थापक 30 दिन तक संग्रह डाउनलोड कर सकते हैं; उसके बाद बिलों के अलावा सब मिटाया जाता है।',
  closeQuestion: 'कंपनी बंद करें?',
  closeEffect:
    'अब से कंपनी का कोई काम नहीं कर सकता। 30 दिनों के भीतर प्लेटफ़ॉर्म का मालिक इसे फिर खोल सकता है; उसके बाद कोई नहीं।',
  keepIt: 'रहने दें',
  notClosed: 'कंपनी बंद नहीं हुई',
  nameOfCompany: 'कंपनी का नाम',
  writeOut: 'पुष्टि के लिए पूरा लिखें',
} satisfies Translation<typeof en>
