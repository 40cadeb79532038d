// Descriptions of rights of roles, in Chinese.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': '查看订单、收件人、签收凭证和消息',
  'orders:write': '添加、导入、更改和取消订单，并给收件人和司机发消息',
  'fleet:read': '查看车辆、司机、仓库和区域，以及维修工单和燃油',
  'fleet:write': '添加和更改车辆、司机、仓库、区域、维修工单和燃油',
  'plans:read': '查看计划和路线',
  'plans:write': '规划每日配送，并手动更改计划',
  'plans:dispatch': '向司机下发路线，并在途中更改',
  'live:read': '查看实时地图、回放和分析',
  'addresses:read': '搜索地址簿',
  'addresses:write': '更改地址簿',
  'optimize:run': '通过 API 求解规划问题',
  'webhooks:read': '查看 Webhook 和商店及其发送的内容',
  'webhooks:write': '添加和更改 Webhook 与商店',
  'persons:read': '查找存储的关于某人的全部信息',
  'persons:erase': '清除某人的信息',
  'pay:read': '查看司机的收入',
  'pay:write': '更改薪酬规则、更正薪酬并批准薪酬单',
  'people:invite': '查看团队并邀请司机',
  'settings:write': '更改公司信息、规则和邮件',
  'billing:manage': '查看账单并更改订阅',
  'audit:read': '查看并导出操作日志',
} satisfies RightWords
