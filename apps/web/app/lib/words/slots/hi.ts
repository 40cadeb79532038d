import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'सबसे अच्छे समय',
  looking: 'अगले दिनों की योजनाओं से कीमत निकल रही है…',
  choosePlace: 'सबसे अच्छे समय और उनकी लागत देखने के लिए सूची से पता चुनें।',
  byVan: '{vehicle} लगभग {time}, {distance} ज़्यादा',
  stateNoRoom: '{days} को कोई समय नहीं बैठता।',
  stateNoPlan: '{days} के लिए अभी कोई योजना नहीं है।',
  statePlanning: '{days} की योजना बन रही है।',
  stateOutOfDate: '{days} की योजना के बाद ऑर्डर बदले हैं। समय देखने के लिए फिर योजना बनाएँ।',
  stateDispatched: '{days} के रूट ड्राइवरों के पास हैं। ऑर्डर जोड़ने के लिए लाइव का उपयोग करें।',
  stateNoRoads: '{days} के लिए इस जगह तक कोई सड़क नहीं है।',
  estimated: 'समय अनुमानित हैं, क्योंकि नक्शे में यह इलाका नहीं है।',
  changesNothing: 'फिर से योजना बनाने तक कोई योजना नहीं बदलती।',
} satisfies Translation<typeof en>
