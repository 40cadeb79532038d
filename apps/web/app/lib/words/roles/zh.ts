// Chinese texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/zh'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: '管理员',
  dispatcher: '调度',
  viewer: '只读成员',
  driver: '司机',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: '只有公司管理员可以执行此操作。',
  rightMissing: '您的角色缺少权限：{right}。请联系管理员。',
  viewersChangeNothing: '只读成员不能修改：请联系调度或管理员。',
} satisfies Translation<typeof en>
