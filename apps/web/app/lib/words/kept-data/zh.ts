// Chinese names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: '订单',
  addressBook: '通讯录',
  doorEvents: '门口事件',
  followed: '关注的配送',
  wishes: '长期偏好',
  mails: '邮件和短信',
  auditLines: '审计日志条目',
  profile: '个人资料',
  devices: '接收通知的设备',
  requests: '请求',
  account: '账号',
  waysToSignIn: '登录方式',
  sessions: '会话',
  secondSteps: '第二步验证',
  passkeys: '通行密钥',
  people: '成员和邀请',
  drivers: '司机',
  vehicles: '车辆记录',
  messages: '消息',
  invoices: '账单',
  settings: '公司设置',
  feedback: '反馈',
  otherData: '其他数据',
  keptAuditLines:
    '谁做了什么必须可追溯：做过什么、何时做的会保留。姓名、地址以及关于此人的内容会删除。保留到平台所有者删除日志为止。',
  keptInvoices: '税法：账单按开具时的样子保留，含公司名称和地址。年限由卖方税法规定，通常为十年。',
  keptCreditNotes: '税法：贷项通知单与其账单一样按开具时的样子保留。年限由卖方税法规定，通常为十年。',
  keptStops: '该号码回复了 STOP。保留它是为了不再有人发短信，直到它回复 START。',
  keptBilling: '公司在账单上的名称。管理员可在“设置 → 套餐”中修改。',
} satisfies Translation<typeof en>
