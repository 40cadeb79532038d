// Hindi texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'खुले',
  pending: 'प्रतीक्षा में',
  closed: 'बंद',
  searchTickets: 'टिकट खोजें',
  waits: '{age} से प्रतीक्षा में',
  waiting: 'जवाब का इंतज़ार',
  withOwner: '{name}, {owner} के पास',
  nobodyWaits: 'कोई प्रतीक्षा में नहीं',
  noTickets: 'यहाँ कोई टिकट नहीं',
  questionsComeIn: 'संपर्क पृष्ठ और उत्पाद के भीतर से पूछे गए प्रश्न यहाँ आते हैं।',
  contactPage: 'संपर्क पृष्ठ',
  openCount:
    '{count, plural, one {# टिकट खुला है। उत्तर {hours} घंटों में देने का वादा है।} other {# टिकट खुले हैं। उत्तर {hours} घंटों में देने का वादा है।}}',
  nobodyYet: 'अभी कोई नहीं',
  somebody: 'कोई',
  ownersNotLoaded: '{name}। मालिक लोड नहीं हो सके।',
  tryAgain: 'फिर कोशिश करें',
  assignedTo: 'किसे सौंपा गया',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'फिर खोलें',
  replyTo: '{email} को उत्तर',
  answer: 'उत्तर',
  sendReply: 'भेजें और प्रतीक्षा में रखें',
  addNote: 'नोट जोड़ें',
  noteAdded: 'नोट जोड़ा गया',
  replySent: '{to} को उत्तर भेजा गया',
} satisfies Translation<typeof en>
