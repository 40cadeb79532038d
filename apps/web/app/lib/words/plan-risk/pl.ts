// Polish texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected:
    'Prawdopodobnie niedotrzymane: {misses} z {promises, plural, one {# obietnicy} few {# obietnic} many {# obietnic} other {# obietnicy}}.',
  noPromises: 'Żaden przystanek nie ma okna, więc nie ma obietnicy do złamania.',
  countedCompany:
    'Policzono na {days} symulowanych dniach, z opóźnieniami {routes, plural, one {twojej ostatniej trasy} few {twoich ostatnich # tras} many {twoich ostatnich # tras} other {twoich ostatnich # trasy}}.',
  countedUsual:
    'Policzono na {days} symulowanych dniach ze zwykłymi opóźnieniami, dopóki nie przejedziesz dość tras.',
  showStops: 'Pokaż przystanki',
  risk: 'Ryzyko',
  missedOn: 'Niedotrzymane w {missed} z {days} symulowanych dni',
  lateEndOn: 'Kończy się po zmianie w {late} z {days} symulowanych dni.',
  option: 'Bezpieczniejszy plan: może kosztować % więcej',
  optionMeans:
    'Pojazdy wyjeżdżają wcześniej lub przystanki zmieniają miejsce tam, gdzie to ratuje obietnice. Puste: najtańszy plan.',
  won: 'Bezpieczniejszy plan: z {before} do {after} oczekiwanych niedotrzymanych obietnic, za {percent} więcej kosztów.',
  wonFree:
    'Bezpieczniejszy plan: z {before} do {after} oczekiwanych niedotrzymanych obietnic, bez dodatkowych kosztów.',
  changed:
    '{routes, plural, one {# trasa zaczyna się} few {# trasy zaczynają się} many {# tras zaczyna się} other {# trasy zaczyna się}} wcześniej, {stops, plural, one {przeniesiono # przystanek} few {przeniesiono # przystanki} many {przeniesiono # przystanków} other {przeniesiono # przystanku}}.',
  nothing: 'Bezpieczniejszy plan: nic w granicach {percent} więcej kosztów nie ratuje obietnicy.',
} satisfies Translation<typeof en>
