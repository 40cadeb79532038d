// Japanese texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: '未対応',
  pending: '返信待ち',
  closed: '終了',
  searchTickets: '問い合わせを検索',
  waits: '{age}待ち',
  waiting: '返信待ち',
  withOwner: '{name}、担当：{owner}',
  nobodyWaits: '待っている人はいません',
  noTickets: 'ここに問い合わせはありません',
  questionsComeIn: '連絡先ページと製品内からの質問がここに届きます。',
  contactPage: '連絡先ページ',
  openCount: '{count, plural, other {未対応の問い合わせ#件。{hours}時間以内の回答を約束しています。}}',
  nobodyYet: '担当者なし',
  somebody: '他の人',
  ownersNotLoaded: '{name}。オーナーを読み込めませんでした。',
  tryAgain: '再試行',
  assignedTo: '担当者',
  fromCompany: '{name}、<link>{company}</link>',
  reopen: '再開する',
  replyTo: '{email}に返信',
  answer: '回答',
  sendReply: '送信して返信待ちにする',
  addNote: 'メモを追加',
  noteAdded: 'メモを追加しました',
  replySent: '{to}に返信を送信しました',
} satisfies Translation<typeof en>
