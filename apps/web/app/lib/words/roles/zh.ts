// Chinese texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: '管理员',
  dispatcher: '调度',
  viewer: '只读成员',
  driver: '司机',

  // What a right allows
  seeOrders: '查看订单、收件人、签收凭证和消息',
  changeOrders: '添加、导入、更改和取消订单，并给收件人和司机发消息',
  seeFleet: '查看车辆、司机、仓库和区域，以及维修工单和燃油',
  changeFleet: '添加和更改车辆、司机、仓库、区域、维修工单和燃油',
  seePlans: '查看计划和路线',
  changePlans: '规划每日配送，并手动更改计划',
  dispatchRoutes: '向司机下发路线，并在途中更改',
  seeLive: '查看实时地图、回放和分析',
  searchAddresses: '搜索地址簿',
  changeAddresses: '更改地址簿',
  solveByApi: '通过 API 求解规划问题',
  seeWebhooks: '查看 Webhook 和商店及其发送的内容',
  changeWebhooks: '添加和更改 Webhook 与商店',
  seePersons: '查找存储的关于某人的全部信息',
  erasePersons: '清除某人的信息',
  seePay: '查看司机的收入',
  changePay: '更改薪酬规则、更正薪酬并批准薪酬单',
  invitePeople: '查看团队并邀请司机',
  changeSettings: '更改公司信息、规则和邮件',
  manageBilling: '查看账单并更改订阅',
  readAudit: '查看并导出操作日志',

  // Refusals
  onlyAdministrators: '只有公司管理员可以执行此操作。',
  rightMissing: '您的角色缺少权限：{right}。请联系管理员。',
  viewersChangeNothing: '只读成员不能修改：请联系调度或管理员。',
} satisfies Translation<typeof en>
