// Hindi texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'व्यवस्थापक',
  dispatcher: 'डिस्पैचर',
  viewer: 'दर्शक',
  driver: 'ड्राइवर',

  // What a right allows
  seeOrders: 'ऑर्डर, प्राप्तकर्ता, प्रमाण और संदेश देखना',
  changeOrders: 'ऑर्डर जोड़ना, आयात करना, बदलना और रद्द करना, प्राप्तकर्ताओं और ड्राइवरों को लिखना',
  seeFleet: 'वाहन, ड्राइवर, डिपो और ज़ोन, कार्य आदेश और ईंधन के साथ देखना',
  changeFleet: 'वाहन, ड्राइवर, डिपो, ज़ोन, कार्य आदेश और ईंधन जोड़ना और बदलना',
  seePlans: 'योजनाएँ और रूट देखना',
  changePlans: 'दिनों की योजना बनाना और योजनाएँ हाथ से बदलना',
  dispatchRoutes: 'ड्राइवरों को रूट भेजना और रास्ते में बदलना',
  seeLive: 'लाइव नक्शा, रीप्ले और विश्लेषण देखना',
  searchAddresses: 'पता पुस्तिका में खोजना',
  changeAddresses: 'पता पुस्तिका बदलना',
  solveByApi: 'API से योजना की समस्याएँ हल करना',
  seeWebhooks: 'वेबहुक और दुकानें, और उन्होंने क्या भेजा, देखना',
  changeWebhooks: 'वेबहुक और दुकानें जोड़ना और बदलना',
  seePersons: 'किसी व्यक्ति के बारे में सहेजी हर जानकारी खोजना',
  erasePersons: 'किसी व्यक्ति का डेटा मिटाना',
  seePay: 'ड्राइवरों की कमाई देखना',
  changePay: 'वेतन के नियम बदलना, वेतन सुधारना और विवरण स्वीकृत करना',
  invitePeople: 'टीम देखना और ड्राइवरों को निमंत्रण देना',
  changeSettings: 'कंपनी, उसके नियम और ईमेल बदलना',
  manageBilling: 'बिल देखना और सदस्यता बदलना',
  readAudit: 'ऑडिट लॉग पढ़ना और निर्यात करना',

  // Refusals
  onlyAdministrators: 'यह केवल कंपनी के व्यवस्थापक कर सकते हैं।',
  rightMissing: 'आपकी भूमिका में यह अधिकार नहीं है: {right}। व्यवस्थापक से कहें।',
  viewersChangeNothing: 'दर्शक कुछ नहीं बदलते: डिस्पैचर या व्यवस्थापक से कहें।',
} satisfies Translation<typeof en>
