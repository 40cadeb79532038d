// Chinese texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} 已关闭。其数据将在 {day} 之后删除',
  closed: '{company} 已关闭',
  closedMore: '在此之前可以重新开启：请联系我们。已下发的路线会跑完，收件人仍可查询。',
  deletedOn: '{company} 已于 {day} 删除',
  deleted: '{company} 已删除',
  deletedMore: '该公司已关闭，且重新开启的期限已过。账单按法律要求保留。',
  suspended: '{company} 已停用您的访问权限',
  suspendedMore: '例如，已归档的司机无法再登录。请询问公司的调度或管理员。',
  removed: '您已不再属于 {company}',
  removedMore: '请向公司管理员索取新的邀请。',
  removedOnMore: '管理员于 {day} 移除了您。请向公司管理员索取新的邀请。',
  whatYouMayEnter: '您账号的访问权限',
  expectDelivery: '您自己在等包裹吗？',
  deliveriesToYou: '寄给您的包裹',
  writeToUs: '联系我们',
  movedTo: '{company} 已迁至 {host}',
  signInThere: '请用相同的邮箱和密码在那里登录。',
  goOnThere: '前往',
  nothingChanged: '未作更改',
  goOnWithout: '不使用该公司，继续',
  yourCompanies: '您所在的公司',
  didNotOpen: '无法打开 {company}',
  openCompany: '打开 {company}',
  yourAccess: '您的访问权限',
} satisfies Translation<typeof en>
