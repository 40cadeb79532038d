// Chinese texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '按您使用的车辆计价',
  nothingOnSale: '目前没有在售套餐，请向我们询价。',
  driversFree: '{days, plural, other {司机不计入。每个套餐都从 # 天试用开始，无需绑卡。}}',
  ordersFree: '{days, plural, other {订单和司机不计入。每个套餐都从 # 天试用开始，无需绑卡。}}',

  // Each plan
  mostPopular: '最受欢迎',
  priceCustom: '定制',
  perMonth: '/月',
  perYear: '/年',
  yearPrice: '或一年 {price}',
  yearPriceSaving: '或一年 {price}，比按月付少 {percent}',
  vehicleLimit: '{count, plural, =0 {车辆数不限} other {最多 # 辆车}}',
  andOn: '不止这些',
  choosePlan: '选择 {plan}',

  // Features of plans
  vehicles: '{count, plural, =0 {车辆数不限} other {最多 # 辆车}}',
  people: '{count, plural, =0 {门户人数不限} other {门户 # 人}}',
  everythingIn: '包含 {plan} 的全部内容',
  planningOnRoads: '基于真实道路的规划与重新规划',
  liveInYourBrand: '带您品牌的实时地图和查询页',
  importAndExport: 'CSV 和 XLSX 导入，完整导出',
  analytics: '分析',
  keysForYourSystems: '供您自有系统使用的 API 密钥',
  ownRegions: '自有区域',
  serviceLevels: '约定的服务水平',

  // The ruler
  vehicleCount: '{count, plural, other {# 辆车}}',
  vehicleCountOrMore: '{count, plural, other {#+ 辆车}}',
  vehiclesAndAnswer: '{count, plural, other {# 辆车：{answer}}}',
  monthAnswer: '{plan}，每月 {price}，即每辆车 {share}',
  yearAnswer: '{plan}，每年 {price}，即每辆车 {share}',
  askedAnswer: '{plan}，价格与您商定',
  beyondAnswer: '超出在售套餐：请咨询我们',

  // The comparison
  whatPlansInclude: '各套餐包含的内容',
  aboveLimit:
    '超过您的车辆数也不会中断：已规划的一天照常跑完，下一辆车要等您升级套餐或归档一辆车。价格以美元计，不含税。',
  what: '内容',
  included: '包含',
  notIncluded: '不包含',
  unlimited: '不限',
  upTo: '最多 {count}',
  planning: '规划',
  rowVehicles: '车辆',
  rowOrders: '每日订单',
  rowDrivers: '司机',
  rowPeople: '门户人数',
  rowRules: '时间窗、装载、班次、技能',
  rowRoads: '真实的道路、地图和地址',
  theDay: '当天运行',
  rowLive: '实时地图和有风险的站点',
  rowTrackers: 'OsmAnd 和 OwnTracks 定位器',
  rowTracking: '收件人查询页',
  rowBranding: '您的标志和颜色',
  rowMails: '自定义邮件文案',
  company: '公司',
  rowApi: 'API 密钥和 Webhook',
  rowShops: '商店对接',
  rowTexts: '每月短信',
  rowStorage: '文件存储（MB）',
  rowCalls: '每分钟 API 调用',
  rowSupport: '支持回复时限',
  hours: '{count, plural, other {# 小时}}',
} satisfies Translation<typeof en>
