// Turkish texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Varış aralıkları',
  calibrated:
    '{aim} aralıklarımız {count, plural, one {# varışın} other {# varışın}} {share} kadarında tuttu.',
  uncalibrated:
    'Bir saat önce gösterilen aralıklar {count, plural, one {# varışın} other {# varışın}} {share} kadarında tuttu. {least} varış bilindiğinde {aim} hedeflenir.',
  unknown:
    'Şimdiye kadar {count, plural, one {# varış} other {# varış}} var. {least} varıştan sonra aralıklarımızın ne sıklıkta tuttuğunu burada görürsünüz.',
} satisfies Translation<typeof en>
