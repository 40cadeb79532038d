// Arabic texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'غير معروف، لأن استهلاك {vehicle} غير معروف',
  useOfVanUnknown: 'غير معروف، لأن استهلاك المركبة غير معروف',
  gramsPerKm: '{grams} غ/كم',
  gramsPerMile: '{grams} غ/ميل',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}، دون {count, plural, zero {# خط سير} one {خط سير واحد} two {خطّي سير} few {# خطوط سير} many {# خط سير} other {# خط سير}} لمركبات استهلاكها غير معروف.',
  ofPlanUnknown: 'CO2 غير معروف، لأن استهلاك هذه المركبات غير معروف.',
  priceInCost: 'تتضمن التكلفة {amount} عن كل كيلوغرام من CO2.',
  priceOfKilogram: 'سعر الكيلوغرام، {currency}',
  priceMeans:
    'يُضاف إلى تكلفة كيلومتر كل مركبة، فتفضّل الخطط المركبات الأنظف. وتُعدّ المركبة المجهولة الاستهلاك متوسطة. 0 لعدم وجوده.',
  factors: 'غرامات CO2 حسب الطاقة',
  factorsMean:
    'من المصدر إلى العجلة. اتركه فارغًا لاستخدام القيم الأوروبية المعروضة؛ والكهرباء أكثرها اختلافًا حسب البلد والعقد.',
  energyPerUnit: '{energy}، لكل {unit}',
  wholeGrams: 'عدد صحيح من الغرامات',
  runsOn: 'يعمل بـ',
  notKnown: 'غير معروف',
  usePer100: 'يستهلك في 100 كم',
  useMeans:
    'يُحسب منه CO2 خطوط سيرها إلى أن تدل تعبئتان كاملتان على أكثر. أدخل مدى المركبة الكهربائية كأقصى مسافة: تلتزم به الخطط.',
  chooseEnergy: 'اختر ما تعمل به',
} satisfies Translation<typeof en>
