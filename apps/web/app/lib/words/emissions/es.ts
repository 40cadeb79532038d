// Spanish texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Desconocido, como el consumo de {vehicle}',
  useOfVanUnknown: 'Desconocido, como el consumo del vehículo',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, sin {count, plural, one {# ruta} many {# rutas} other {# rutas}} con consumo desconocido del vehículo.',
  ofPlanUnknown: 'El CO2 es desconocido, como el consumo de estos vehículos.',
  priceInCost: 'El coste incluye {amount} por cada kilogramo de CO2.',
  priceOfKilogram: 'Precio de un kilogramo, {currency}',
  priceMeans:
    'Se suma al coste por kilómetro de cada vehículo, para que los planes prefieran los más limpios. Un vehículo de consumo desconocido cuenta como uno medio. 0 para ninguno.',
  factors: 'Gramos de CO2 por energía',
  factorsMean:
    'De la fuente a la rueda. Vacío: los valores europeos mostrados; la electricidad es la que más varía según el país y el contrato.',
  energyPerUnit: '{energy}, por {unit}',
  wholeGrams: 'Un número entero de gramos',
  runsOn: 'Funciona con',
  notKnown: 'no se sabe',
  usePer100: 'Consume en 100 km',
  useMeans:
    'Con esto se calcula el CO2 de sus rutas, hasta que dos repostajes completos digan más. Indica la autonomía de un vehículo eléctrico como distancia máxima: los planes la respetan.',
  chooseEnergy: 'Elige con qué funciona',
} satisfies Translation<typeof en>
