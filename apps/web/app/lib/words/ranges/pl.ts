// Polish texts of how often ranges of arrival held.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Przedziały przyjazdu',
  calibrated:
    'Nasze przedziały {aim} sprawdziły się w {share} z {count, plural, one {# przyjazdu} few {# przyjazdów} many {# przyjazdów} other {# przyjazdu}}.',
  uncalibrated:
    'Przedziały pokazane godzinę wcześniej sprawdziły się w {share} z {count, plural, one {# przyjazdu} few {# przyjazdów} many {# przyjazdów} other {# przyjazdu}}. Będą celować w {aim}, gdy znanych będzie {least} przyjazdów.',
  unknown:
    'Nieznane: na razie {count, plural, one {# przyjazd} few {# przyjazdy} many {# przyjazdów} other {# przyjazdu}}, do obliczenia udziału potrzeba {least}.',
} satisfies Translation<typeof en>
