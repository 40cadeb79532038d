// Hindi texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'टीम',
  members: 'सदस्य',
  roleOf: '{name} की भूमिका',
  signsInByCode: 'कोड से साइन इन',
  handOverTo: '{name} को सौंपें',
  deactivated: 'निष्क्रिय',
  deactivatedMeaning:
    'आपकी कंपनी के पहचान प्रदाता ने इन लोगों को निष्क्रिय कर दिया है, इसलिए वे साइन इन नहीं कर सकते। इनमें जो ड्राइवर हैं उनके रूट दूसरों को दें। व्यवस्थापक उन्हें वहाँ सक्रिय करता है या यहाँ हटाता है।',
  removePerson: '{name} को हटाएँ',
  removePersonQuestion: '{name} को हटाएँ?',
  removeEffect:
    'पहुँच तुरंत बंद होती है, और इस व्यक्ति की बनाई API कुंजियाँ काम करना बंद कर देती हैं। लौटने के लिए नया निमंत्रण चाहिए।',
  remove: 'हटाएँ',
  onlyOffice: 'टीम डिस्पैच और व्यवस्थापकों के लिए है',
  notLoaded: 'टीम लोड नहीं हो सकी',
  loadingTeam: 'टीम लोड हो रही है',
  isNow: '{name}: अब {role}',
  isGone: '{name} अब कंपनी में नहीं',
  isAdministrator: '{name} अब व्यवस्थापक हैं',
  nothingChanged: 'कुछ नहीं बदला',
  saved: 'सहेजा गया',

  // Handing over
  handOverQuestion: 'कंपनी {name} को सौंपें?',
  handOverEffect:
    'वे व्यवस्थापक बनते हैं: लोग, प्लान, बिल और कुंजियाँ वे तय करेंगे। आप तुरंत डिस्पैचर बनते हैं, और यह केवल वे बदल सकते हैं। आपकी API कुंजियाँ तब वही कर सकेंगी जो डिस्पैचर कर सकता है।',
  handOver: 'सौंपें',

  // Invitations
  invite: 'किसी को निमंत्रण दें',
  inviteDriver: 'ड्राइवर को निमंत्रण दें',
  invited: 'निमंत्रित',
  invitations: 'निमंत्रण',
  roleExpired: '{role}, समय बीत गया',
  roleUntil: '{role}, {day} तक स्वीकार हो सकता है',
  expired: 'समय बीत गया',
  isHeld: 'आपकी पुष्टि की प्रतीक्षा में',
  sendAgain: 'फिर भेजें',
  withdraw: 'वापस लें',
  sentAgain: '{email} को फिर भेजा गया',
  withdrawn: '{email} का निमंत्रण वापस लिया गया',
  invitationSent: '{email} को निमंत्रण भेजा गया',
  sendInvitation: 'निमंत्रण भेजें',
  invitationNotSent: 'निमंत्रण भेजा नहीं जा सका',
  email: 'ईमेल',
  linkLasts: 'ईमेल का लिंक {days} दिनों तक एक बार काम करता है।',
  role: 'भूमिका',
  adminMeaning: 'सब कुछ, और तय करते हैं कि कंपनी में कौन है',
  dispatcherMeaning: 'आयात, योजना और डिस्पैच करते हैं, और फ़्लीट सँभालते हैं',
  viewerMeaning: 'सब देखते हैं, कुछ नहीं बदलते',
  driverMeaning: 'ड्राइवर ऐप में अपना रूट देखते हैं',

  // Roles
  customRoles: 'आपकी अपनी भूमिकाएँ',
  newRole: 'नई भूमिका',
  customRolesMeaning: 'व्यवस्थापक, डिस्पैचर, दर्शक और ड्राइवर के अलावा: केवल चुने हुए अधिकारों वाली भूमिका।',
  noRoles: 'अभी कोई नहीं।',
  roles: 'भूमिकाएँ',
  theRoles: 'भूमिकाएँ',
  theRule: 'नियम',
  openInvitations: '{count, plural, one {# खुला निमंत्रण} other {# खुले निमंत्रण}}',
  nobody: 'अभी किसी के पास नहीं',
  changeRole: '{name} बदलें',
  removeRole: 'भूमिका {name} हटाएँ',
  removeRoleQuestion: 'भूमिका {name} हटाएँ?',
  removeRoleRule: 'जो भूमिका किसी के पास है वह रहती है: पहले उन्हें दूसरी दें।',
  roleRemoved: '{name} हटाई गई',
  roleChanged: '{name} बदली गई',
  roleAdded: '{name} अब दी जा सकती है',
  saveRole: 'भूमिका सहेजें',
  roleNotSaved: 'भूमिका सहेजी नहीं जा सकी',
  name: 'नाम',
  membersGain: 'सदस्यों को अगली क्लिक से नए अधिकार मिलते हैं',
  roleExample: 'टीम में इसका नाम: गोदाम, ग्राहक सेवा',
  rightsRule: 'हर अधिकार अपने ज़रूरी अधिकार साथ लाता है। सदस्य, भूमिकाएँ, API कुंजियाँ और संग्रह व्यवस्थापकों के पास रहते हैं।',
  groupOrders: 'ऑर्डर',
  groupFleet: 'फ़्लीट',
  groupPlanning: 'योजना और रास्ता',
  groupConnections: 'कनेक्शन',
  groupPeople: 'लोग और कंपनी',

  // Second step
  secondStep: 'साइन इन में दूसरा चरण',
  secondStepMeaning:
    'चुनी हुई भूमिका के लोगों को पासवर्ड के बाद फ़ोन का कोड चाहिए। जिनके पास अभी नहीं है वे अब साइन आउट होंगे और अगली बार इसे जोड़ेंगे।',
} satisfies Translation<typeof en>
