// Hindi texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'नया टिकट',
  ticketsNoun: 'टिकट',
  tickets: 'टिकट',
  theTicket: 'टिकट',
  allTickets: 'सभी टिकट',
  nothingAsked: 'अभी कुछ नहीं पूछा गया',
  nothingAskedMore: 'कुछ काम न करे या कैसे चलता है जानना हो तो यहाँ पूछें। उत्तर यहाँ और ईमेल से आते हैं।',
  chooseTicket: 'पढ़ने के लिए टिकट चुनें। कार्यदिवसों में {hours} घंटे के भीतर कोई व्यक्ति उत्तर देता है।',
  answersWithin: 'कार्यदिवसों में {hours} घंटे के भीतर कोई व्यक्ति उत्तर देता है।',
  askSupport: 'सहायता से पूछें',
  notSent: 'आपका प्रश्न नहीं भेजा गया',
  subject: 'विषय',
  fewWords: 'कुछ शब्दों में',
  whatHappens: 'क्या होता है, और आपने क्या सोचा था',
  answerComes: 'उत्तर यहाँ और ईमेल से {email} पर आता है',
  sending: 'भेजा जा रहा है',
  send: 'भेजें',
  sendToSupport: 'सहायता को भेजें',
  writeToReopen: 'फिर खोलने के लिए लिखें',
  writeToSupport: 'सहायता को लिखें',
  stateOpen: 'सहायता के पास',
  stateAnswered: 'उत्तर दिया गया',
  stateClosed: 'बंद',
  messages: 'संदेश',
  noteBy: '{name} का नोट',
  supportAt: 'सहायता, {time}',
} satisfies Translation<typeof en>
