// Hindi texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'सेवाएँ',
  servicesNoun: 'सेवाएँ',
  outbox: 'आउटबॉक्स',
  servicesLead: 'सर्वर शुरू होते समय एनवायरनमेंट वेरिएबल से तय; जाँच हर सेवा को असली अनुरोध भेजती है।',
  mail: 'मेल सर्वर',
  texts: 'SMS',
  maps: 'नक्शे',
  roads: 'सड़क इंजन',
  geocoder: 'पता खोज',
  storage: 'फ़ाइल स्टोरेज',
  stripe: 'कार्ड भुगतान',
  database: 'डेटाबेस',
  mailsCaught: 'ईमेल पकड़े जाते हैं और आउटबॉक्स में दिखते हैं',
  textsCaught: 'SMS पकड़े जाते हैं और आउटबॉक्स में दिखते हैं',
  drawnHere: 'यहाँ के क्षेत्रों से बनाए जाते हैं',
  onRegionsHere: 'यहाँ के क्षेत्रों पर',
  onDisk: 'इस सर्वर की डिस्क पर',
  paidByHand: 'बिल हाथ से चुकाए गए चिह्नित होते हैं',
  outcome: '{message} {milliseconds} ms',
  works: 'काम करती है',
  worksNot: 'काम नहीं करती',
  notSet: 'सेट नहीं',
  builtIn: 'अंतर्निहित',
  testWhat: '{name} जाँचें',
  test: 'जाँचें',
  testing: 'जाँच हो रही है',

  // API keys
  keysOfAll: 'सभी कंपनियों की API कुंजियाँ',
  apiKeys: 'API कुंजियाँ',
  document: 'OpenAPI दस्तावेज़',
  noKeys: 'किसी कंपनी ने नहीं बनाई। व्यवस्थापक इन्हें सेटिंग, API कुंजियाँ में बनाते हैं।',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'वह सब जो इसका बनाने वाला कर सकता है',
  noLongerWorks: '{name} अब काम नहीं करती',
  usedAt: 'उपयोग {time}',
  neverUsed: 'कभी उपयोग नहीं',
  revoke: 'रद्द करें',
  revokeWhat: '{company} की {name} रद्द करें',
} satisfies Translation<typeof en>
