import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'अनुरोध',
  noRequests: 'कोई अनुरोध जवाब की प्रतीक्षा में नहीं है।',
  accept: 'स्वीकार करें',
  decline: 'अस्वीकार करें',
  accepted: 'अनुरोध अब एक ऑर्डर है',
  declined: 'अनुरोध अस्वीकार किया गया',
  notAnswered: 'अनुरोध का जवाब नहीं दिया जा सका',
  message: 'आगंतुक के लिए संदेश',
  cancel: 'रद्द करें',
  waiting: '{count, plural, one {ऑर्डर फ़ॉर्म का # अनुरोध प्रतीक्षा में है} other {ऑर्डर फ़ॉर्म के # अनुरोध प्रतीक्षा में हैं}}',
  answer: 'जवाब दें',
  toldLater: 'आगंतुक को एक मिनट में बताया जाएगा।',
  notRestored: 'अस्वीकृति वापस नहीं ली जा सकी',
  restored: 'अनुरोध फिर प्रतीक्षा में है',
  noContact: 'आगंतुक ने न ईमेल दिया न फ़ोन: किसी को नहीं बताया जाएगा।',
} satisfies Translation<typeof en>
