// Hindi texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'सिस्टम की स्थिति',
  notLoaded: 'स्थिति लोड नहीं हो सकी',
  notLoadedMore: 'सिर्फ़ इसी का मतलब हो सकता है कि कुछ बंद है।',
  checking: 'सभी सिस्टम जाँचे जा रहे हैं।',
  checkedAt: 'सर्वर की अपनी जाँचों ने {time} बजे जाँचा, हर मिनट।',
  allUp: 'सभी सिस्टम चल रहे हैं',
  areDown: '{services}: बंद',
  areSlow: '{services}: धीमा',
  serviceState: '{service}: {state}',
  withoutScript:
    'यह पेज स्क्रिप्ट से पूछता है कि साइन इन, डेटा, लाइव स्थितियाँ, योजना और ईमेल चल रहे हैं या नहीं। बिना स्क्रिप्ट के <link>जवाब को डेटा के रूप में पढ़ें</link>।',
  tabs: 'स्थिति',
  tabServices: 'सेवाओं की स्थिति',
  tabIncidents: 'पिछली घटनाएँ',
  tabMaintenance: 'तय रखरखाव',
  noIncidents: 'पिछले {days} दिनों में कोई घटना नहीं।',
  noMaintenance: 'कोई रखरखाव तय नहीं है।',
  fromTo: '{from} से {to}',
  stateUp: 'चालू',
  stateSlow: 'धीमा',
  stateDown: 'बंद',
  stateUnknown: 'अभी डेटा नहीं',
  daysAgo: '{days} दिन पहले',
  today: 'आज',
  investigating: 'जाँच जारी',
  identified: 'कारण मिला',
  monitoring: 'निगरानी में',
  resolved: 'हल हुई',
} satisfies Translation<typeof en>
