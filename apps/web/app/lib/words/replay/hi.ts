// Hindi texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'दिनों की फिर से योजना बन रही है, हर दिन ज़्यादा से ज़्यादा तीन सेकंड',
  notReplanned: 'दिनों की फिर से योजना नहीं बन सकी',
  notStored: 'आपकी फ़ाइल सहेजी नहीं जाती और कोई ऑर्डर नहीं बनता।',
  question: 'दूसरे रूटों से आपके पिछले हफ़्तों की लागत कितनी होती?',
  dropFile:
    'असल में चले दिनों का निर्यात यहाँ छोड़ें: हर ऑर्डर का पता, दिन, वाहन या ड्राइवर, और स्टॉप का नंबर या पहुँचने का असली समय। ज़्यादा से ज़्यादा {days} दिन।',
  chooseFile: 'फ़ाइल चुनें',
  fileOfDays: 'असल में चले दिनों की फ़ाइल',
  noPdf: 'फ़ाइल नहीं बन सकी',
  notReplayed: 'इस फ़ाइल की फिर से योजना नहीं बन सकती',
  daysCompared: '{count, plural, one {# दिन की तुलना हुई} other {# दिनों की तुलना हुई}}',
  noneCompared: 'किसी दिन की तुलना नहीं हो सकी',
  downloadPdf: 'PDF डाउनलोड करें',
  daysLeftOut: 'छोड़े गए दिन',

  // Figures
  better: 'नई योजना बेहतर है',
  same: 'कोई बचत नहीं होती',
  worse: 'नई योजना बदतर है',
  notComparable: 'तुलना नहीं हुई: नई योजना ऑर्डर छोड़ती है',
  allDays: 'तुलना वाले सभी दिन',
  figuresOf: '{day} के आँकड़े',
  leavesOut: 'नई योजना इन्हें छोड़ती है: {orders}।',
  ordersNotCounted:
    '{count, plural, one {बिना गाड़ी, जगह या पढ़ी जा सकने वाली पंक्ति का # ऑर्डर, किसी ओर नहीं गिना गया।} other {बिना गाड़ी, जगह या पढ़ी जा सकने वाली पंक्ति के # ऑर्डर, किसी ओर नहीं गिने गए।}}',
  asDriven: 'असल में',
  newPlan: 'नई योजना',
  saved: 'बचत',
  side: 'पक्ष',
  vans: 'गाड़ियाँ',
  distance: 'दूरी',
  hours: 'घंटे',
  cost: 'लागत',
  windowsMissed: 'चूकी समय-सीमाएँ',
} satisfies Translation<typeof en>
