// German texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Unbekannt, wie der Verbrauch von {vehicle}',
  useOfVanUnknown: 'Unbekannt, wie der Verbrauch des Fahrzeugs',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, ohne {count, plural, one {# Tour} other {# Touren}} mit unbekanntem Verbrauch des Fahrzeugs.',
  ofPlanUnknown: 'CO2 ist unbekannt, wie der Verbrauch dieser Fahrzeuge.',
  priceInCost: 'In den Kosten stecken {amount} für jedes Kilogramm CO2.',
  priceOfKilogram: 'Preis eines Kilogramms, {currency}',
  priceMeans:
    'Kommt zu den Kosten je Kilometer hinzu, damit Pläne sauberere Fahrzeuge bevorzugen. Ein Fahrzeug mit unbekanntem Verbrauch zählt als durchschnittlich. 0 heißt keiner.',
  factors: 'Gramm CO2 je Energie',
  factorsMean:
    'Von der Quelle bis zum Rad. Leer gelten die gezeigten europäischen Werte; Strom unterscheidet sich am meisten nach Land und Vertrag.',
  energyPerUnit: '{energy}, je {unit}',
  wholeGrams: 'Eine ganze Zahl Gramm',
  runsOn: 'Fährt mit',
  notKnown: 'nicht bekannt',
  usePer100: 'Verbraucht auf 100 km',
  useMeans:
    'Daraus wird das CO2 der Touren berechnet, bis zwei volle Tankvorgänge mehr sagen. Trage die Reichweite eines Elektrofahrzeugs als längste Strecke ein: Pläne halten sie ein.',
  chooseEnergy: 'Wähle, womit es fährt',
} satisfies Translation<typeof en>
