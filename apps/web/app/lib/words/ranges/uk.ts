// Ukrainian texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Проміжки прибуття',
  calibrated:
    'Наші проміжки на {aim} справдилися в {share} з {count, plural, one {# прибуття} few {# прибуттів} many {# прибуттів} other {# прибуття}}.',
  uncalibrated:
    'Проміжки, показані за годину, справдилися в {share} з {count, plural, one {# прибуття} few {# прибуттів} many {# прибуттів} other {# прибуття}}. Вони будуть розраховані на {aim}, коли буде відомо {least} прибуттів.',
  unknown:
    'Поки що {count, plural, one {# прибуття} few {# прибуття} many {# прибуттів} other {# прибуття}}. Після {least} ви побачите тут, як часто справджуються наші проміжки.',
} satisfies Translation<typeof en>
