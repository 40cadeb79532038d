// Japanese texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: '入力してください',
  atLeastCharacters: '{count, plural, other {#文字以上にしてください}}',
  atMostCharacters: '{count, plural, other {#文字以内にしてください}}',
  atLeastOf: '{count}件以上にしてください',
  atMostOf: '{count}件以内にしてください',
  moreThan: '{value}より大きくしてください',
  atLeast: '{value}以上にしてください',
  lessThan: '{value}より小さくしてください',
  atMost: '{value}以下にしてください',
  date: '{example}のような日付にしてください',
  dateAndTime: '{example}のような日時にしてください',
  time: '{example}のような時刻にしてください',
  email: 'メールアドレスを入力してください',
  url: 'ウェブアドレスを入力してください',
  wholeNumber: '整数を入力してください',
  oneOf: '次のいずれかにしてください：{values}',
} satisfies Translation<typeof en>
