// Japanese texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company}は閉鎖されました。データは{day}を過ぎると削除されます',
  closed: '{company}は閉鎖されました',
  closedMore:
    'その日までは再開できます。ご連絡ください。配車済みのルートは最後まで走り、受取人は追跡を続けられます。',
  deletedOn: '{company}は{day}に削除されました',
  deleted: '{company}は削除されました',
  deletedMore: '閉鎖後、再開できる期間が過ぎました。請求書は法律に従って保管されます。',
  suspended: '{company}があなたの利用を停止しました',
  suspendedMore:
    'たとえばアーカイブされたドライバーはサインインできません。会社の配車担当か管理者にお尋ねください。',
  removed: 'あなたはもう{company}のメンバーではありません',
  removedMore: '会社の管理者に新しい招待を依頼してください。',
  removedOnMore: '管理者が{day}にあなたを外しました。会社の管理者に新しい招待を依頼してください。',
  whatYouMayEnter: 'アカウントの利用先',
  expectDelivery: 'ご自身の荷物をお待ちですか？',
  deliveriesToYou: 'あなた宛ての配達',
  writeToUs: 'お問い合わせ',
  movedTo: '{company}は{host}に移りました',
  signInThere: '移転先で同じアドレスとパスワードを使ってサインインしてください。',
  goOnThere: '移転先へ進む',
  nothingChanged: '何も変更されませんでした',
  goOnWithout: 'この会社なしで続ける',
  yourCompanies: '所属している会社',
  didNotOpen: '{company}を開けませんでした',
  openCompany: '{company}を開く',
  yourAccess: 'アクセス権',
} satisfies Translation<typeof en>
