// Arabic texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops:
    '{count, plural, zero {لا محطات زائدة} one {محطة زائدة واحدة} two {محطتان زائدتان} few {# محطات زائدة} many {# محطة زائدة} other {# محطة زائدة}}',
  brokenDistance: 'أبعد بمقدار {distance}',
  brokenDriving: '{duration} فوق وقت القيادة',
  brokenRest: '{duration} زيادة بلا راحة',
  brokenHours: '{duration} فوق ساعات العمل',
  brokenShift: '{duration} بعد الوردية',
  brokenLoad: '{load} زيادة',
  brokenBreak: 'لا وقت لاستراحة {duration}',
  brokenReloads: 'يعيد التحميل أكثر من المسموح',
  brokenPrecedence: 'يسلّم قبل أن يستلم',
  brokenSequence: 'خارج ترتيبه',
  brokenTogether: 'في شاحنة غير شاحنة مجموعته',
  brokenDriverOff: 'سائقها غائب لمدة {duration}',
  brokenOverlap: '{duration} على خطي سير معًا',
  brokenSkills: 'تنقصها مهارة',
  brokenVehicle: 'خارج مناطقها أو يستبعدها الطلب',
  brokenUnreachable: 'لا طريق يُسمح لهذه المركبة بسلوكه',
  brokenOther: 'غير مسموح',
  loadParcels:
    '{count, plural, zero {# طرد} one {طرد واحد} two {طردان} few {# طرود} many {# طردًا} other {# طرد}}',
  loadPallets:
    '{count, plural, zero {# منصة} one {منصة واحدة} two {منصتان} few {# منصات} many {# منصة} other {# منصة}}',

  // Changes that break a rule
  breaksRule: 'يخالف هذا التغيير قاعدة لليوم',
  leaveAsIs: 'تركه كما هو',
  changeAnyway: 'التغيير على أي حال',
  auditRecords: 'يسجّل سجل التدقيق أنك أكدته.',
} satisfies Translation<typeof en>
