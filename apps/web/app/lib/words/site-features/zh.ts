// Chinese texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: '从订单到家门口，一个产品就够',
  planningTitle: 'AI 路线规划',
  planningShort:
    '两百个站点变成一条条路线，时间窗、班次和装载一一满足。排不进去的会列出来，附上原因和最小的解决办法。',
  trackingTitle: '实时跟踪与通知',
  trackingShort: '位置一到，车辆随之移动。有风险的站点在迟到之前就会标出，收件人提前 30 分钟收到您的通知。',
  analyticsTitle: '分析看板',
  analyticsShort: '已完成各天的准点、成本、里程和工时。每张图回答一个问题，并附有数据表。',
  securityTitle: '企业级安全',
  securityShort:
    '基于角色、精确到行的访问控制。司机只看自己的路线，收件人只看自己的包裹，谁也看不到别家公司。',
  tenantsTitle: '多公司管理',
  tenantsShort: '多个车队同在一个屋檐下，各有各的品牌、套餐、人员和数据。',
  driverTitle: '司机应用',
  driverShort: '下一站占满屏幕：去哪里、什么时间、交付什么。下面按顺序列出其余路线。',
  planScreen: '规划界面：地图、列表和时间轴上的路线',
  liveScreen: '深色的实时界面：地图上的车辆和有风险的站点',
} satisfies Translation<typeof en>
