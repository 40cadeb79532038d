// German texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Ankunftszeiträume',
  calibrated:
    'Unsere {aim}-Zeiträume hielten bei {share} von {count, plural, one {# Ankunft} other {# Ankünften}}.',
  uncalibrated:
    'Eine Stunde vorher gezeigte Zeiträume hielten bei {share} von {count, plural, one {# Ankunft} other {# Ankünften}}. Sie zielen auf {aim}, sobald {least} Ankünfte bekannt sind.',
  unknown:
    'Bisher {count, plural, one {# Ankunft} other {# Ankünfte}}. Ab {least} siehst du hier, wie oft unsere Zeiträume hielten.',
} satisfies Translation<typeof en>
