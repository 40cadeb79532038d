// Arabic texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected:
    'المتوقع عدم الوفاء بعدد {misses} من {promises, plural, zero {# وعود} one {وعد واحد} two {وعدين} few {# وعود} many {# وعدًا} other {# وعد}}.',
  noPromises: 'لا توجد نافذة لأي محطة، فلا وعد يمكن الإخلال به.',
  countedCompany:
    'محسوب على {days} من الأيام المحاكاة، بتأخيرات {routes, plural, zero {# خطوط سير} one {آخر خط سير لك} two {آخر خطي سير لك} few {آخر # خطوط سير لك} many {آخر # خط سير لك} other {آخر # خط سير لك}}.',
  countedUsual: 'محسوب على {days} من الأيام المحاكاة بتأخيرات معتادة، حتى تقطع عددًا كافيًا من خطوط السير.',
  showStops: 'عرض المحطات',
  risk: 'الخطر',
  missedOn: 'لم يتحقق في {missed} من أصل {days} من الأيام المحاكاة',
  lateEndOn: 'ينتهي بعد ورديته في {late} من أصل {days} من الأيام المحاكاة.',
  option: 'خطة أكثر أمانًا: قد تكلف % أكثر',
  optionMeans: 'تنطلق المركبات أبكر أو تنتقل المحطات حيث يحفظ ذلك الوعود. فارغ: الخطة الأرخص.',
  won: 'خطة أكثر أمانًا: انخفضت الوعود المتوقع الإخلال بها من {before} إلى {after}، مقابل {percent} تكلفة إضافية.',
  wonFree: 'خطة أكثر أمانًا: انخفضت الوعود المتوقع الإخلال بها من {before} إلى {after}، دون تكلفة إضافية.',
  changed:
    '{routes, plural, zero {لا ينطلق أي خط سير} one {ينطلق خط سير واحد} two {ينطلق خطا سير} few {تنطلق # خطوط سير} many {ينطلق # خط سير} other {ينطلق # خط سير}} أبكر، {stops, plural, zero {ولم تُنقل محطة} one {ونُقلت محطة واحدة} two {ونُقلت محطتان} few {ونُقلت # محطات} many {ونُقلت # محطة} other {ونُقلت # محطة}}.',
  nothing: 'خطة أكثر أمانًا: لا شيء ضمن {percent} تكلفة إضافية يحفظ وعدًا.',
} satisfies Translation<typeof en>
