// Hindi texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share: '{percent} स्टॉप पर रूट एक-दूसरे में आते हैं: {stops} में से {inside} किसी दूसरे रूट के इलाके में हैं।',
  apart: 'रूट एक-दूसरे में नहीं आते।',
  overlappingStops: 'दूसरे रूट के इलाके में',
  option: 'सघन रूट: % ज़्यादा खर्च हो सकता है',
  optionMeans: 'रूट एक-दूसरे में कम आएँ, इसलिए स्टॉप गाड़ी बदलते हैं। खाली: सबसे सस्ती योजना।',
  won: 'सघन रूट: दूसरे रूट के इलाके वाले स्टॉप {before} से {after} हुए, {percent} ज़्यादा खर्च पर।',
  wonFree: 'सघन रूट: दूसरे रूट के इलाके वाले स्टॉप {before} से {after} हुए, बिना अतिरिक्त खर्च के।',
  moved: '{stops, plural, one {# स्टॉप} other {# स्टॉप}} ने गाड़ी बदली।',
  nothing: 'सघन रूट: {percent} ज़्यादा खर्च के भीतर रूट एक-दूसरे में कम नहीं आते।',
} satisfies Translation<typeof en>
