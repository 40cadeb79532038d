// Arabic texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share: 'تتداخل خطوط السير في {percent} من المحطات: تقع {inside} من {stops} داخل منطقة خط سير آخر.',
  apart: 'لا تتداخل خطوط السير.',
  overlappingStops: 'محطات متداخلة',
  option: 'خطوط سير متقاربة: قد تكلف % أكثر',
  optionMeans: 'تنتقل محطات إلى مركبات أخرى ليقل تداخل خطوط السير. فارغ: الخطة الأرخص.',
  won: 'خطوط سير متقاربة: انخفضت المحطات داخل منطقة خط سير آخر من {before} إلى {after}، مقابل {percent} تكلفة إضافية.',
  wonFree:
    'خطوط سير متقاربة: انخفضت المحطات داخل منطقة خط سير آخر من {before} إلى {after}، دون تكلفة إضافية.',
  moved:
    '{stops, plural, zero {لم تنتقل أي محطة} one {انتقلت محطة واحدة} two {انتقلت محطتان} few {انتقلت # محطات} many {انتقلت # محطة} other {انتقلت # محطة}} إلى مركبة أخرى.',
  nothing: 'خطوط سير متقاربة: لا شيء ضمن {percent} تكلفة إضافية يقلل التداخل.',
} satisfies Translation<typeof en>
