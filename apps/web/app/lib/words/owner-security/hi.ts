// Hindi texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'सुरक्षा',
  owners: 'मालिक',
  newOwner: 'नया मालिक',
  addOwner: 'मालिक जोड़ें',
  ownerNotAdded: 'मालिक जोड़ा नहीं जा सका',
  ownerLead: 'मालिक हर कंपनी देखता है और प्लान, ईमेल व सेटिंग बदलता है।',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  firstPassword: 'पहला पासवर्ड',
  isNowOwner: '{email} अब मालिक है',
  ownerSince: '{email}, {day} से मालिक',
  seenAgo: '{ago} देखा गया',
  neverSignedIn: 'कभी साइन इन नहीं',
  secondStepOn: 'दूसरा चरण चालू',
  noSecondStep: 'दूसरा चरण नहीं',
  you: 'आप',
  removeWhat: '{name} हटाएँ',
  remove: 'हटाएँ',
  removeQuestion: '{name} हटाएँ?',
  removeEffect: 'खाता रहता है, प्लेटफ़ॉर्म पर अधिकारों के बिना।',
  noLongerOwner: 'अब मालिक नहीं',
  ownerByCommand: 'सर्वर पर npm run owner -- --mail ADDRESS भी मालिक जोड़ता है, या उसके लिए नया लिंक बनाता है।',

  // How owners sign in
  howOwnersSignIn: 'मालिक कैसे साइन इन करते हैं',
  needSecondStep: 'मालिकों को साइन इन पर दूसरा चरण चाहिए',
  needSecondStepNow: 'अब मालिकों को दूसरा चरण चाहिए',
  secondStepOptional: 'मालिक दूसरे चरण के बिना साइन इन कर सकते हैं',
  withoutStep: 'जिस मालिक ने इसे नहीं जोड़ा, उसका प्लेटफ़ॉर्म पर कोई अधिकार नहीं और उसे वहीं भेजा जाता है जहाँ यह जुड़ता है।',
  othersWithout:
    '{count, plural, =0 {कोई दूसरा मालिक इसके बिना नहीं है। मालिक की बनाई API कुंजियाँ अब मालिक की तरह काम नहीं करतीं।} one {एक दूसरे मालिक के पास यह नहीं है: माँगते ही वह खाता साइन आउट हो जाता है। मालिक की बनाई API कुंजियाँ अब मालिक की तरह काम नहीं करतीं।} other {# दूसरे मालिकों के पास यह नहीं है: माँगते ही वे साइन आउट हो जाते हैं। मालिक की बनाई API कुंजियाँ अब मालिक की तरह काम नहीं करतीं।}}',
  addYourOwnFirst: 'पहले अपना जोड़ें और उससे साइन इन करें।',
  yourOwnSignIn: 'आपका अपना साइन इन',

  // Sessions
  whereOwnersSignedIn: 'मालिक कहाँ साइन इन हैं',
  noSessions: 'किसी मालिक का ब्राउज़र में खुला सत्र नहीं है।',
  sessionsOfOwners: 'मालिकों के सत्र',
  unknownAddress: 'अज्ञात पता',
  usedAgo: '{ago} उपयोग',
  hasSecondStep: 'दूसरा चरण',
  thisBrowser: 'यह ब्राउज़र',
  signOut: 'साइन आउट करें',
  signOutOf: '{name} को साइन आउट करें, {browser}',
  signedOutThere: 'वहाँ साइन आउट हुआ',

  // Failed sign-ins
  failedSevenDays: 'असफल साइन इन, 7 दिन',
  noFailed: 'पिछले 7 दिनों में किसी खाते में साइन इन असफल नहीं हुआ।',
  failedSignIns: 'असफल साइन इन',
  attempts: '{count, plural, one {# कोशिश, पिछली {ago}} other {# कोशिशें, पिछली {ago}}}',
  wrongCode: 'ग़लत कोड',
  wrongPassword: 'ग़लत पासवर्ड',
  owner: 'मालिक',
  signedInSince: 'बाद में साइन इन किया',
  unknownAccounts: 'बिना खाते वाले पतों पर कोशिशें सीमित हैं और यहाँ नहीं दिखतीं।',

  // Addresses
  whereOwnersWork: 'मालिक कहाँ से काम करते हैं',
  fromElsewhere:
    'किसी और जगह से मालिक के खाते का प्लेटफ़ॉर्म पर कोई अधिकार नहीं। आप <address>{address}</address> पर हैं।',
  addressesAndNetworks: 'पते और नेटवर्क',
  addressesHint: 'हर पंक्ति में एक। मालिक कहीं से भी काम कर सकें, इसके लिए खाली छोड़ें।',
  addressWrong: '{text} न तो 203.0.113.7 जैसा पता है, न 203.0.113.0/24 जैसा नेटवर्क',
  saveAddresses: 'पते सहेजें',
  saving: 'सहेजा जा रहा है',
  addressesSaved: 'पते सहेजे गए',
  fromAnywhere: 'मालिक कहीं से भी काम कर सकते हैं',
  lockedOut: 'पहुँच बंद हो गई? सर्वर पर npm run owner -- --allow-any-address सूची खाली कर देता है।',

  // Accounts
  accounts: 'खाते',
  withSecondStep: 'दूसरे चरण के साथ',
  openSessions: 'खुले सत्र',
  auditLog: 'ऑडिट लॉग',
  apiKeys: 'API कुंजियाँ',
} satisfies Translation<typeof en>
