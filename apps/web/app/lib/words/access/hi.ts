// Hindi texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} बंद है। उसका डेटा {day} के बाद हटाया जाएगा',
  closed: '{company} बंद है',
  closedMore:
    'उस दिन तक इसे फिर खोला जा सकता है: हमें लिखें। भेजे गए रूट पूरे किए जाते हैं और प्राप्तकर्ता उन्हें ट्रैक करते रहते हैं।',
  deletedOn: '{company} {day} को हटा दी गई',
  deleted: '{company} हटा दी गई',
  deletedMore: 'यह बंद थी और फिर खोलने का समय बीत गया। बिल क़ानून के अनुसार रखे जाते हैं।',
  suspended: '{company} ने आपकी पहुँच रोक दी है',
  suspendedMore: 'उदाहरण के लिए, संग्रहित ड्राइवर साइन इन नहीं कर सकते। कंपनी के डिस्पैचर या व्यवस्थापक से पूछें।',
  removed: 'आप अब {company} के सदस्य नहीं हैं',
  removedMore: 'कंपनी के व्यवस्थापक से नया निमंत्रण माँगें।',
  removedOnMore: 'व्यवस्थापक ने आपको {day} को हटाया। कंपनी के व्यवस्थापक से नया निमंत्रण माँगें।',
  whatYouMayEnter: 'आपके खाते की पहुँच',
  expectDelivery: 'क्या आप खुद किसी डिलीवरी की प्रतीक्षा में हैं?',
  deliveriesToYou: 'आपके लिए डिलीवरी',
  writeToUs: 'हमें लिखें',
  movedTo: '{company} अब {host} पर है',
  signInThere: 'वहाँ उसी ईमेल और पासवर्ड से साइन इन करें।',
  goOnThere: 'वहाँ जारी रखें',
  nothingChanged: 'कुछ नहीं बदला गया',
  goOnWithout: 'इसके बिना जारी रखें',
  yourCompanies: 'कंपनियाँ जिनके लिए आप काम करते हैं',
  didNotOpen: '{company} नहीं खुली',
  openCompany: '{company} खोलें',
  yourAccess: 'आपकी पहुँच',
} satisfies Translation<typeof en>
