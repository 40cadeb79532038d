// Chinese texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: '团队',
  members: '成员',
  roleOf: '{name} 的角色',
  signsInByCode: '用代码登录',
  handOverTo: '移交给 {name}',
  deactivated: '已停用',
  deactivatedMeaning:
    '贵公司的身份提供商已停用这些人员，他们无法登录。请将其中司机的路线交给其他人。管理员可在那里启用他们，或在此处移除。',
  removePerson: '移除 {name}',
  removePersonQuestion: '移除 {name}？',
  removeEffect: '访问权限立即终止，此人创建的 API 密钥也会失效。要回来需要新的邀请。',
  remove: '移除',
  onlyOffice: '团队页面仅供调度和管理员使用',
  notLoaded: '无法加载团队',
  loadingTeam: '正在加载团队',
  isNow: '{name} 现在是{role}',
  isGone: '{name} 已不属于本公司',
  isAdministrator: '{name} 现在是管理员',
  nothingChanged: '没有任何更改',
  saved: '已保存',

  // Handing over
  handOverQuestion: '将公司移交给 {name}？',
  handOverEffect:
    '对方将成为管理员，负责人员、套餐、账单和密钥。您立即成为调度，只有对方可以更改。您创建的 API 密钥届时只有调度的权限。',
  handOver: '移交',

  // Invitations
  invite: '邀请成员',
  inviteDriver: '邀请司机',
  invited: '已邀请',
  invitations: '邀请',
  roleExpired: '{role}，已过期',
  roleUntil: '{role}，{day}前可接受',
  expired: '已过期',
  isHeld: '等待您确认',
  sendAgain: '重新发送',
  withdraw: '撤回',
  sentAgain: '已重新发送至 {email}',
  withdrawn: '已撤回对 {email} 的邀请',
  invitationSent: '已向 {email} 发送邀请',
  sendInvitation: '发送邀请',
  invitationNotSent: '无法发送邀请',
  email: '邮箱',
  linkLasts: '邮件中的链接在 {days} 天内有效，只能使用一次。',
  role: '角色',
  adminMeaning: '拥有全部权限，并决定谁属于公司',
  dispatcherMeaning: '导入、规划、下发，并管理车队',
  viewerMeaning: '可查看全部内容，不能修改',
  driverMeaning: '在司机应用中查看自己的路线',

  // Roles
  customRoles: '自定义角色',
  newRole: '新建角色',
  customRolesMeaning: '除管理员、调度、只读成员和司机外：只拥有所勾选权限的角色。',
  noRoles: '暂无。',
  roles: '角色',
  theRoles: '角色',
  theRule: '规则',
  openInvitations: '{count, plural, other {# 个待接受的邀请}}',
  nobody: '尚无人拥有',
  changeRole: '更改 {name}',
  removeRole: '移除角色 {name}',
  removeRoleQuestion: '移除角色 {name}？',
  removeRoleRule: '有人使用的角色会保留：请先给他们其他角色。',
  roleRemoved: '已移除 {name}',
  roleChanged: '已更改 {name}',
  roleAdded: '现在可以分配 {name}',
  saveRole: '保存角色',
  roleNotSaved: '无法保存角色',
  name: '名称',
  membersGain: '成员从下一次点击起拥有新权限',
  roleExample: '团队中的叫法：仓库、客服',
  rightsRule: '勾选权限会带上其所需的权限。成员、角色、API 密钥和归档仅由管理员管理。',
  groupOrders: '订单',
  groupFleet: '车队',
  groupPlanning: '规划与途中',
  groupConnections: '对接',
  groupPeople: '人员与公司',

  // Second step
  secondStep: '登录时的第二步验证',
  secondStepMeaning:
    '勾选角色的人员输入密码后还需手机上的验证码。尚未设置的人员现在会被登出，并在再次登录时设置。',
} satisfies Translation<typeof en>
