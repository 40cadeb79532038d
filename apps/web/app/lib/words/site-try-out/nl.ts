// Dutch texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Zoals het binnenkwam',
  planned: 'Gepland',
  figures: '{distance}, {duration} rijden',
  elapsed: '{seconds} van {total} s',
  stopKeepBest: 'Stoppen, beste houden',
  optimizeAgain: 'Nog eens optimaliseren',
  failed:
    'De proef is niet gestart: {message}. Het product zelf plant op de server en hangt hier niet van af.',
  failedSilently: 'De proef is niet gestart. Het product zelf plant op de server en hangt hier niet van af.',
  routesOverStops:
    '{routes, plural, one {# rit} other {# ritten}} voor {stops, plural, one {# stop} other {# stops}}',
} satisfies Translation<typeof en>
