// Japanese texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: '招待を開いています',
  join: '{company}に参加',
  invited: '{who}さんからの招待です。役割：{role}。',
  needsLink: 'このページにはリンクが必要です',
  openFullLink: 'メールのリンクをそのまま開いてください。',
  notOpened: '招待を開けませんでした',
  tryAgain: '再試行',
  signIn: 'サインイン',
  forAnother: 'この招待は{email}宛てです',
  forAnotherMore: '{email}でサインイン中です。招待されたアドレスで承諾するにはサインアウトしてください。',
  signOut: 'サインアウト',
  staySignedIn: 'サインインを続ける',
  hasAccount: '{email}にはすでにアカウントがあります。サインインするとこのページに戻ります。',
  accept: '承諾する',
  accountReadyBut: 'アカウントはできましたが、次の問題があります：{problem}',
  accountWillBe: 'アカウントは{email}になります。',
  joining: '参加しています…',
  createAndJoin: 'アカウントを作成して参加',
  orContinueWith: 'または{provider}で続ける',

  // The person's account
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  password: 'パスワード',
  atLeast8: '8文字以上',

  // First owner
  setUp: '初期設定',
  openPrintedLink: 'サーバーが起動時に表示したリンクをそのまま開いてください。',
  ownPlatform: 'このプラットフォームの所有者になります。会社、プラン、メール、地域を管理します。',
  settingUp: '設定しています…',
  becomeOwner: 'オーナーになる',
  invitation: '招待',
} satisfies Translation<typeof en>
