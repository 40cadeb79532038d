// Arabic texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'نطاقات الوصول',
  calibrated:
    'صدقت نطاقاتنا بنسبة {aim} في {share} من {count, plural, zero {# وصول} one {وصول واحد} two {وصولين} few {# مرات وصول} many {# مرة وصول} other {# مرة وصول}}.',
  uncalibrated:
    'صدقت النطاقات المعروضة قبل ساعة في {share} من {count, plural, zero {# وصول} one {وصول واحد} two {وصولين} few {# مرات وصول} many {# مرة وصول} other {# مرة وصول}}. ستستهدف {aim} عند معرفة {least} مرة وصول.',
  unknown:
    '{count, plural, zero {لا وصول} one {وصول واحد} two {وصولان} few {# مرات وصول} many {# مرة وصول} other {# مرة وصول}} حتى الآن. بعد {least} ترى هنا كم مرة صدقت نطاقاتنا.',
} satisfies Translation<typeof en>
