// Japanese texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/ja'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: '管理者',
  dispatcher: '配車担当',
  viewer: '閲覧者',
  driver: 'ドライバー',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'これができるのは会社の管理者だけです。',
  rightMissing: 'あなたの役割には次の権限がありません：{right}。管理者に依頼してください。',
  viewersChangeNothing: '閲覧者は変更できません。配車担当か管理者に依頼してください。',
} satisfies Translation<typeof en>
