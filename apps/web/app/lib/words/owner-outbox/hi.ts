// Hindi texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'आउटबॉक्स',
  emailsNoun: 'ईमेल',
  mails: 'ईमेल',
  searchEmails: 'ईमेल खोजें',
  searchHint: 'पता, विषय, कंपनी',
  all: 'सभी',
  to: 'प्रति',
  subject: 'विषय',
  state: 'स्थिति',
  written: 'लिखा गया',
  noEmails: 'यहाँ कोई ईमेल नहीं',
  noEmailsMore: 'ईमेल लिखे जाते ही यहाँ दिखते हैं, भेजे गए हों या नहीं।',
  testMailServer: 'मेल सर्वर जाँचें',
  noMatches: 'कोई मेल खाता ईमेल नहीं',
  showAll: 'सभी ईमेल दिखाएँ',
  mailTo: '{subject}, {to} को',

  // States
  waiting: 'प्रतीक्षा में',
  held: 'रोका गया',
  sent: 'भेजा गया',
  caught: 'पकड़ा गया',
  failed: 'असफल',
  expired: 'समय समाप्त',

  // One mail
  mail: 'ईमेल',
  mailNoun: 'ईमेल',
  sendingAgain: '{to} को फिर भेजा जा रहा है',
  waitsUntil: 'प्रतीक्षा कब तक',
  caughtAt: 'पकड़ा गया',
  sentAt: 'भेजा गया',
  tries: 'कोशिशें',
  serverSaid: 'सर्वर ने कहा',
  attached: 'संलग्न',
  sendNow: 'अभी भेजें',
  sendAgain: 'फिर भेजें',
  emailAsItLooks: 'ईमेल जैसा दिखता है',
  asPlainText: 'सादे पाठ में',
} satisfies Translation<typeof en>
