// Polish texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Nieznane, tak jak zużycie pojazdu {vehicle}',
  useOfVanUnknown: 'Nieznane, tak jak zużycie pojazdu',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, bez {count, plural, one {# trasy} few {# tras} many {# tras} other {# trasy}} o nieznanym zużyciu pojazdu.',
  ofPlanUnknown: 'CO2 jest nieznane, tak jak zużycie tych pojazdów.',
  priceInCost: 'Koszt obejmuje {amount} za każdy kilogram CO2.',
  priceOfKilogram: 'Cena kilograma, {currency}',
  priceMeans:
    'Dodawana do kosztu kilometra każdego pojazdu, aby plany wybierały czystsze. Pojazd o nieznanym zużyciu liczy się jak przeciętny. 0 oznacza brak.',
  factors: 'Gramy CO2 według energii',
  factorsMean:
    'Od źródła do koła. Puste: podane wartości europejskie; prąd różni się najbardziej zależnie od kraju i umowy.',
  energyPerUnit: '{energy}, na {unit}',
  wholeGrams: 'Pełna liczba gramów',
  runsOn: 'Napęd',
  notKnown: 'nieznany',
  usePer100: 'Zużywa na 100 km',
  useMeans:
    'Z tego liczone jest CO2 tras, aż dwa pełne tankowania powiedzą więcej. Zasięg pojazdu elektrycznego wpisz jako najdłuższą odległość: plany jej przestrzegają.',
  chooseEnergy: 'Wybierz napęd',
} satisfies Translation<typeof en>
