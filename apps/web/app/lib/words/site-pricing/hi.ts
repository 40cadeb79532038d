// Hindi texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'कीमत आपके वाहनों के हिसाब से',
  nothingOnSale: 'इस समय कोई प्लान बिक्री पर नहीं है। हमसे कीमत पूछें।',
  driversFree:
    '{days, plural, one {ड्राइवर नहीं गिने जाते। हर प्लान # दिन की आज़माइश से शुरू होता है, कार्ड नहीं चाहिए।} other {ड्राइवर नहीं गिने जाते। हर प्लान # दिन की आज़माइश से शुरू होता है, कार्ड नहीं चाहिए।}}',
  ordersFree:
    '{days, plural, one {ऑर्डर और ड्राइवर नहीं गिने जाते। हर प्लान # दिन की आज़माइश से शुरू होता है, कार्ड नहीं चाहिए।} other {ऑर्डर और ड्राइवर नहीं गिने जाते। हर प्लान # दिन की आज़माइश से शुरू होता है, कार्ड नहीं चाहिए।}}',

  // Each plan
  mostPopular: 'सबसे लोकप्रिय',
  priceCustom: 'आपके अनुसार',
  perMonth: '/माह',
  perYear: '/वर्ष',
  yearPrice: 'या एक साल के लिए {price}',
  yearPriceSaving: 'या एक साल के लिए {price}, हर महीने देने से {percent} कम',
  vehicleLimit: '{count, plural, =0 {असीमित वाहन} one {# वाहन तक} other {# वाहन तक}}',
  andOn: 'और आगे भी',
  choosePlan: '{plan} चुनें',

  // Features of plans
  vehicles: '{count, plural, =0 {असीमित वाहन} one {# वाहन तक} other {# वाहन तक}}',
  people: '{count, plural, =0 {पोर्टल में असीमित लोग} one {पोर्टल में # व्यक्ति} other {पोर्टल में # लोग}}',
  everythingIn: '{plan} का सब कुछ',
  planningOnRoads: 'असली सड़कों पर योजना और दोबारा योजना',
  liveInYourBrand: 'आपके ब्रांड में लाइव नक्शा और ट्रैकिंग पेज',
  importAndExport: 'CSV और XLSX आयात, पूरा निर्यात',
  analytics: 'विश्लेषण',
  keysForYourSystems: 'आपके अपने सिस्टम के लिए API कुंजियाँ',
  ownRegions: 'आपके अपने क्षेत्र',
  serviceLevels: 'तय सेवा स्तर',

  // The ruler
  vehicleCount: '{count, plural, one {# वाहन} other {# वाहन}}',
  vehicleCountOrMore: '{count, plural, one {#+ वाहन} other {#+ वाहन}}',
  vehiclesAndAnswer: '{count, plural, one {# वाहन: {answer}} other {# वाहन: {answer}}}',
  monthAnswer: '{plan}, {price} प्रति माह, यानी हर वाहन {share}',
  yearAnswer: '{plan}, {price} प्रति वर्ष, यानी हर वाहन {share}',
  askedAnswer: '{plan}, कीमत आपसे बात करके',
  beyondAnswer: 'बिक्री के प्लान से आगे: हमसे पूछें',

  // The comparison
  whatPlansInclude: 'हर प्लान में क्या है',
  aboveLimit:
    'आपकी वाहन संख्या से ऊपर कुछ नहीं रुकता: बना हुआ दिन पूरा चलता है, और अगला वाहन तब तक रुकता है जब तक आप प्लान न बढ़ाएँ या कोई वाहन संग्रह में न डालें। कीमतें अमेरिकी डॉलर में, कर से पहले।',
  what: 'क्या',
  included: 'शामिल',
  notIncluded: 'शामिल नहीं',
  unlimited: 'असीमित',
  upTo: '{count} तक',
  planning: 'योजना',
  rowVehicles: 'वाहन',
  rowOrders: 'प्रतिदिन ऑर्डर',
  rowDrivers: 'ड्राइवर',
  rowPeople: 'पोर्टल में लोग',
  rowRules: 'समय-सीमाएँ, भार, शिफ़्ट, कौशल',
  rowRoads: 'असली सड़कें, नक्शे और पते',
  theDay: 'दिन के दौरान',
  rowLive: 'लाइव नक्शा और जोखिम वाले स्टॉप',
  rowTrackers: 'OsmAnd और OwnTracks वाले ट्रैकर',
  rowTracking: 'प्राप्तकर्ताओं के लिए ट्रैकिंग पेज',
  rowBranding: 'आपका लोगो और रंग',
  rowMails: 'आपके अपने शब्दों में ईमेल',
  company: 'कंपनी',
  rowApi: 'API कुंजियाँ और वेबहुक',
  rowShops: 'दुकानों से जुड़ाव',
  rowTexts: 'प्रति माह SMS',
  rowStorage: 'फ़ाइलों के मेगाबाइट',
  rowCalls: 'प्रति मिनट API कॉल',
  rowSupport: 'सहायता का जवाब इतने समय में',
  hours: '{count, plural, one {# घंटा} other {# घंटे}}',
} satisfies Translation<typeof en>
