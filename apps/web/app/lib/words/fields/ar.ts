// Arabic texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'يجب تعبئة هذا الحقل',
  atLeastCharacters:
    '{count, plural, zero {يجب ألا يقل عن # حرف} one {يجب ألا يقل عن حرف واحد} two {يجب ألا يقل عن حرفين} few {يجب ألا يقل عن # أحرف} many {يجب ألا يقل عن # حرفًا} other {يجب ألا يقل عن # حرف}}',
  atMostCharacters:
    '{count, plural, zero {يجب ألا يزيد على # حرف} one {يجب ألا يزيد على حرف واحد} two {يجب ألا يزيد على حرفين} few {يجب ألا يزيد على # أحرف} many {يجب ألا يزيد على # حرفًا} other {يجب ألا يزيد على # حرف}}',
  atLeastOf: 'يجب اختيار {count} على الأقل',
  atMostOf: 'يجب ألا يزيد العدد على {count}',
  moreThan: 'يجب أن يكون أكبر من {value}',
  atLeast: 'يجب ألا يقل عن {value}',
  lessThan: 'يجب أن يكون أصغر من {value}',
  atMost: 'يجب ألا يزيد على {value}',
  date: 'يجب أن يكون تاريخًا مثل {example}',
  dateAndTime: 'يجب أن يكون تاريخًا ووقتًا مثل {example}',
  time: 'يجب أن يكون وقتًا مثل {example}',
  email: 'يجب أن يكون عنوان بريد إلكتروني',
  url: 'يجب أن يكون عنوان ويب',
  wholeNumber: 'يجب أن يكون عددًا صحيحًا',
  oneOf: 'يجب أن يكون أحد: {values}',
} satisfies Translation<typeof en>
