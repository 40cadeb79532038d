// Chinese texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: '正在打开邀请',
  join: '加入 {company}',
  invited: '{who} 邀请您加入，角色：{role}。',
  needsLink: '此页面需要完整链接',
  openFullLink: '请打开邮件中的完整链接。',
  notOpened: '无法打开邀请',
  tryAgain: '重试',
  signIn: '登录',
  forAnother: '此邀请是发给 {email} 的',
  forAnotherMore: '您当前以 {email} 登录。请退出后用受邀邮箱接受。',
  signOut: '退出登录',
  staySignedIn: '保持登录',
  hasAccount: '{email} 已有账号：登录后会回到此页。',
  accept: '接受',
  accountReadyBut: '账号已建好，但是：{problem}',
  accountWillBe: '您的账号将是 {email}。',
  joining: '正在加入…',
  createAndJoin: '创建账号并加入',
  orContinueWith: '或使用 {provider} 继续',

  // The person's account
  firstName: '名',
  lastName: '姓',
  email: '邮箱',
  password: '密码',
  atLeast8: '至少 8 个字符',

  // First owner
  setUp: '初始设置',
  openPrintedLink: '请打开服务器启动时打印的完整链接。',
  ownPlatform: '您将拥有此平台：公司、套餐、邮件和区域。',
  settingUp: '正在设置…',
  becomeOwner: '成为所有者',
  invitation: '邀请',
} satisfies Translation<typeof en>
