// Japanese texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'チーム',
  members: 'メンバー',
  roleOf: '{name}の役割',
  signsInByCode: 'コードでサインイン',
  handOverTo: '{name}に引き継ぐ',
  deactivated: '無効',
  deactivatedMeaning:
    '会社の ID プロバイダーがこの人たちを無効にしたため、サインインできません。ドライバーがいる場合は、そのルートをほかの人に割り当ててください。管理者は、そこで有効にするか、ここで削除します。',
  removePerson: '{name}を外す',
  removePersonQuestion: '{name}を外しますか？',
  removeEffect:
    'アクセスはすぐに終わり、この人が作ったAPIキーは使えなくなります。戻るには新しい招待が必要です。',
  remove: '外す',
  onlyOffice: 'チームは配車担当と管理者のためのページです',
  notLoaded: 'チームを読み込めませんでした',
  loadingTeam: 'チームを読み込み中',
  isNow: '{name}の役割は{role}になりました',
  isGone: '{name}は会社のメンバーではなくなりました',
  isAdministrator: '{name}が管理者になりました',
  nothingChanged: '何も変更されていません',
  saved: '保存しました',

  // Handing over
  handOverQuestion: '会社を{name}に引き継ぎますか？',
  handOverEffect:
    '相手が管理者になり、メンバー、プラン、請求書、キーを管理します。あなたはすぐに配車担当になり、それを変えられるのは相手だけです。あなたのAPIキーは配車担当の権限になります。',
  handOver: '引き継ぐ',

  // Invitations
  invite: '招待する',
  inviteDriver: 'ドライバーを招待する',
  invited: '招待中',
  invitations: '招待',
  roleExpired: '{role}、期限切れ',
  roleUntil: '{role}、{day}まで承諾できます',
  expired: '期限切れ',
  isHeld: 'あなたの確認待ち',
  sendAgain: '再送する',
  withdraw: '取り下げる',
  sentAgain: '{email}に再送しました',
  withdrawn: '{email}への招待を取り下げました',
  invitationSent: '{email}に招待を送りました',
  sendInvitation: '招待を送る',
  invitationNotSent: '招待を送れませんでした',
  email: 'メールアドレス',
  linkLasts: 'メールのリンクは{days}日間、1回だけ使えます。',
  role: '役割',
  adminMeaning: 'すべての操作と、メンバーの管理',
  dispatcherMeaning: '取り込み、計画、配車と、車両の管理',
  viewerMeaning: '閲覧のみ',
  driverMeaning: 'ドライバーアプリで自分のルートを見る',

  // Roles
  customRoles: '独自の役割',
  newRole: '新しい役割',
  customRolesMeaning: '管理者、配車担当、閲覧者、ドライバーのほかに、選んだ権限だけを持つ役割を作れます。',
  noRoles: 'まだありません。',
  roles: '役割',
  theRoles: '役割',
  theRule: '規則',
  openInvitations: '{count, plural, other {招待中#件}}',
  nobody: 'まだ誰にも付いていません',
  changeRole: '{name}を変更',
  removeRole: '役割「{name}」を削除',
  removeRoleQuestion: '役割「{name}」を削除しますか？',
  removeRoleRule: '誰かに付いている役割は削除できません。先に別の役割を付けてください。',
  roleRemoved: '{name}を削除しました',
  roleChanged: '{name}を変更しました',
  roleAdded: '{name}を付けられるようになりました',
  saveRole: '役割を保存',
  roleNotSaved: '役割を保存できませんでした',
  name: '名前',
  membersGain: 'メンバーには次の操作から新しい権限が適用されます',
  roleExample: 'チームでの呼び名：倉庫、お客様窓口など',
  rightsRule:
    '権限を選ぶと、必要な権限も付きます。メンバー、役割、APIキー、アーカイブは管理者だけが扱えます。',
  groupOrders: '注文',
  groupFleet: '車両',
  groupPlanning: '計画と走行',
  groupConnections: '連携',
  groupPeople: 'メンバーと会社',

  // Second step
  secondStep: 'サインイン時の2段階認証',
  secondStepMeaning:
    '選んだ役割の人は、パスワードのあとに電話のコードが必要です。未設定の人は今サインアウトされ、次のサインイン時に設定します。',
} satisfies Translation<typeof en>
