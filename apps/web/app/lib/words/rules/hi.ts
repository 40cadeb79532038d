// Hindi texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# स्टॉप ज़्यादा} other {# स्टॉप ज़्यादा}}',
  brokenDistance: '{distance} ज़्यादा दूर',
  brokenDriving: 'ड्राइविंग समय से {duration} ज़्यादा',
  brokenRest: 'बिना आराम {duration} ज़्यादा',
  brokenHours: 'काम के घंटों से {duration} ज़्यादा',
  brokenShift: 'शिफ़्ट के {duration} बाद',
  brokenLoad: '{load} ज़्यादा',
  brokenBreak: '{duration} के ब्रेक का समय नहीं',
  brokenReloads: 'बहुत बार फिर लोड करता है',
  brokenPrecedence: 'उठाने से पहले पहुँचाता है',
  brokenSequence: 'क्रम से बाहर',
  brokenTogether: 'अपने समूह से अलग गाड़ी में',
  brokenDriverOff: 'ड्राइवर {duration} अनुपस्थित है',
  brokenOverlap: '{duration} एक साथ दो रूट पर',
  brokenSkills: 'एक योग्यता नहीं है',
  brokenVehicle: 'इसके ज़ोन के बाहर, या ऑर्डर में मना',
  brokenUnreachable: 'इस गाड़ी के लिए कोई अनुमत सड़क नहीं',
  brokenOther: 'अनुमति नहीं',
  loadParcels: '{count, plural, one {# पार्सल} other {# पार्सल}}',
  loadPallets: '{count, plural, one {# पैलेट} other {# पैलेट}}',

  // Changes that break a rule
  breaksRule: 'यह बदलाव दिन का एक नियम तोड़ता है',
  leaveAsIs: 'वैसा ही रहने दें',
  changeAnyway: 'फिर भी बदलें',
  auditRecords: 'ऑडिट लॉग में दर्ज होगा कि आपने पुष्टि की।',
} satisfies Translation<typeof en>
