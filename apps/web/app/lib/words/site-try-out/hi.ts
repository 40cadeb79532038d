// Hindi texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'जैसा आया था',
  planned: 'योजना के बाद',
  figures: '{distance}, {duration} ड्राइविंग',
  elapsed: '{total} में से {seconds} से॰',
  stopKeepBest: 'रोकें, सबसे अच्छी रखें',
  optimizeAgain: 'फिर से ऑप्टिमाइज़ करें',
  failed: 'आज़माइश शुरू नहीं हुई: {message}। असली उत्पाद सर्वर पर योजना बनाता है और इस पर निर्भर नहीं है।',
  failedSilently: 'आज़माइश शुरू नहीं हुई। असली उत्पाद सर्वर पर योजना बनाता है और इस पर निर्भर नहीं है।',
  routesOverStops:
    '{stops, plural, one {# स्टॉप} other {# स्टॉप}} पर {routes, plural, one {# रूट} other {# रूट}}',
} satisfies Translation<typeof en>
