// Hindi texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'कंपनी',
  depots: 'डिपो',
  zones: 'ज़ोन',
  addresses: 'पते',
  team: 'टीम',
  planningRules: 'योजना के नियम',
  drivingSpeeds: 'ड्राइविंग गति',
  drivers: 'ड्राइवर',
  recipients: 'प्राप्तकर्ता',
  emails: 'ईमेल',
  planAndInvoices: 'प्लान और बिल',
  apiKeys: 'API कुंजियाँ',
  webhooks: 'वेबहुक',
  orderFields: 'ऑर्डर फ़ील्ड',
  orderForm: 'ऑर्डर फ़ॉर्म',
  rateCards: 'दर सूचियाँ',
  shops: 'दुकानें',
  auditLog: 'ऑडिट लॉग',
  privacy: 'निजता',
  archive: 'संग्रह',
  singleSignOn: 'सिंगल साइन-ऑन',
  settings: 'सेटिंग्स',
  notForRole: '{section}: आपकी भूमिका के लिए नहीं',
} satisfies Translation<typeof en>
