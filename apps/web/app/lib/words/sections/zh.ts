// Chinese texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: '公司',
  depots: '仓库',
  zones: '区域',
  addresses: '地址',
  team: '团队',
  planningRules: '规划规则',
  drivingSpeeds: '行驶速度',
  drivers: '司机',
  recipients: '收件人',
  emails: '邮件',
  planAndInvoices: '套餐与账单',
  apiKeys: 'API 密钥',
  webhooks: 'Webhook',
  orderFields: '订单字段',
  orderForm: '下单表单',
  rateCards: '价目表',
  shops: '商店',
  auditLog: '操作日志',
  privacy: '隐私',
  archive: '归档',
  singleSignOn: '单点登录',
  settings: '设置',
  notForRole: '{section}：您的角色无权使用',
} satisfies Translation<typeof en>
