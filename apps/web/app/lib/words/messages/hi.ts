// Hindi texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'कौन से संदेश',
  withRecipients: 'प्राप्तकर्ताओं के साथ',
  withDrivers: 'ड्राइवरों के साथ',
  withDriversCount: 'ड्राइवरों के साथ ({count})',
  undelivered: 'नहीं पहुँचे',
  undeliveredCount: 'नहीं पहुँचे ({count})',
  messages: 'संदेश',
  theMessages: 'संदेश',

  // Threads
  threads: 'बातचीत',
  unread: 'अपठित',
  noMessages: 'अभी कोई संदेश नहीं',
  noMessagesMore: 'प्राप्तकर्ता अपने ट्रैकिंग पेज से लिखते हैं; SMS के उनके उत्तर भी यहाँ दिखते हैं।',
  whatRecipientsGet: 'चुनें कि प्राप्तकर्ताओं को क्या बताया जाए',
  addDriver: 'ड्राइवर जोड़ें',
  ofOrder: '{reference}: {text}',
  youWrote: 'आप: {text}',
  driverWrote: 'ड्राइवर: {text}',
  all: 'सभी',
  messagesWith: '{name} के साथ संदेश',
  writeTo: '{name} को लिखें',
  dispatch: 'डिस्पैच',
  driver: 'ड्राइवर',
  nothingToRecipient: 'अभी कुछ नहीं लिखा गया। प्राप्तकर्ता इसे ट्रैकिंग पेज पर देखता है।',
  waiting: 'उत्तर की प्रतीक्षा में',
  nobodyWaits:
    '{count, plural, one {कोई नहीं। # बातचीत में आख़िरी संदेश आपका है।} other {कोई नहीं। सभी # बातचीत में आख़िरी संदेश आपका है।}}',
  wrote: 'लिखा {moment}',
  answer: 'उत्तर दें',

  // Drivers
  drivers: 'ड्राइवर',
  noDrivers: 'अभी कोई ड्राइवर नहीं',
  noDriversMore: 'फ़्लीट में ड्राइवर जोड़ें, फिर उन्हें यहाँ लिखें।',
  nothingWritten: 'अभी कुछ नहीं लिखा गया',
  noAccount: 'अभी खाता नहीं',
  nothingToDriver: 'अभी कुछ नहीं लिखा गया। ड्राइवर इसे ऐप में सूचना के साथ देखता है।',
  noAccountMore: 'इस ड्राइवर का अभी खाता नहीं है: उसे आमंत्रित करें या ड्राइवर पेज पर कोड दें।',
  chooseDriver: 'ड्राइवर चुनें या कई को लिखें।',
  writeToSeveral: 'कई ड्राइवरों को लिखें',
  toWhom: 'किसे',
  driversOnRoad: 'सड़क पर ड्राइवर',
  allDrivers: 'सभी ड्राइवर',
  writeToAll: 'सभी ड्राइवरों को लिखें',
  writeToOnRoad: 'सड़क पर ड्राइवरों को लिखें',
  toSeveral: 'कई ड्राइवरों को संदेश',
  messagesToSeveral: 'कई ड्राइवरों को संदेश',
  nothingSent: 'अभी कुछ नहीं भेजा गया। हर ड्राइवर इसे अपनी बातचीत में पढ़ता है और आप यहाँ देखते हैं कि किसने पढ़ा।',
  readByAll: 'सभी {count} ने पढ़ा',
  readBy: '{total} में से {count} ने पढ़ा',
  toReadIt: '{count, plural, one {# ड्राइवर को पढ़ना है} other {# ड्राइवरों को पढ़ना है}}',
  sentTo: '{count, plural, one {# ड्राइवर को भेजा गया।} other {# ड्राइवरों को भेजा गया।}}',
  sentWithout:
    '{count, plural, one {# ड्राइवर को भेजा गया। खाता न होने से नहीं पहुँचा: {names}।} other {# ड्राइवरों को भेजा गया। खाता न होने से नहीं पहुँचा: {names}।}}',

  // Undelivered
  undeliveredWhat: 'नहीं पहुँचे संदेश',
  undeliveredMessages: 'नहीं पहुँचे संदेश',
  everythingArrived: 'सब पहुँच गया',
  everythingMore: 'जो ईमेल और SMS नहीं भेजे जा सके, वे कारण के साथ यहाँ दिखते हैं।',
  mail: 'ईमेल',
  text: 'SMS',
  sendAgain: 'फिर भेजें',
  willBeSent: 'यह फिर भेजा जाएगा।',
  dismiss: 'हटाएँ: {subject}, {to}',
  dismissed: 'हटाया गया।',
  didNotWork: 'यह नहीं हुआ।',
} satisfies Translation<typeof en>
