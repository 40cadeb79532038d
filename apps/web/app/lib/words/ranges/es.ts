// Spanish texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Franjas de llegada',
  calibrated:
    'Nuestras franjas del {aim} se cumplieron en el {share} de {count, plural, one {# llegada} many {# llegadas} other {# llegadas}}.',
  uncalibrated:
    'Las franjas mostradas una hora antes se cumplieron en el {share} de {count, plural, one {# llegada} many {# llegadas} other {# llegadas}}. Apuntarán al {aim} cuando se conozcan {least} llegadas.',
  unknown:
    '{count, plural, one {# llegada} many {# llegadas} other {# llegadas}} hasta ahora. A partir de {least} verás aquí con qué frecuencia se cumplen nuestras franjas.',
} satisfies Translation<typeof en>
