// Hindi texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {# दिन बाकी} other {# दिन बाकी}}',
  runsUntil: 'आपका परीक्षण {time} तक चलता है। कोई शुल्क नहीं।',
  usedShare: 'परीक्षण का {percent} प्रतिशत बीत गया',
  planned: 'योजना',
  runs: '{count, plural, one {# गणना} other {# गणनाएँ}}',
  orders: 'ऑर्डर',
  vehicles: 'वाहन',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  seePlans: 'प्लान देखें',
  hasEnded: 'आपका परीक्षण समाप्त हुआ',
  endedOn: 'यह {time} को समाप्त हुआ। आपका काम सुरक्षित है।',
  readAll: 'सब कुछ पढ़ना',
  routesRun: 'भेजे गए रूट ट्रैकिंग के साथ पूरे होते हैं',
  notAnew: 'नया आयात, योजना या डिस्पैच',
  upgrade: 'अभी अपग्रेड करें',
  lookAtData: 'अपना डेटा देखें',
} satisfies Translation<typeof en>
