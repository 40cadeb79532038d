// Hindi texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'API कुंजियाँ',
  onlyAdministrators: 'API कुंजियाँ व्यवस्थापकों के लिए हैं',
  onlyAdministratorsMore: 'आपकी कंपनी का व्यवस्थापक इन्हें यहाँ बनाता और रद्द करता है।',
  notLoaded: 'कुंजियाँ लोड नहीं हो सकीं',
  loadingKeys: 'कुंजियाँ लोड हो रही हैं',
  newKey: 'नई कुंजी',
  noKeys: 'अभी कोई कुंजी नहीं',
  noKeysMore: 'कुंजी से आपका सॉफ़्टवेयर ऑर्डर आयात, योजनाएँ पढ़ या स्थान भेज सकता है, और केवल वही जो आपने चुना।',
  test: 'परीक्षण',
  everything: 'वह सब जो इसका बनाने वाला कर सकता है',
  atMost: 'प्रति मिनट अधिकतम {calls} कॉल',
  fromPages: '{origins} के पेज से',
  lastUsed: 'पिछला उपयोग {time}',
  neverUsed: 'कभी उपयोग नहीं',
  madeAt: 'बनाई {time}',
  madeBy: '{name} ने बनाई {time}',
  revoke: 'रद्द करें',
  revokeQuestion: '{name} रद्द करें?',
  revokeEffect: 'इस कुंजी वाले प्रोग्राम तुरंत अस्वीकार होते हैं। इसे पूर्ववत नहीं किया जा सकता।',
  noLongerWorks: '{name} अब काम नहीं करती',
  nothingChanged: 'कुछ नहीं बदला',

  // Form
  newApiKey: 'नई API कुंजी',
  yourNewKey: 'आपकी नई कुंजी',
  bearerHint: 'इसे Bearer टोकन के रूप में भेजें, पते में कभी नहीं।',
  createKey: 'कुंजी बनाएँ',
  notCreated: 'कुंजी नहीं बन सकी',
  name: 'नाम',
  nameHint: 'इसे इस्तेमाल करने वाला सिस्टम',
  itMay: 'यह कर सकती है',
  sendPositions: 'वाहनों के स्थान भेजना',
  keepTeam: 'पहचान प्रदाता के लिए टीम को अद्यतन रखना (SCIM)',
  callsPerMinute: 'प्रति मिनट कॉल',
  callsPerMinuteHint: 'अपनी सीमा नहीं तो खाली छोड़ें',
  origins: 'इससे कॉल कर सकने वाले पेज',
  originsHint:
    'हर पंक्ति में एक स्रोत, जैसे https://shop.example। प्रोग्रामों के लिए खाली छोड़ें। पेज के आगंतुक उसकी कुंजी पढ़ सकते हैं',
  testKey: 'परीक्षण कुंजी',
  testKeyMore:
    'अपने ऑर्डर, वाहनों और योजनाओं वाले सैंडबॉक्स में काम करती है: किसी को कुछ नहीं भेजा जाता, और इससे बने वेबहुक केवल परीक्षण घटनाएँ सुनते हैं।',
} satisfies Translation<typeof en>
