// Turkish texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: '{vehicle} aracının tüketimi gibi bilinmiyor',
  useOfVanUnknown: 'Aracın tüketimi gibi bilinmiyor',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, aracının tüketimi bilinmeyen {count, plural, one {# rota} other {# rota}} hariç.',
  ofPlanUnknown: 'Bu araçların tüketimi gibi CO2 de bilinmiyor.',
  priceInCost: 'Maliyet, her kilogram CO2 için {amount} içerir.',
  priceOfKilogram: 'Bir kilogramın fiyatı, {currency}',
  priceMeans:
    'Her aracın kilometre maliyetine eklenir; böylece planlar daha temiz araçları tercih eder. Tüketimi bilinmeyen araç ortalama sayılır. Yoksa 0.',
  factors: 'Enerjiye göre gram CO2',
  factorsMean:
    'Kaynaktan tekerleğe. Boşsa gösterilen Avrupa değerleri geçerlidir; en çok elektrik ülkeye ve sözleşmeye göre değişir.',
  energyPerUnit: '{energy}, {unit} başına',
  wholeGrams: 'Tam sayı olarak gram',
  runsOn: 'Yakıt',
  notKnown: 'bilinmiyor',
  usePer100: '100 km’de tüketim',
  useMeans:
    'İki tam dolum daha fazlasını söyleyene kadar rotalarının CO2’si bundan hesaplanır. Elektrikli aracın menzilini en uzun mesafe olarak girin: planlar buna uyar.',
  chooseEnergy: 'Yakıtını seçin',
} satisfies Translation<typeof en>
