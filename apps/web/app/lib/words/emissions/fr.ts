// French texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Inconnu, comme la consommation de {vehicle}',
  useOfVanUnknown: 'Inconnu, comme la consommation du véhicule',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2 : {weight}.',
  ofPlanWithout:
    'CO2 : {weight}, sans {count, plural, one {# tournée} many {# tournées} other {# tournées}} dont la consommation du véhicule est inconnue.',
  ofPlanUnknown: 'Le CO2 est inconnu, comme la consommation de ces véhicules.',
  priceInCost: 'Le coût comprend {amount} par kilogramme de CO2.',
  priceOfKilogram: 'Prix d’un kilogramme, {currency}',
  priceMeans:
    'S’ajoute au coût du kilomètre de chaque véhicule, pour que les plans préfèrent les plus propres. Un véhicule dont la consommation est inconnue compte comme moyen. 0 pour aucun.',
  factors: 'Grammes de CO2 par énergie',
  factorsMean:
    'De la source à la roue. Vide : les valeurs européennes affichées ; l’électricité varie le plus selon le pays et le contrat.',
  energyPerUnit: '{energy}, par {unit}',
  wholeGrams: 'Un nombre entier de grammes',
  runsOn: 'Roule avec',
  notKnown: 'inconnu',
  usePer100: 'Consomme aux 100 km',
  useMeans:
    'Le CO2 de ses tournées en est calculé, jusqu’à ce que deux pleins complets en disent plus. Indiquez l’autonomie d’un véhicule électrique comme distance maximale : les plans la respectent.',
  chooseEnergy: 'Choisissez son énergie',
} satisfies Translation<typeof en>
