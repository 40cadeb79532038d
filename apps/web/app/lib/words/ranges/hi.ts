// Hindi texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'पहुँचने की समय-सीमाएँ',
  calibrated:
    'हमारी {aim} वाली समय-सीमाएँ {count, plural, one {# आगमन} other {# आगमनों}} में से {share} में सही रहीं।',
  uncalibrated:
    'एक घंटा पहले दिखाई गई समय-सीमाएँ {count, plural, one {# आगमन} other {# आगमनों}} में से {share} में सही रहीं। {least} आगमन ज्ञात होने पर वे {aim} का लक्ष्य रखेंगी।',
  unknown:
    'अब तक {count, plural, one {# आगमन} other {# आगमन}}। {least} के बाद आप यहाँ देखेंगे कि हमारी समय-सीमाएँ कितनी बार सही रहीं।',
} satisfies Translation<typeof en>
