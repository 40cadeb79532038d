// Italian texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Sconosciuta, come il consumo di {vehicle}',
  useOfVanUnknown: 'Sconosciuta, come il consumo del veicolo',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, senza {count, plural, one {# giro} many {# giri} other {# giri}} con consumo sconosciuto del veicolo.',
  ofPlanUnknown: 'La CO2 è sconosciuta, come il consumo di questi veicoli.',
  priceInCost: 'Il costo comprende {amount} per ogni chilogrammo di CO2.',
  priceOfKilogram: 'Prezzo di un chilogrammo, {currency}',
  priceMeans:
    'Si aggiunge al costo al chilometro di ogni veicolo, così i piani preferiscono quelli più puliti. Un veicolo di consumo sconosciuto vale come uno medio. 0 per nessuno.',
  factors: 'Grammi di CO2 per energia',
  factorsMean:
    'Dalla fonte alla ruota. Vuoto: i valori europei indicati; l’elettricità varia di più secondo il paese e il contratto.',
  energyPerUnit: '{energy}, per {unit}',
  wholeGrams: 'Un numero intero di grammi',
  runsOn: 'Va a',
  notKnown: 'non noto',
  usePer100: 'Consuma in 100 km',
  useMeans:
    'Da qui si calcola la CO2 dei suoi giri, finché due pieni completi non dicono di più. Inserisci l’autonomia di un veicolo elettrico come distanza massima: i piani la rispettano.',
  chooseEnergy: 'Scegli a cosa va',
} satisfies Translation<typeof en>
