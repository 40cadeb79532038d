// Japanese texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: '表示するメッセージ',
  withRecipients: '受取人',
  withDrivers: 'ドライバー',
  withDriversCount: 'ドライバー（{count}）',
  undelivered: '未達',
  undeliveredCount: '未達（{count}）',
  messages: 'メッセージ',
  theMessages: 'メッセージ',

  // Threads
  threads: 'やり取り',
  unread: '未読',
  noMessages: 'メッセージはまだありません',
  noMessagesMore: '受取人は追跡ページから書き込みます。SMSへの返信もここに表示されます。',
  whatRecipientsGet: '受取人への通知を選ぶ',
  addDriver: 'ドライバーを追加する',
  ofOrder: '{reference}：{text}',
  youWrote: '自分：{text}',
  driverWrote: 'ドライバー：{text}',
  all: 'すべて',
  messagesWith: '{name}とのメッセージ',
  writeTo: '{name}に書く',
  dispatch: '配車担当',
  driver: 'ドライバー',
  nothingToRecipient: 'まだ何もありません。受取人は追跡ページで確認します。',
  waiting: '返信待ち',
  nobodyWaits: '{count, plural, other {ありません。#件のやり取りはすべてこちらが最後に書いています。}}',
  wrote: '{moment}に受信',
  answer: '返信',

  // Drivers
  drivers: 'ドライバー',
  noDrivers: 'ドライバーはまだいません',
  noDriversMore: '「車両」でドライバーを追加すると、ここから連絡できます。',
  nothingWritten: 'まだ何もありません',
  noAccount: 'アカウントなし',
  nothingToDriver: 'まだ何もありません。ドライバーにはアプリで通知されます。',
  noAccountMore:
    'このドライバーにはまだアカウントがありません。招待するか、「ドライバー」でコードを渡してください。',
  chooseDriver: 'ドライバーを選ぶか、複数のドライバーに書いてください。',
  writeToSeveral: '複数のドライバーに書く',
  toWhom: '宛先',
  driversOnRoad: '走行中のドライバー',
  allDrivers: '全ドライバー',
  writeToAll: '全ドライバーに書く',
  writeToOnRoad: '走行中のドライバーに書く',
  toSeveral: '複数のドライバーへのメッセージ',
  messagesToSeveral: '複数のドライバーへのメッセージ',
  nothingSent: 'まだ送信していません。各ドライバーは自分のやり取りで読み、読んだ人はここで確認できます。',
  readByAll: '{count}人全員が既読',
  readBy: '{total}人中{count}人が既読',
  toReadIt: '{count, plural, other {未読のドライバー#人}}',
  sentTo: '{count, plural, other {ドライバー#人に送信しました。}}',
  sentWithout: '{count, plural, other {ドライバー#人に送信しました。アカウントがなく届かない人：{names}。}}',

  // Undelivered
  undeliveredWhat: '未達のメッセージ',
  undeliveredMessages: '未達のメッセージ',
  everythingArrived: 'すべて届きました',
  everythingMore: '送信できなかったメールとSMSが理由とともに表示されます。',
  mail: 'メール',
  text: 'SMS',
  sendAgain: '再送信',
  willBeSent: '再送信します。',
  dismiss: '閉じる：{subject}、{to}',
  dismissed: '閉じました。',
  didNotWork: 'できませんでした。',
} satisfies Translation<typeof en>
