// Polish texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Przedziały przyjazdu',
  calibrated:
    'Nasze przedziały {aim} sprawdziły się w {share} z {count, plural, one {# przyjazdu} few {# przyjazdów} many {# przyjazdów} other {# przyjazdu}}.',
  uncalibrated:
    'Przedziały pokazane godzinę wcześniej sprawdziły się w {share} z {count, plural, one {# przyjazdu} few {# przyjazdów} many {# przyjazdów} other {# przyjazdu}}. Będą celować w {aim}, gdy znanych będzie {least} przyjazdów.',
  unknown:
    'Na razie {count, plural, one {# przyjazd} few {# przyjazdy} many {# przyjazdów} other {# przyjazdu}}. Od {least} zobaczysz tutaj, jak często sprawdzają się nasze przedziały.',
} satisfies Translation<typeof en>
