// Hindi texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'निमंत्रण खुल रहा है',
  join: '{company} से जुड़ें',
  invited: '{who} ने आपको आमंत्रित किया है। आपकी भूमिका: {role}।',
  needsLink: 'इस पृष्ठ को अपना लिंक चाहिए',
  openFullLink: 'ईमेल का पूरा लिंक खोलें।',
  notOpened: 'निमंत्रण नहीं खुल सका',
  tryAgain: 'फिर कोशिश करें',
  signIn: 'साइन इन करें',
  forAnother: 'यह निमंत्रण {email} के लिए है',
  forAnotherMore: 'आप {email} से साइन इन हैं। आमंत्रित पते से स्वीकार करने के लिए साइन आउट करें।',
  signOut: 'साइन आउट करें',
  staySignedIn: 'साइन इन रहें',
  hasAccount: '{email} का खाता पहले से है: उससे साइन इन करें, फिर आप यहीं लौटेंगे।',
  accept: 'स्वीकार करें',
  accountReadyBut: 'आपका खाता तैयार है, लेकिन: {problem}',
  accountWillBe: 'आपका खाता {email} होगा।',
  joining: 'जुड़ रहे हैं…',
  createAndJoin: 'खाता बनाएँ और जुड़ें',
  orContinueWith: 'या {provider} से जारी रखें',

  // The person's account
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  atLeast8: 'कम से कम 8 अक्षर',

  // First owner
  setUp: 'सेटअप',
  openPrintedLink: 'सर्वर शुरू होने पर छपा पूरा लिंक खोलें।',
  ownPlatform: 'आप इस प्लेटफ़ॉर्म के मालिक होंगे: कंपनियाँ, प्लान, ईमेल और क्षेत्र।',
  settingUp: 'सेटअप हो रहा है…',
  becomeOwner: 'मालिक बनें',
  invitation: 'आमंत्रण',
} satisfies Translation<typeof en>
