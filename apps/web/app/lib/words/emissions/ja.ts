// Japanese texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: '{vehicle}の燃費が不明なため、不明です',
  useOfVanUnknown: '車両の燃費が不明なため、不明です',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}。',
  ofPlanWithout: 'CO2: {weight}（車両の燃費が不明な{count, plural, other {#件}}のルートを除く）。',
  ofPlanUnknown: 'これらの車両の燃費が不明なため、CO2は不明です。',
  priceInCost: '費用にはCO2 1 kgあたり{amount}が含まれます。',
  priceOfKilogram: '1 kgの価格、{currency}',
  priceMeans:
    '各車両の1 kmあたりの費用に加わり、計画は環境負荷の低い車両を優先します。燃費が不明な車両は平均的な車両として扱います。0はなし。',
  factors: 'エネルギー別のCO2（グラム）',
  factorsMean: '採掘から走行まで。空欄の場合は表示の欧州値を使います。電力は国や契約により最も異なります。',
  energyPerUnit: '{energy}、{unit}あたり',
  wholeGrams: 'グラムの整数',
  runsOn: '動力源',
  notKnown: '不明',
  usePer100: '100 kmの消費',
  useMeans:
    '満タン給油の記録が2件そろうまで、ルートのCO2はこの値から計算します。電気自動車の航続距離は最大距離に入力してください。計画はそれを守ります。',
  chooseEnergy: '動力源を選んでください',
} satisfies Translation<typeof en>
