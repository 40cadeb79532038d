// Brazilian Portuguese texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Faixas de chegada',
  calibrated:
    'Nossas faixas de {aim} acertaram {share} de {count, plural, one {# chegada} many {# chegadas} other {# chegadas}}.',
  uncalibrated:
    'As faixas mostradas uma hora antes acertaram {share} de {count, plural, one {# chegada} many {# chegadas} other {# chegadas}}. Elas mirarão {aim} quando houver {least} chegadas conhecidas.',
  unknown:
    '{count, plural, one {# chegada} many {# chegadas} other {# chegadas}} até agora. A partir de {least}, você vê aqui com que frequência nossas faixas acertam.',
} satisfies Translation<typeof en>
