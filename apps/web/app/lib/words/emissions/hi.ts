// Hindi texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'अज्ञात, क्योंकि {vehicle} की खपत ज्ञात नहीं है',
  useOfVanUnknown: 'अज्ञात, क्योंकि वाहन की खपत ज्ञात नहीं है',
  gramsPerKm: '{grams} ग्रा/किमी',
  gramsPerMile: '{grams} ग्रा/मील',
  ofPlan: 'CO2: {weight}।',
  ofPlanWithout:
    'CO2: {weight}, {count, plural, one {# रूट} other {# रूट}} के बिना, जिनके वाहन की खपत ज्ञात नहीं है।',
  ofPlanUnknown: 'CO2 अज्ञात है, क्योंकि इन वाहनों की खपत ज्ञात नहीं है।',
  priceInCost: 'लागत में CO2 के हर किलोग्राम के लिए {amount} शामिल है।',
  priceOfKilogram: 'एक किलोग्राम की कीमत, {currency}',
  priceMeans:
    'यह हर वाहन की प्रति किलोमीटर लागत में जुड़ती है, ताकि योजनाएँ स्वच्छ वाहनों को चुनें। अज्ञात खपत वाला वाहन औसत माना जाता है। कोई नहीं के लिए 0।',
  factors: 'ऊर्जा के अनुसार CO2 के ग्राम',
  factorsMean:
    'स्रोत से पहिए तक। खाली छोड़ने पर दिखाए गए यूरोपीय मान; बिजली का मान देश और अनुबंध के अनुसार सबसे अधिक बदलता है।',
  energyPerUnit: '{energy}, प्रति {unit}',
  wholeGrams: 'ग्राम की पूर्ण संख्या',
  runsOn: 'किससे चलता है',
  notKnown: 'ज्ञात नहीं',
  usePer100: '100 किमी में खपत',
  useMeans:
    'इसके रूट का CO2 इसी से निकलता है, जब तक दो पूरी भराई अधिक न बताएँ। इलेक्ट्रिक वाहन की रेंज अधिकतम दूरी में दर्ज करें: योजनाएँ उसका पालन करती हैं।',
  chooseEnergy: 'चुनें कि यह किससे चलता है',
} satisfies Translation<typeof en>
