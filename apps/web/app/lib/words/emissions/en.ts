// Texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
export default {
  co2: 'CO2',
  useUnknown: 'Unknown, as is the consumption of {vehicle}',
  useOfVanUnknown: 'Unknown, as is the consumption of its vehicle',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, without {count, plural, one {# route} other {# routes}} whose vehicle’s consumption is unknown.',
  ofPlanUnknown: 'CO2 is unknown, as is the consumption of these vehicles.',
  priceInCost: 'The cost has {amount} for each kilogram of CO2 in it.',
  priceOfKilogram: 'Price of a kilogram, {currency}',
  priceMeans:
    'Added to what a kilometre of each vehicle costs, so that plans prefer cleaner ones. A vehicle whose consumption is unknown counts as an average one. 0 for none.',
  factors: 'Grams of CO2 by energy',
  factorsMean:
    'From source to wheel. Leave empty for the European figures shown; electricity differs most by country and contract.',
  energyPerUnit: '{energy}, per {unit}',
  wholeGrams: 'A whole number of grams',
  runsOn: 'Runs on',
  notKnown: 'not known',
  usePer100: 'Uses in 100 km',
  useMeans:
    'CO2 of its routes is computed from it, until two full fills tell more. Enter an electric van’s range as its longest distance: plans keep it.',
  chooseEnergy: 'Choose what it runs on',
} as const
