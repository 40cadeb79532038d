// Hindi texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'अवलोकन',
  dashboard: 'फ़्लीट प्रबंधन डैशबोर्ड',
  orders: 'ऑर्डर',
  plan: 'योजना',
  live: 'लाइव',
  fleet: 'फ़्लीट',
  drivers: 'ड्राइवर',
  routes: 'रूट',
  analytics: 'विश्लेषण',
  settings: 'सेटिंग',
  support: 'सहायता',
  help: 'मदद',

  // Around a page
  company: 'कंपनी',
  sections: 'अनुभाग',
  menu: 'मेन्यू',
  search: 'खोजें',
  searchCompany: 'ऑर्डर, स्टॉप, ड्राइवर खोजें',
  searching: 'खोज जारी है',
  nothingFound: '“{text}” के लिए कुछ नहीं मिला',
  skipToContent: 'सामग्री पर जाएँ',
  needYou: '{label}, {count} पर आपका ध्यान चाहिए',
  loadingCompany: 'आपकी कंपनी लोड हो रही है',
  companyNotLoaded: 'आपकी कंपनी लोड नहीं हो सकी',
  viewer: 'आप यहाँ सब कुछ केवल देख सकते हैं। बदलाव डिस्पैच और व्यवस्थापक करते हैं।',
  testClock: 'टेस्ट घड़ी चालू है: मालिक यहाँ कंपनियों का समय बदलते हैं। असली काम के लिए नहीं।',

  // Connection
  connected: 'जुड़ा हुआ',
  slow: 'धीमा, {seconds} से॰',
  noConnection: 'कनेक्शन नहीं',
  offline: 'इंटरनेट कनेक्शन नहीं है। आप आख़िरी ज्ञात स्थिति देख रहे हैं; ऑनलाइन होते ही यह अपडेट हो जाएगी।',

  // Day
  today: 'आज',
  todayAnd: 'आज, {day}',
  previousDay: 'पिछला दिन',
  nextDay: 'अगला दिन',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  weekdays: 'सो मं बु गु शु श र',

  // Panels and lists
  close: 'बंद करें',
  cancel: 'रद्द करें',
  save: 'सहेजें',
  undo: 'वापस लें',
  removed: '{name} हटाया गया',
  notRemoved: '{name} हटाया नहीं जा सका',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  haveCopied: 'मैंने कॉपी कर लिया',
  shownOnce: 'अभी कॉपी करें: यह केवल एक बार दिखाया जाता है। {hint}',
  selectAll: 'सभी चुनें',
  selectRow: '{row} चुनें',
  firstOf: '{count} में से पहले {limit}। बाकी देखने के लिए फ़िल्टर करें।',
  scrolledSideways: '{label}, बगल में स्क्रॉल होता है',
  separateByCommas: 'अल्पविराम से अलग करें',
} satisfies Translation<typeof en>
