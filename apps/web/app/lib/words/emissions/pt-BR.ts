// Brazilian Portuguese texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Desconhecido, como o consumo de {vehicle}',
  useOfVanUnknown: 'Desconhecido, como o consumo do veículo',
  gramsPerKm: '{grams} g/km',
  gramsPerMile: '{grams} g/mi',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, sem {count, plural, one {# rota} many {# rotas} other {# rotas}} com consumo desconhecido do veículo.',
  ofPlanUnknown: 'O CO2 é desconhecido, como o consumo destes veículos.',
  priceInCost: 'O custo inclui {amount} por quilograma de CO2.',
  priceOfKilogram: 'Preço de um quilograma, {currency}',
  priceMeans:
    'Soma-se ao custo por quilômetro de cada veículo, para que os planos prefiram os mais limpos. Um veículo de consumo desconhecido conta como médio. 0 para nenhum.',
  factors: 'Gramas de CO2 por energia',
  factorsMean:
    'Da fonte à roda. Vazio: os valores europeus mostrados; a eletricidade é a que mais varia conforme o país e o contrato.',
  energyPerUnit: '{energy}, por {unit}',
  wholeGrams: 'Um número inteiro de gramas',
  runsOn: 'Funciona com',
  notKnown: 'não se sabe',
  usePer100: 'Consome em 100 km',
  useMeans:
    'Com isto se calcula o CO2 das rotas, até que dois abastecimentos completos digam mais. Informe a autonomia de um veículo elétrico como distância máxima: os planos a respeitam.',
  chooseEnergy: 'Escolha com que funciona',
} satisfies Translation<typeof en>
