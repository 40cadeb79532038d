// Chinese texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: '六个部分共用同一天：订了什么、计划了什么、正在发生什么、通知了谁。',
  seeHowItWorks: '了解工作方式<hidden>：{feature}</hidden>',
  close: '关闭',

  // Screenshots
  analyticsScreen: '分析：按天的准点与成本，按车辆的计划与实际',
  rolesScreen: '角色表：每个角色的权限，以及公司自定义的角色',
  companiesScreen: '平台所有者的公司列表：每家的状态、套餐、车辆和订单',
  driverScreen: '司机的手机：路线的下一站',

  // Route planning
  planningLong: '引擎会一直改进计划，直到时间用完。您可以随时停止，保留目前最好的计划。',
  shift: '班次',
  shiftFact: '每位司机最多 8 小时',
  load: '装载',
  loadFact: '默认每辆车 150 件，您可以调整',
  windows: '时间窗',
  windowsFact: '在窗口内开始服务，否则标明超出的分钟数',
  priority: '优先级',
  priorityFact: '优先的配送先送',
  distance: '里程',
  distanceFact: '比文件顺序短四分之一，甚至更多',
  whatIsLeft: '剩下的',
  whatIsLeftFact: '列出原因和最小的解决办法',
  nextPlanning: '下一项：AI 路线规划',

  // Live tracking
  trackingLong: '位置来自手机，或您已有的任何定位器。每个新位置都会更新后面所有站点的预测。',
  atRisk: '有风险',
  atRiskFact: '最严重的排在最前，附分钟数和原因',
  forecast: '预测',
  forecastFact: '根据道路、服务时长和当天进展',
  recipient: '收件人',
  recipientFact: '一个页面，先回答一个问题：什么时候到',
  notice: '通知',
  noticeFact: '车辆距离 30 分钟时发送',
  trackers: '定位器',
  trackersFact: '支持 OsmAnd 和 OwnTracks 协议，无需新硬件',
  nextTracking: '下一项：实时跟踪与通知',

  // Analytics
  analyticsLong: '每个已完成日子的数据，与之前同样天数对比。',
  onTime: '准点',
  onTimeFact: '按天、司机、车辆、仓库和客户',
  drivenFact: '逐车对比计划与实际',
  export: '导出',
  exportFact: '数据可导出为表格和 CSV',
  nextAnalytics: '下一项：分析看板',

  // Security
  securityLong: '访问权限由数据库逐行决定，适用于每张表和每个入口。界面只是如实呈现。',
  roles: '角色',
  rolesFact: '所有者、管理员、调度、只读成员、司机、收件人',
  signIn: '登录',
  signInFact: '第二步使用手机上的验证码',
  publicPages: '公开页面',
  publicPagesFact: '不显示电话、全名和其他站点',
  nextSecurity: '下一项：企业级安全',

  // Several companies
  tenantsLong: '适合集团和代理商：每家公司都像独立使用一样。',
  brand: '品牌',
  brandFact: '查询页使用自己的颜色',
  plans: '套餐',
  plansFact: '按公司设限，由服务器执行',
  data: '数据',
  dataFact: '在数据库中逐行隔离',
  nextTenants: '下一项：多公司管理',

  // Driver app
  driverLong: '在司机现有手机的浏览器中打开，有没有信号都能用。',
  nextStop: '下一站',
  nextStopFact: '地址、时间窗、交付内容、备注',
  route: '路线',
  routeFact: '当天所有站点，按顺序排列',
  proof: '凭证',
  proofFact: '照片、签名、姓名、PIN 或扫码，按订单要求',
  noSignal: '没有信号',
  noSignalFact: '完成的操作保存在手机里，稍后送达，且只送一次',
  nextDriver: '下一项：司机应用',
} satisfies Translation<typeof en>
