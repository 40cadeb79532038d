// Hindi names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'ऑर्डर',
  addressBook: 'पता पुस्तिका',
  doorEvents: 'दरवाज़े की घटनाएँ',
  followed: 'ट्रैक की गई डिलीवरी',
  wishes: 'स्थायी इच्छाएँ',
  mails: 'मेल और SMS',
  auditLines: 'ऑडिट लॉग की पंक्तियाँ',
  profile: 'प्रोफ़ाइल',
  devices: 'सूचना वाले डिवाइस',
  requests: 'अनुरोध',
  account: 'खाता',
  waysToSignIn: 'साइन-इन के तरीके',
  sessions: 'सत्र',
  secondSteps: 'दूसरे चरण',
  passkeys: 'पासकी',
  people: 'सदस्य और आमंत्रण',
  drivers: 'ड्राइवर',
  vehicles: 'वाहन रिकॉर्ड',
  messages: 'संदेश',
  invoices: 'बिल',
  settings: 'कंपनी की सेटिंग',
  feedback: 'प्रतिक्रिया',
  otherData: 'अन्य डेटा',
  keptAuditLines:
    'किसने क्या किया, इसका हिसाब रहना चाहिए: कुछ हुआ और कब, यह रहता है। नाम, पता और व्यक्ति के बारे में लिखा हटता है। जब तक प्लेटफ़ॉर्म का मालिक लॉग रखता है।',
  keptInvoices:
    'कर क़ानून: बिल वैसा ही रहता है जैसा जारी हुआ, कंपनी के नाम और पते के साथ। विक्रेता के क़ानून के अनुसार, अक्सर दस साल।',
  keptCreditNotes: 'कर क़ानून: क्रेडिट नोट अपने बिल की तरह वैसा ही रहता है। विक्रेता के क़ानून के अनुसार, अक्सर दस साल।',
  keptStops: 'नंबर ने STOP जवाब दिया। इसे रखा जाता है ताकि कोई फिर संदेश न भेजे, जब तक वह START जवाब न दे।',
  keptBilling: 'बिलों पर कंपनी का नाम। एडमिन इसे सेटिंग, प्लान में बदलता है।',
} satisfies Translation<typeof en>
