// Japanese texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'セキュリティ',
  owners: '所有者',
  newOwner: '新しい所有者',
  addOwner: '所有者を追加',
  ownerNotAdded: '所有者を追加できませんでした',
  ownerLead: '所有者はすべての会社を見て、プラン、メール、設定を変更できます。',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  firstPassword: '最初のパスワード',
  isNowOwner: '{email}が所有者になりました',
  ownerSince: '{email}、{day}から所有者',
  seenAgo: '{ago}に利用',
  neverSignedIn: 'サインインなし',
  secondStepOn: '2段階認証オン',
  noSecondStep: '2段階認証なし',
  you: 'あなた',
  removeWhat: '{name}を削除',
  remove: '削除',
  removeQuestion: '{name}を削除しますか？',
  removeEffect: 'アカウントは残りますが、プラットフォームの権限はなくなります。',
  noLongerOwner: '所有者ではなくなりました',
  ownerByCommand:
    'サーバーでnpm run owner -- --mail ADDRESSを実行しても、所有者を追加したり新しいリンクを作ったりできます。',

  // How owners sign in
  howOwnersSignIn: '所有者のサインイン方法',
  needSecondStep: '所有者のサインインに2段階認証を必須にする',
  needSecondStepNow: '所有者に2段階認証が必須になりました',
  secondStepOptional: '所有者は2段階認証なしでサインインできます',
  withoutStep: '設定していない所有者にはプラットフォームの権限がなく、設定画面に案内されます。',
  othersWithout:
    '{count, plural, =0 {ほかの所有者は全員設定済みです。所有者が作ったAPIキーは所有者として動作しなくなります。} other {ほかに#人の所有者が未設定です。必須にするとサインアウトされます。所有者が作ったAPIキーは所有者として動作しなくなります。}}',
  addYourOwnFirst: 'まず自分の2段階認証を設定し、それでサインインしてください。',
  yourOwnSignIn: '自分のサインイン',

  // Sessions
  whereOwnersSignedIn: '所有者がサインイン中の端末',
  noSessions: 'ブラウザでサインイン中の所有者はいません。',
  sessionsOfOwners: '所有者のセッション',
  unknownAddress: '不明なアドレス',
  usedAgo: '{ago}に使用',
  hasSecondStep: '2段階認証',
  thisBrowser: 'このブラウザ',
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
  owner: '所有者',
  signedInSince: 'その後サインイン',
  unknownAccounts: 'アカウントのないアドレスへの試行は制限され、一覧には出ません。',

  // Addresses
  whereOwnersWork: '所有者が作業する場所',
  fromElsewhere:
    'ほかの場所からは、所有者のアカウントにプラットフォームの権限はありません。現在のアドレスは<address>{address}</address>です。',
  addressesAndNetworks: 'アドレスとネットワーク',
  addressesHint: '1行に1つ。空欄にすると、どこからでも作業できます。',
  addressWrong: '{text}は203.0.113.7のようなアドレスでも203.0.113.0/24のようなネットワークでもありません',
  saveAddresses: 'アドレスを保存',
  saving: '保存中',
  addressesSaved: 'アドレスを保存しました',
  fromAnywhere: '所有者はどこからでも作業できます',
  lockedOut:
    '入れなくなったら、サーバーでnpm run owner -- --allow-any-addressを実行すると一覧が空になります。',

  // Accounts
  accounts: 'アカウント',
  withSecondStep: '2段階認証あり',
  openSessions: '有効なセッション',
  auditLog: '操作履歴',
  apiKeys: 'APIキー',
} satisfies Translation<typeof en>
