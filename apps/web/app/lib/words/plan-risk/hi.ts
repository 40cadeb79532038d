// Hindi texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected: '{promises, plural, one {# वादे} other {# वादों}} में से {misses} चूकने का अनुमान है।',
  noPromises: 'किसी स्टॉप की समय-सीमा नहीं है, इसलिए चूकने को कोई वादा नहीं है।',
  countedCompany:
    '{routes, plural, one {आपके पिछले # रूट} other {आपके पिछले # रूटों}} की देरी के साथ {days} काल्पनिक दिनों पर गिना गया।',
  countedUsual: 'जब तक आपके पर्याप्त रूट नहीं चले, सामान्य देरी के साथ {days} काल्पनिक दिनों पर गिना गया।',
  showStops: 'स्टॉप दिखाएँ',
  risk: 'जोखिम',
  missedOn: '{days} काल्पनिक दिनों में से {missed} पर चूका',
  lateEndOn: '{days} काल्पनिक दिनों में से {late} पर शिफ़्ट के बाद खत्म होता है।',
  option: 'ज़्यादा सुरक्षित योजना: % ज़्यादा खर्च हो सकता है',
  optionMeans: 'जहाँ वादे बचते हैं, वहाँ गाड़ियाँ पहले निकलती हैं या स्टॉप बदलते हैं। खाली: सबसे सस्ती योजना।',
  won: 'ज़्यादा सुरक्षित योजना: चूकने वाले अनुमानित वादे {before} से {after} हुए, {percent} ज़्यादा खर्च पर।',
  wonFree: 'ज़्यादा सुरक्षित योजना: चूकने वाले अनुमानित वादे {before} से {after} हुए, बिना अतिरिक्त खर्च के।',
  changed:
    '{routes, plural, one {# रूट} other {# रूट}} पहले शुरू, {stops, plural, one {# स्टॉप} other {# स्टॉप}} बदले गए।',
  nothing: 'ज़्यादा सुरक्षित योजना: {percent} ज़्यादा खर्च के भीतर कोई वादा नहीं बचता।',
} satisfies Translation<typeof en>
