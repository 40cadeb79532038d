// Italian texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Fasce di arrivo',
  calibrated:
    'Le nostre fasce al {aim} hanno tenuto nel {share} di {count, plural, one {# arrivo} many {# arrivi} other {# arrivi}}.',
  uncalibrated:
    'Le fasce mostrate un’ora prima hanno tenuto nel {share} di {count, plural, one {# arrivo} many {# arrivi} other {# arrivi}}. Punteranno al {aim} quando saranno noti {least} arrivi.',
  unknown:
    '{count, plural, one {# arrivo} many {# arrivi} other {# arrivi}} finora. Da {least} in poi vedi qui quanto spesso le nostre fasce tengono.',
} satisfies Translation<typeof en>
