// Arabic texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'التوازن',
  noun: 'توازن السائقين',
  weeks: 'الأسابيع',
  weekCount:
    '{count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  span: '{from} إلى {to}',
  driver: 'السائق',
  hours: 'الساعات',
  routes: 'خطوط السير',
  stops: 'المحطات',
  heavy: 'الطلبات الثقيلة',
  late: 'نهايات متأخرة',
  means:
    'الساعات من بداية خطوط السير المنجزة إلى نهايتها. الطلب الثقيل يزن {weight} أو أكثر. والنهاية المتأخرة تتجاوز الخطة بأكثر من {minutes} دقيقة.',
  spread: 'الفرق بين أكثر الساعات وأقلها {hours}.',
  nobody: 'لا سائقين بعد',
  nobodyMore: 'أضف سائقين، وستظهر ساعاتهم هنا حين يقودون.',
  you: 'أنت',
  meanOf: 'متوسط {count}',
  noMean:
    'يظهر المتوسط عندما يقود خلال هذه الأسابيع {least, plural, zero {# سائق} one {سائق واحد} two {سائقان} few {# سائقين} many {# سائقًا} other {# سائق}}، حتى لا يمكن استنتاج ساعات أي شخص.',
  setting: 'الإنصاف عبر الأسابيع',
  settingMeans:
    'تذهب خطوط سير اليوم الطويلة إلى السائقين الأقل قيادة في الأسابيع الماضية. يبقى السائقون في مركباتهم، وتتبدل خطوط السير كاملة.',
  pastWeeks: 'الأسابيع الماضية المحتسبة',
  off: 'إيقاف',
  extra: 'تكلفة إضافية مسموحة، بالمئة',
  extraMeans: '0: التبديلات المجانية فقط',
  freeInPlan: 'حصل السائقون الأقل ساعات على خطوط السير الأطول دون تكلفة.',
  costInPlan: 'حصل السائقون الأقل ساعات على خطوط السير الأطول بزيادة {amount}.',
} satisfies Translation<typeof en>
