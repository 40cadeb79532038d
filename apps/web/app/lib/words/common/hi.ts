// Hindi texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} मि',
  hours: '{hours} घं {minutes}',
  onTime: 'समय पर',
  late: '{duration} देर',
  early: '{duration} पहले',
  anyTime: 'किसी भी समय',
  until: '{time} तक',
  from: '{time} से',
  range: '{from}-{to}',
  secondsAgo: '{seconds} सेकंड पहले',
  listComma: ', ',
  percent: '{value}%',
  ago: '{duration} पहले',
  // Every page
  account: '{name} का खाता',
  goToCompany: '{company} पर जाएँ',
  security: 'सुरक्षा',
  signOut: 'साइन आउट',
  theme: 'थीम',
  themeLight: 'हल्की',
  themeDark: 'गहरी',
  themeSystem: 'सिस्टम',
  language: 'भाषा',
  loading: 'लोड हो रहा है',
  loadingWhat: '{what}: लोड हो रहा है',
  notLoaded: '{what}: लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
  seePlans: 'प्लान देखें',
  messages: 'संदेश',
  you: 'आप',
  byText: 'SMS से',
  wasRead: 'पढ़ा गया',
  send: 'भेजें',
  sending: 'भेजा जा रहा है',
  noPush: 'यह ब्राउज़र सूचनाएँ नहीं दिखाता। iPhone पर पहले पेज को होम स्क्रीन पर जोड़ें।',
  pushDenied: 'इस पेज की सूचनाएँ बंद हैं। ब्राउज़र की सेटिंग में अनुमति दें।',

  // No usable answer from the server
  serverSilent: 'सर्वर ने {seconds} सेकंड में उत्तर नहीं दिया।',
  serverUnreachable: 'सर्वर तक नहीं पहुँचा जा सका।',
  checkConnection: 'कनेक्शन जाँचें और फिर कोशिश करें।',
  notUnderstood: 'सर्वर ने ऐसा उत्तर भेजा जिसे यह पेज नहीं समझता।',
  reloadPage: 'पेज फिर लोड करें।',
  wentWrong: 'कुछ गड़बड़ हुई।',
} satisfies Translation<typeof en>
