// Hindi texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'चालू दिन का नक्शा',
  stop: 'स्टॉप {number}',
  served: 'डिलीवर हुआ',
  failed: 'असफल',
  skipped: 'छोड़ा गया',

  // Controls
  controls: 'नक्शे के नियंत्रण',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  fitAll: 'सब दिखाएँ',
  asTable: 'तालिका में दिखाएँ',
  layers: 'परतें',
  scale: 'पैमाना: {distance}',
  sheetHeight: 'ऊँचाई: {sheet}',

  // Table
  shownAsTable: 'नक्शे पर जो है, तालिका में',
  shown: 'नक्शे पर जो है',
  inView: '{total} में से {shown} दिख रहे हैं',
  backToMap: 'नक्शे पर वापस',
  what: 'क्या',
  route: 'रूट',
  name: 'नाम',
  state: 'स्थिति',

  // Marks
  depot: 'डिपो {name}',
  unserved: 'बिना सेवा: {label}',
  yourAddress: 'आपका पता',
  atRisk: '{vehicle}, जोखिम में',
  addCorner: '{number} के बाद कोना जोड़ें',
  corner: 'कोना {number}',
  closeOutline: 'कोना 1: रेखा बंद करें',

  // No map here
  noStreetMap: 'यहाँ सड़क का नक्शा नहीं',
  outsideMaps:
    '{depot} इस प्लेटफ़ॉर्म के सभी सड़क नक्शों से बाहर है: दूरी का अनुमान सड़कों के बिना होता है और पतों को पिन या निर्देशांक चाहिए।',
  mapRequested: '{day} को नक्शा माँगा गया',
  askForMap: 'प्लेटफ़ॉर्म के मालिक से नक्शा माँगें',
  requestSent: 'अनुरोध भेजा गया',
  ownerSees: 'प्लेटफ़ॉर्म का मालिक देखता है कि कौन माँग रहा है और आपका डिपो कहाँ है।',
  requestNotSent: 'अनुरोध नहीं भेजा गया',
  noWebGl: 'यह ब्राउज़र नक्शा नहीं बना सकता: WebGL 2 नहीं है या बंद है। साथ की सूचियाँ इसके बिना भी चलती हैं।',
  mapNotLoaded: 'नक्शा लोड नहीं हो सका। साथ की सूचियाँ इसके बिना भी चलती हैं।',
} satisfies Translation<typeof en>
