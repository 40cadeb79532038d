import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '注文フィールド',
  intro:
    'すべての注文に使う独自のフィールドです。配車担当者はすべて見られます。ほかに誰に見せるかを選んでください。',
  what: '注文フィールド',
  add: 'フィールドを追加',
  name: '名前',
  type: '種類',
  text: 'テキスト',
  number: '数値',
  date: '日付',
  choice: '選択',
  yes_no: 'はい・いいえ',
  required: '必須',
  choices: '選択肢',
  choicesHint: '1行に1つ',
  shownTo: 'ほかに表示する相手',
  driver: 'ドライバー(電話)',
  label: '荷札を読む人',
  recipient: '受取人(追跡ページ)',
  remove: '削除',
  none: 'まだフィールドはありません。ファイルの行き先のない列はテキストとして注文に残ります。',
  kept: '削除したフィールドの値は注文に残ります。',
  save: '保存',
  saving: '保存中',
  saved: '注文フィールドを保存しました',
  notSaved: '注文フィールドを保存できませんでした',
  yes: 'はい',
  no: 'いいえ',
  notSet: '未設定',
} satisfies Translation<typeof en>
