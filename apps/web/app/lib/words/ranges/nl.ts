// Dutch texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Aankomsttijden',
  calibrated:
    'Onze {aim}-tijdvakken klopten bij {share} van {count, plural, one {# aankomst} other {# aankomsten}}.',
  uncalibrated:
    'Tijdvakken die een uur eerder te zien waren, klopten bij {share} van {count, plural, one {# aankomst} other {# aankomsten}}. Ze mikken op {aim} zodra er {least} aankomsten bekend zijn.',
  unknown:
    'Tot nu toe {count, plural, one {# aankomst} other {# aankomsten}}. Vanaf {least} zie je hier hoe vaak onze tijdvakken klopten.',
} satisfies Translation<typeof en>
