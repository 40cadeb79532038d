// Dutch texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Onbekend, net als het verbruik van {vehicle}',
  useOfVanUnknown: 'Onbekend, net als het verbruik van het voertuig',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, zonder {count, plural, one {# rit} other {# ritten}} waarvan het verbruik van het voertuig onbekend is.',
  ofPlanUnknown: 'CO2 is onbekend, net als het verbruik van deze voertuigen.',
  priceInCost: 'In de kosten zit {amount} per kilogram CO2.',
  priceOfKilogram: 'Prijs van een kilogram, {currency}',
  priceMeans:
    'Komt bij de kosten per kilometer van elk voertuig, zodat plannen schonere voertuigen verkiezen. Een voertuig met onbekend verbruik telt als gemiddeld. 0 voor geen.',
  factors: 'Gram CO2 per energie',
  factorsMean:
    'Van bron tot wiel. Leeg gelden de getoonde Europese waarden; stroom verschilt het meest per land en contract.',
  energyPerUnit: '{energy}, per {unit}',
  wholeGrams: 'Een heel aantal gram',
  runsOn: 'Rijdt op',
  notKnown: 'niet bekend',
  usePer100: 'Verbruikt op 100 km',
  useMeans:
    'Hieruit wordt de CO2 van zijn ritten berekend, tot twee volle tankbeurten meer zeggen. Vul het bereik van een elektrisch voertuig in als langste afstand: plannen houden zich eraan.',
  chooseEnergy: 'Kies waarop het rijdt',
} satisfies Translation<typeof en>
