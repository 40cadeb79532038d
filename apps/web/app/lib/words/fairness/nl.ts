// Dutch texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Balans',
  noun: 'de balans van chauffeurs',
  weeks: 'Weken',
  weekCount: '{count, plural, one {# week} other {# weken}}',
  span: '{from} tot {to}',
  driver: 'Chauffeur',
  hours: 'Uren',
  routes: 'Ritten',
  stops: 'Stops',
  heavy: 'Zware orders',
  late: 'Late eindes',
  means:
    'Uren van begin tot einde van gereden ritten. Een zware order weegt {weight} of meer. Laat is meer dan {minutes} min na het plan.',
  spread: 'Meeste en minste uren schelen {hours}.',
  nobody: 'Nog geen chauffeurs',
  nobodyMore: 'Voeg chauffeurs toe. Hun uren staan hier zodra ze rijden.',
  you: 'Jij',
  meanOf: 'Gemiddelde van {count}',
  noMean:
    'Het gemiddelde verschijnt zodra {least, plural, one {# chauffeur heeft} other {# chauffeurs hebben}} gereden in deze weken, zodat niemands uren af te leiden zijn.',
  setting: 'Eerlijkheid over weken',
  settingMeans:
    'De lange ritten van de dag gaan naar chauffeurs die de afgelopen weken minder reden. Chauffeurs houden hun voertuig, hele ritten wisselen.',
  pastWeeks: 'Afgelopen weken die tellen',
  off: 'Uit',
  extra: 'Mag meer kosten, procent',
  extraMeans: '0: alleen wissels die niets kosten',
  freeInPlan: 'Chauffeurs met minder uren hebben de langere ritten, zonder kosten.',
  costInPlan: 'Chauffeurs met minder uren hebben de langere ritten, voor {amount} meer.',
} satisfies Translation<typeof en>
