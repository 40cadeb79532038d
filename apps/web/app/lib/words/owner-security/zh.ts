// Chinese texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: '安全',
  owners: '所有者',
  newOwner: '新所有者',
  addOwner: '添加所有者',
  ownerNotAdded: '无法添加所有者',
  ownerLead: '所有者可查看所有公司，并更改套餐、邮件和设置。',
  firstName: '名',
  lastName: '姓',
  email: '邮箱',
  firstPassword: '初始密码',
  isNowOwner: '{email} 现已成为所有者',
  ownerSince: '{email}，自 {day} 起为所有者',
  seenAgo: '{ago}在线',
  neverSignedIn: '从未登录',
  secondStepOn: '已开启第二步验证',
  noSecondStep: '无第二步验证',
  you: '您',
  removeWhat: '移除 {name}',
  remove: '移除',
  removeQuestion: '移除 {name}？',
  removeEffect: '账号保留，但不再拥有平台权限。',
  noLongerOwner: '已不再是所有者',
  ownerByCommand: '在服务器上，npm run owner -- --mail ADDRESS 也可添加所有者或生成新链接。',

  // How owners sign in
  howOwnersSignIn: '所有者的登录方式',
  needSecondStep: '所有者登录需要第二步验证',
  needSecondStepNow: '所有者现在需要第二步验证',
  secondStepOptional: '所有者可不经第二步验证登录',
  withoutStep: '未设置的所有者没有平台权限，并会被引导到设置页面。',
  othersWithout:
    '{count, plural, =0 {其他所有者均已设置。所有者创建的 API 密钥将不再以所有者身份运行。} other {另有 # 位所有者未设置：一旦要求，他们将被登出。所有者创建的 API 密钥将不再以所有者身份运行。}}',
  addYourOwnFirst: '请先为自己设置，并用它登录。',
  yourOwnSignIn: '您自己的登录',

  // Sessions
  whereOwnersSignedIn: '所有者的登录位置',
  noSessions: '没有所有者在浏览器中保持登录。',
  sessionsOfOwners: '所有者会话',
  unknownAddress: '未知地址',
  usedAgo: '{ago}使用',
  hasSecondStep: '第二步验证',
  thisBrowser: '此浏览器',
  signOut: '登出',
  signOutOf: '登出 {name}，{browser}',
  signedOutThere: '已在该处登出',

  // Failed sign-ins
  failedSevenDays: '登录失败，7 天',
  noFailed: '最近 7 天没有账号登录失败。',
  failedSignIns: '登录失败',
  attempts: '{count, plural, other {# 次尝试，最近一次{ago}}}',
  wrongCode: '验证码错误',
  wrongPassword: '密码错误',
  owner: '所有者',
  signedInSince: '之后已登录',
  unknownAccounts: '对无账号邮箱的尝试会受限制，且不在此列出。',

  // Addresses
  whereOwnersWork: '所有者的工作地点',
  fromElsewhere: '在其他地点，所有者账号没有平台权限。您当前位于 <address>{address}</address>。',
  addressesAndNetworks: '地址和网段',
  addressesHint: '每行一个。留空则所有者可从任何地点工作。',
  addressWrong: '{text} 既不是 203.0.113.7 这样的地址，也不是 203.0.113.0/24 这样的网段',
  saveAddresses: '保存地址',
  saving: '正在保存',
  addressesSaved: '地址已保存',
  fromAnywhere: '所有者可从任何地点工作',
  lockedOut: '被锁在外面？在服务器上运行 npm run owner -- --allow-any-address 可清空列表。',

  // Accounts
  accounts: '账号',
  withSecondStep: '已设第二步验证',
  openSessions: '打开的会话',
  auditLog: '操作日志',
  apiKeys: 'API 密钥',
} satisfies Translation<typeof en>
