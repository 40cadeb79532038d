// Japanese texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: '新しい問い合わせ',
  ticketsNoun: '問い合わせ',
  tickets: '問い合わせ',
  theTicket: '問い合わせ',
  allTickets: 'すべての問い合わせ',
  nothingAsked: 'まだ問い合わせがありません',
  nothingAskedMore:
    '動かないときや使い方を知りたいときはここでお尋ねください。回答はここに表示され、メールでも届きます。',
  chooseTicket: '問い合わせを選んでください。平日は{hours}時間以内に担当者が回答します。',
  answersWithin: '平日は{hours}時間以内に担当者が回答します。',
  askSupport: 'サポートに問い合わせる',
  notSent: '質問を送信できませんでした',
  subject: '件名',
  fewWords: '簡単に',
  whatHappens: '何が起きるか、どうなるはずだったか',
  answerComes: '回答はここに表示され、{email}にもメールで届きます',
  sending: '送信中',
  send: '送信',
  sendToSupport: 'サポートに送る',
  writeToReopen: '返信すると再開します',
  writeToSupport: 'サポートに書く',
  stateOpen: '対応中',
  stateAnswered: '回答済み',
  stateClosed: '終了',
  messages: 'メッセージ',
  noteBy: '{name}のメモ',
  supportAt: 'サポート、{time}',
} satisfies Translation<typeof en>
