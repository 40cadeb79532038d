// Japanese texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'セキュリティ',
  owners: 'オーナー',
  newOwner: '新しいオーナー',
  addOwner: 'オーナーを追加',
  ownerNotAdded: 'オーナーを追加できませんでした',
  ownerLead: 'オーナーはすべての会社を見て、プラン、メール、設定を変更できます。',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  firstPassword: '最初のパスワード',
  isNowOwner: '{email}がオーナーになりました',
  ownerSince: '{email}、{day}からオーナー',
  seenAgo: '{ago}に利用',
  neverSignedIn: 'サインインなし',
  secondStepOn: '2段階認証オン',
  noSecondStep: '2段階認証なし',
  you: 'あなた',
  removeWhat: '{name}を削除',
  remove: '削除',
  removeQuestion: '{name}を削除しますか？',
  removeEffect: 'アカウントは残りますが、プラットフォームの権限はなくなります。',
  noLongerOwner: 'オーナーではなくなりました',
  ownerByCommand:
    'サーバーでnpm run owner -- --mail ADDRESSを実行しても、オーナーを追加したり新しいリンクを作ったりできます。',

  // How owners sign in
  howOwnersSignIn: 'オーナーのサインイン方法',
  needSecondStep: 'オーナーのサインインに2段階認証を必須にする',
  needSecondStepNow: 'オーナーに2段階認証が必須になりました',
  secondStepOptional: 'オーナーは2段階認証なしでサインインできます',
  withoutStep: '設定していないオーナーにはプラットフォームの権限がなく、設定画面に案内されます。',
  othersWithout:
    '{count, plural, =0 {ほかのオーナーは全員設定済みです。オーナーが作ったAPIキーはオーナーとして動作しなくなります。} other {ほかに#人のオーナーが未設定です。必須にするとサインアウトされます。オーナーが作ったAPIキーはオーナーとして動作しなくなります。}}',
  addYourOwnFirst: 'まず自分の2段階認証を設定し、それでサインインしてください。',
  yourOwnSignIn: '自分のサインイン',

  // Sessions
  whereOwnersSignedIn: 'オーナーがサインイン中の端末',
  noSessions: 'ブラウザーでサインイン中のオーナーはいません。',
  sessionsOfOwners: 'オーナーのセッション',
  unknownAddress: '不明なアドレス',
  usedAgo: '{ago}に使用',
  hasSecondStep: '2段階認証',
  thisBrowser: 'このブラウザー',
  signOut: 'サインアウト',
  signOutOf: '{name}をサインアウト、{browser}',
  signedOutThere: 'サインアウトしました',

  // Failed sign-ins
  failedSevenDays: 'サインインの失敗、7日間',
  noFailed: '直近7日間にサインインの失敗はありません。',
  failedSignIns: 'サインインの失敗',
  attempts: '{count, plural, other {#回、最後は{ago}}}',
  wrongCode: 'コード誤り',
  wrongPassword: 'パスワード誤り',
  owner: 'オーナー',
  signedInSince: 'その後サインイン',
  unknownAccounts: 'アカウントのないアドレスへの試行は制限され、一覧には出ません。',

  // Addresses
  whereOwnersWork: 'オーナーが作業する場所',
  fromElsewhere:
    'ほかの場所からは、オーナーのアカウントにプラットフォームの権限はありません。現在のアドレスは<address>{address}</address>です。',
  addressesAndNetworks: 'アドレスとネットワーク',
  addressesHint: '1行に1つ。空欄にすると、どこからでも作業できます。',
  addressWrong: '{text}は203.0.113.7のようなアドレスでも203.0.113.0/24のようなネットワークでもありません',
  saveAddresses: 'アドレスを保存',
  saving: '保存中',
  addressesSaved: 'アドレスを保存しました',
  fromAnywhere: 'オーナーはどこからでも作業できます',
  lockedOut:
    '入れなくなったら、サーバーでnpm run owner -- --allow-any-addressを実行すると一覧が空になります。',

  // Accounts
  accounts: 'アカウント',
  withSecondStep: '2段階認証あり',
  openSessions: '有効なセッション',
  auditLog: '操作履歴',
  apiKeys: 'APIキー',
} satisfies Translation<typeof en>
