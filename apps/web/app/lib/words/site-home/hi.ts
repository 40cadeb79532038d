// Hindi texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - कारोबार के लिए फ़्लीट प्रबंधन प्लेटफ़ॉर्म',

  // First view
  noCardTrial:
    '{days, plural, one {# दिन मुफ़्त आज़माएँ, कार्ड नहीं चाहिए} other {# दिन मुफ़्त आज़माएँ, कार्ड नहीं चाहिए}}',
  heroTitle: 'पहली गाड़ी निकलने से पहले पूरा दिन तय।',
  heroLead:
    'डिलीवरी फ़्लीट के लिए AI से रूट की योजना, लाइव ट्रैकिंग और सूचनाएँ, ताकि डिलीवरी की लागत {percent} प्रतिशत तक घटे।',
  learnMore: 'और जानें<hidden> सुविधाओं के बारे में</hidden>',
  sampleDay: 'Ashmouth का एक नमूना दिन, ठीक वैसा जैसा उसकी योजना बनी',
  sampleStops: '{count, plural, one {<b>#</b> स्टॉप} other {<b>#</b> स्टॉप}}',
  sampleVans: '{count, plural, one {<b>#</b> गाड़ी} other {<b>#</b> गाड़ियाँ}}',
  sampleDistance: '<b>{distance}</b> किमी',

  // Figures
  inFigures: 'आँकड़ों में',
  upTo: '{percent} तक',
  lowerCost: 'कम डिलीवरी लागत',
  outOf: '{rating} / {best}',
  customerRating: 'ग्राहकों की रेटिंग',
  uptime: 'अपटाइम',
  trialDays: '{days, plural, one {#\u00a0दिन} other {#\u00a0दिन}}',
  freeNoCard: 'मुफ़्त, क्रेडिट कार्ड नहीं चाहिए',
  illustrative: 'ये आँकड़े उदाहरण हैं। जो मापा जाता है, वह स्थिति पेज पर है।',

  // The planner in the page
  tryTitle: 'इंजन को यहीं आज़माएँ',
  tryLead:
    'आपका दिन बनाने वाला वही प्लानर, इसी पेज में: {stops} स्टॉप का नमूना, पहले फ़ाइल के क्रम में, फिर जैसे इंजन योजना बनाता है। रेखाएँ सीधी हैं, किलोमीटर सड़क के हैं। आपके ब्राउज़र से कुछ भी बाहर नहीं जाता।',
  optimize: 'ऑप्टिमाइज़ करें',
  loadingPlanner: 'प्लानर लोड हो रहा है',

  // The plan
  oneSelection: 'नक्शा, सूची और समयरेखा, एक ही चयन',
  oneSelectionLead:
    'किसी स्टॉप पर इशारा करें और बाकी दोनों जवाब दें। जो नियम टूटता है, वह वहीं लाल दिखता है, मात्रा के साथ। जिसे आपकी ज़रूरत है, वह सबसे छोटे उपाय के साथ सबसे ऊपर रहता है।',
  reasons:
    '<b>इनकार नहीं, कारण।</b> <more>जो ऑर्डर योजना में नहीं आता, वह बताता है कि कौन-सा नियम रोकता है और क्या मदद करेगा।</more>',
  stopAnyTime: '<b>जब चाहें रोकें।</b> <more>इंजन दिखाता है कि कितना फ़ायदा हुआ, और सबसे अच्छी योजना रखता है।</more>',
  realRoads: '<b>असली सड़कें।</b> <more>एकतरफ़ा सड़कें, मोड़ और पुल हर गिने गए मिनट में शामिल हैं।</more>',

  // The live day
  lateTitle: 'देर होने से पहले देर देख लें',
  lateLead: 'हर गाड़ी, हर वादा, और वे जो टूटने ही वाले हैं। सबसे ख़राब पहले।',

  // The recipient
  recipientTitle: 'प्राप्तकर्ता के लिए एक जवाब',
  recipientLead:
    'ट्रैकिंग पेज बताता है कि कब, और समय बदले तो क्यों। फिर कहाँ, कौन, और अब भी क्या बदला जा सकता है। आपके रंगों में, बिना खाते के।',
  seeTracking: 'ट्रैकिंग पेज देखें',
  trackingScreen: 'फ़ोन पर ट्रैकिंग पेज: पहुँचने का समय, अब तक का रास्ता और नक्शे पर गाड़ी',

  // Testimonials
  whatDispatchersSay: 'डिस्पैचर क्या कहते हैं',
  sampleTestimonials: 'नमूना राय',
  drawnPortrait: 'बनाया हुआ चित्र',
  teaQuote:
    '“पहले हम रात नौ बजे तक योजना बनाते थे। अब चाय डालने से पहले योजना तैयार रहती है, और मैं देख सकती हूँ कि हर स्टॉप वहीं क्यों है।”',
  operationsManager: 'संचालन प्रबंधक, {company}',
  reasonQuote:
    '“जो ऑर्डर नहीं समाता, उसके पास लिखे कारण ने हमारे जितने फ़ोन कॉल बचाए, उतने स्क्रीन की किसी और चीज़ ने नहीं।”',
  founder: 'संस्थापक, {company}',
  printoutQuote: '“दो दिन में ही मेरे ड्राइवरों ने छपा हुआ काग़ज़ माँगना छोड़ दिया। इससे बड़ी तारीफ़ वे करते नहीं।”',
  headOfDispatch: 'डिस्पैच प्रमुख, {company}',

  // Drawings of features
  owner: 'मालिक',
  dispatch: 'डिस्पैच',
  driver: 'ड्राइवर',
  recipient: 'प्राप्तकर्ता',
  haveArrived: 'मैं पहुँच गया',
} satisfies Translation<typeof en>
