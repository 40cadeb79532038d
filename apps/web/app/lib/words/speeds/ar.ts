import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'سرعات القيادة',
  what: 'سرعات القيادة',
  noun: 'سرعات القيادة',
  intro:
    'نسبة من السرعة على الخريطة، حسب اليوم والساعة: عند 80 تطول الرحلة بمقدار الربع. الساعات الفارغة تتبع الخريطة.',
  affects:
    'تستخدم الخطط الجديدة والتغييرات أثناء الطريق والتوقعات وصفحات التتبع ومواعيد التسليم وهواتف السائقين هذا الجدول من الآن. تحتفظ الخطط الموجودة بأوقاتها.',
  hoursOf: 'ساعات {zone}',
  view: 'عرض',
  viewSpeeds: 'السرعات',
  viewDrives: 'رحلاتكم',
  slower: 'أبطأ من الخريطة',
  faster: 'أسرع من الخريطة',
  hour: 'الساعة',
  cellAt: '{day} {time}',
  cellSpeed: '{cell}، {speed} % من الخريطة',
  cellAsMap: '{cell}، كما على الخريطة',
  cellUnsaved: '{text}، غير محفوظ',
  cellLearned:
    '{cell}، {speed} % من {drives, plural, zero {# رحلة} one {رحلة واحدة} two {رحلتين} few {# رحلات} many {# رحلة} other {# رحلة}}',
  cellTooFew:
    '{cell}، {drives, plural, zero {# رحلة} one {رحلة واحدة} two {رحلتان} few {# رحلات} many {# رحلة} other {# رحلة}}، أقل من أن يُتعلم منها',
  selectDay: 'اختيار {day}',
  selectHour: 'اختيار {time} في كل الأيام',
  selectWeek: 'اختيار الأسبوع كله',
  selection:
    '{from} إلى {to}: {count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  percent: 'نسبة من الخريطة',
  percentBounds: 'عدد صحيح من {least} إلى {most}',
  set: 'تعيين',
  asMap: 'كما على الخريطة',
  howTo:
    'اسحب فوق الخلايا، أو اضغط Shift مع الأسهم، لاختيار عدة خلايا. الأرقام تعيّن السرعة، وDelete يعيدها إلى الخريطة.',
  unsaved:
    'تغيّرت {count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}، غير محفوظة',
  discard: 'تجاهل',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  saved: 'حُفظت سرعات القيادة',
  notSaved: 'تعذر حفظ سرعات القيادة',
  undo: 'تراجع',
  undoLast: 'التراجع عن آخر تغيير',
  undone: 'عادت السرعات السابقة',
  reset: 'اتباع الخريطة من جديد',
  resetDone: 'كل الساعات تتبع الخريطة',
  inForce: 'الساري',
  sourceNone: 'لا جدول: كل ساعة تتبع الخريطة.',
  sourceTyped: 'عُيّن يدويًا، {time}.',
  sourceFile: 'حُمّل من ملف، {time}.',
  sourceLearned: 'أُخذ من رحلاتكم، {time}.',
  learned: 'مُتعلَّم من رحلاتكم',
  learnedFrom:
    '{drives, plural, zero {# رحلة} one {رحلة واحدة} two {رحلتان} few {# رحلات} many {# رحلة} other {# رحلة}} من باب إلى باب منذ {day}، منها {leftOut} لا تدخل في أي ساعة: قصيرة جدًا أو غير معتادة أو موزعة على ساعتين.',
  learnedHours: 'ساعات فيها رحلات كافية ({drives} في {days} أيام): {count}',
  learnedNone: 'لا ساعة فيها رحلات كافية بعد. كل خط سير منتهٍ يضيف إليها.',
  learnedWhat: 'السرعات المُتعلَّمة',
  useAll: 'استخدام الكل',
  useSelection: 'استخدام سرعات المحدد',
  used: 'السرعات المُتعلَّمة سارية',
  saveFirst: 'احفظ تغييراتك أو تجاهلها أولًا.',
  file: 'ملف',
  fileMeans:
    'سطر لكل ساعة؛ الأعمدة hour و monday إلى sunday، أو workdays و weekend. يحل الملف محل الجدول كله.',
  load: 'تحميل ملف CSV',
  loaded: 'سرعات {file} سارية',
  notLoaded:
    '{count, plural, zero {# مشكلة} one {مشكلة واحدة} two {مشكلتان} few {# مشكلات} many {# مشكلة} other {# مشكلة}} في {file}، لم يتغير شيء',
  conflict: 'غيّر شخص آخر الجدول في هذه الأثناء',
  conflictMeans:
    'ترى جدوله وفوقه {count, plural, zero {# من ساعاتك} one {ساعتك} two {ساعتاك} few {# من ساعاتك} many {# من ساعاتك} other {# من ساعاتك}}. احفظ لإبقاء الاثنين، أو تجاهل ما يخصك.',
  conflictBoth: 'غيّرها كلاكما، وتظهر بسرعتك: {list}',
} satisfies Translation<typeof en>
