// Hindi texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'निजता व्यवस्थापकों के लिए है',
  onlyAdministratorsMore: 'आपकी कंपनी का व्यवस्थापक यहाँ किसी व्यक्ति का डेटा खोजता, देता और मिटाता है।',
  findPerson: 'व्यक्ति खोजें',
  findPersonMore:
    'कोई पूछता है कि आपके पास उसका क्या डेटा है, या उसे हटवाना चाहता है: प्राप्तकर्ता, ड्राइवर या टीम का सदस्य।',
  searchField: 'नाम, ईमेल, फ़ोन या पता',
  find: 'खोजें',
  peopleNoun: 'लोग',
  nobodyBy: '“{text}” से कोई नहीं।',
  matches: 'परिणाम',
  tickEveryRow: 'इस व्यक्ति की हर पंक्ति चुनें। वही प्राप्तकर्ता पता पुस्तिका में दो बार हो सकता है।',
  uses: '{count, plural, one {# ऑर्डर} other {# ऑर्डर}}',
  routesDriven: '{count, plural, one {# रूट} other {# रूट}}',
  kindRecipient: 'प्राप्तकर्ता',
  kindDriver: 'ड्राइवर',
  kindMember: 'सदस्य',
  kindAccount: 'खाता',

  // A person's data
  dataNoun: 'डेटा',
  whatThereIs: 'क्या मौजूद है',
  exportNotStarted: 'निर्यात शुरू नहीं हो सका',
  export: 'निर्यात करें',
  erase: 'मिटाएँ',
  photosAndFiles: 'फ़ोटो और फ़ाइलें',
  namedIn: 'उल्लेख',
  texts: '{count, plural, one {# पाठ: {places}} other {# पाठ: {places}}}',
  erasedLater: 'खुला काम पूरा होने पर मिटाया जाएगा',
  beingErased: 'व्यक्ति का डेटा मिटाया जा रहा है',
  eraseWhom: '{name} को मिटाएँ',
  eraseMore: 'हमेशा के लिए। आँकड़ों के लिए ऑर्डर और रूट बिना नाम के रहेंगे।',
  cancel: 'रद्द करें',
  eraseWhenEnded: 'पूरा होने पर मिटाएँ',
  waitsUntil: 'अभी नहीं: मिटाना इसके पूरा होने तक रुकेगा।',
  sharesName: 'किसी और का भी यही नाम है। केवल नाम वाले पाठ वैसे ही रहेंगे।',
  whatStays: 'क्या रहेगा',
  backupsHold: 'संचालक के डेटाबेस बैकअप हटाए जाने तक व्यक्ति का डेटा रखते हैं।',
  notErased: 'व्यक्ति का डेटा नहीं मिट सका',
  typeToConfirm: 'पुष्टि के लिए “{name}” लिखें',

  // Requests
  requestsNoun: 'अनुरोध',
  requests: 'अनुरोध',
  exportsAndErasures: 'निर्यात और मिटाना',
  waiting: 'खुले ऑर्डर और रूट पूरे होने तक रुका है',
  queued: 'अभी शुरू होगा',
  running: 'जारी है',
  notCalledOff: 'मिटाना रोका नहीं जा सका',
  exportOf: 'निर्यात: {kind}, {time}',
  erasureOf: 'मिटाना: {kind}, {time}',
  failed: 'विफल',
  done: '{count, plural, one {पूरा: # पंक्ति} other {पूरा: # पंक्तियाँ}}',
  notDownloaded: 'निर्यात डाउनलोड नहीं हो सका',
  download: 'डाउनलोड, {size}',
  callOff: 'रोकें',
} satisfies Translation<typeof en>
