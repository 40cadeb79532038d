// Chinese texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: '服务',
  servicesNoun: '服务',
  outbox: '发件箱',
  servicesLead: '服务器启动时由环境变量设置；测试会向每项服务发送真实请求。',
  mail: '邮件服务器',
  texts: '短信',
  maps: '地图',
  roads: '道路引擎',
  geocoder: '地址搜索',
  storage: '文件存储',
  stripe: '银行卡支付',
  database: '数据库',
  mailsCaught: '邮件被拦截并显示在发件箱中',
  textsCaught: '短信被拦截并显示在发件箱中',
  drawnHere: '由本地区域绘制',
  onRegionsHere: '基于本地区域',
  onDisk: '在本服务器磁盘上',
  paidByHand: '账单需手动标记为已付',
  outcome: '{message} {milliseconds} 毫秒',
  works: '正常',
  worksNot: '异常',
  notSet: '未设置',
  builtIn: '内置',
  testWhat: '测试{name}',
  test: '测试',
  testing: '正在测试',

  // API keys
  keysOfAll: '所有公司的 API 密钥',
  apiKeys: 'API 密钥',
  document: 'OpenAPI 文档',
  noKeys: '尚无公司创建。管理员在“设置 - API 密钥”中创建。',
  keyOf: '{name}，<company>{company}</company>',
  everything: '创建者拥有的全部权限',
  noLongerWorks: '{name} 已失效',
  usedAt: '使用于 {time}',
  neverUsed: '从未使用',
  revoke: '吊销',
  revokeWhat: '撤销 {company} 的 {name}',
} satisfies Translation<typeof en>
