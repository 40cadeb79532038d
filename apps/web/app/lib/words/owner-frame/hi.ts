// Hindi texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'मालिक पोर्टल',
  heading: 'प्लेटफ़ॉर्म प्रबंधन',
  aiRoutes: 'AI रूट',
  tenants: 'कंपनियाँ',
  newTenant: 'नई कंपनी',
  billing: 'बिलिंग',
  plans: 'प्लान',
  emails: 'ईमेल',
  api: 'API',
  integrations: 'इंटीग्रेशन',
  subscriptions: 'सदस्यताएँ',
  outbox: 'आउटबॉक्स',
  status: 'स्थिति',
  system: 'सिस्टम',
  regions: 'क्षेत्र',
  auditLog: 'ऑडिट लॉग',

  // Search
  searchPortal: 'कंपनियाँ और टिकट खोजें',
  foundPage: 'पेज',
  foundCompany: 'कंपनी',
  foundTicket: 'टिकट',
  foundInvoice: 'बिल',

  // Bar while an owner views a company
  viewingCompany: 'आप {time} तक {company} को उसके दर्शक के रूप में देख रहे हैं। यह उनके और हमारे लॉग में दर्ज होता है।',
  viewingOne: 'आप {time} तक एक कंपनी को उसके दर्शक के रूप में देख रहे हैं। यह उनके और हमारे लॉग में दर्ज होता है।',
  end: 'समाप्त करें',

  // Results
  nothingChanged: 'कुछ नहीं बदला',
  couldNotLoad: 'लोड नहीं हो सका',

  // Ages and times left
  minutes: '{count} मि',
  hours: '{count} घं',
  days: '{count, plural, one {# दिन} other {# दिन}}',
  inMinutes: '{count} मि में',
  inHours: '{count} घं में',
  inDays: '{count, plural, one {# दिन में} other {# दिन में}}',
  minutesAgo: '{count} मि पहले',
  hoursAgo: '{count} घं पहले',
  daysAgo: '{count, plural, one {# दिन पहले} other {# दिन पहले}}',
} satisfies Translation<typeof en>
