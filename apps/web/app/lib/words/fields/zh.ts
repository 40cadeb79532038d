// Chinese texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: '必须填写',
  atLeastCharacters: '{count, plural, other {至少 # 个字符}}',
  atMostCharacters: '{count, plural, other {最多 # 个字符}}',
  atLeastOf: '至少 {count} 项',
  atMostOf: '最多 {count} 项',
  moreThan: '必须大于 {value}',
  atLeast: '不得小于 {value}',
  lessThan: '必须小于 {value}',
  atMost: '不得大于 {value}',
  date: '必须是日期，例如 {example}',
  dateAndTime: '必须是日期和时间，例如 {example}',
  time: '必须是时间，例如 {example}',
  email: '必须是邮箱地址',
  url: '必须是网址',
  wholeNumber: '必须是整数',
  oneOf: '必须是其中之一：{values}',
} satisfies Translation<typeof en>
