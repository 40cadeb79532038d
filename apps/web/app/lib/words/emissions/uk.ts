// Ukrainian texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: 'Невідомо, як і витрата {vehicle}',
  useOfVanUnknown: 'Невідомо, як і витрата автомобіля',
  gramsPerKm: '{grams} г/км',
  gramsPerMile: '{grams} г/миля',
  ofPlan: 'CO2: {weight}.',
  ofPlanWithout:
    'CO2: {weight}, без {count, plural, one {# маршруту} few {# маршрутів} many {# маршрутів} other {# маршруту}}, де витрата автомобіля невідома.',
  ofPlanUnknown: 'CO2 невідомий, як і витрата цих автомобілів.',
  priceInCost: 'Вартість містить {amount} за кожен кілограм CO2.',
  priceOfKilogram: 'Ціна кілограма, {currency}',
  priceMeans:
    'Додається до вартості кілометра кожного автомобіля, щоб плани обирали чистіші. Автомобіль із невідомою витратою вважається середнім. 0 означає без ціни.',
  factors: 'Грами CO2 за видом енергії',
  factorsMean:
    'Від джерела до колеса. Порожньо: наведені європейські значення; найбільше за країною та договором відрізняється електрика.',
  energyPerUnit: '{energy}, на {unit}',
  wholeGrams: 'Ціле число грамів',
  runsOn: 'Працює на',
  notKnown: 'невідомо',
  usePer100: 'Витрата на 100 км',
  useMeans:
    'За цим рахується CO2 маршрутів, доки дві повні заправки не скажуть більше. Запас ходу електромобіля вкажіть як найбільшу відстань: плани його дотримуються.',
  chooseEnergy: 'Виберіть, на чому працює',
} satisfies Translation<typeof en>
