// Hindi texts of what a driver said about an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'ड्राइवर की सूचना लोड हो रही है',
  whatDriverSaid: 'ड्राइवर ने क्या बताया',
  driver: 'ड्राइवर',
  dispatch: 'डिस्पैच',
  recipient: 'प्राप्तकर्ता',
  received: '{time} पर मिला',
  afterCancelled: 'रद्द होने के बाद',
  toldOtherwise: 'पहले कुछ और बताया था',

  // Events
  vehicleChecked: 'गाड़ी जाँची',
  shiftStarted: 'शिफ़्ट शुरू',
  loaded: 'लोड हुआ',
  arrived: 'पहुँचा',
  delivered: 'डिलीवर हुआ',
  partlyDelivered: 'आंशिक डिलीवर',
  notDelivered: 'डिलीवर नहीं हुआ',
  takenBack: 'वापस ले जाया गया',
  breakStarted: 'विराम शुरू',
  breakEnded: 'विराम समाप्त',
  reordered: 'स्टॉप का क्रम बदला',
  refuelled: 'ईंधन भरा',
  incidentReported: 'घटना की सूचना दी',
  contacted: 'कॉल या संदेश',
  shiftEnded: 'शिफ़्ट समाप्त',
  note: 'नोट',

  // Proof
  handedTo: 'सौंपा: {place}',
  nameIs: 'नाम: {name}',
  houseNumber: 'मकान नंबर: {number}',
  pinChecked: 'PIN जाँचा',
  ageChecked: 'उम्र जाँची',
  scanned: 'स्कैन {code}',
  inVanFrontLeft: 'गाड़ी में: आगे बाएँ',
  inVanFrontRight: 'गाड़ी में: आगे दाएँ',
  inVanMiddleLeft: 'गाड़ी में: बीच में बाएँ',
  inVanMiddleRight: 'गाड़ी में: बीच में दाएँ',
  inVanRearLeft: 'गाड़ी में: पीछे बाएँ',
  inVanRearRight: 'गाड़ी में: पीछे दाएँ',
  parcels: '{count, plural, one {# पार्सल सौंपा} other {# पार्सल सौंपे}}',
  items: 'सौंपा: {items}',
  collected: 'नकद लिया: {amount}',
  signature: 'हस्ताक्षर',
  downloadSignature: 'हस्ताक्षर डाउनलोड करें',
  signatureMissing: 'हस्ताक्षर नहीं है',
  photo: 'फ़ोटो',
  downloadPhoto: 'फ़ोटो डाउनलोड करें',
  photoMissing: 'फ़ोटो नहीं है',
  disputePack: 'विवाद फ़ाइल डाउनलोड करें',
  packHolds: 'वादा, संदेश, दरवाज़े के पास का रास्ता, स्कैन, फ़ोटो और हस्ताक्षर एक फ़ाइल में। ऑडिट लॉग उसकी मुहर रखता है।',
  packNotMade: 'विवाद फ़ाइल डाउनलोड नहीं हो सकी',
} satisfies Translation<typeof en>
