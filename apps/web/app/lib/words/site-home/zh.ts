// Chinese texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - 企业车队管理平台',

  // First view
  noCardTrial: '{days, plural, other {免费试用 # 天，无需绑卡}}',
  heroTitle: '第一辆车出发前，全天已经排好。',
  heroLead: '面向配送车队的 AI 路线规划、实时跟踪与通知，配送成本最多降低百分之 {percent}。',
  learnMore: '了解更多<hidden>：功能</hidden>',
  sampleDay: 'Ashmouth 的一个示例日，按规划结果绘制',
  sampleStops: '{count, plural, other {<b>#</b> 个站点}}',
  sampleVans: '{count, plural, other {<b>#</b> 辆车}}',
  sampleDistance: '<b>{distance}</b> 公里',

  // Figures
  inFigures: '数字一览',
  upTo: '最多 {percent}',
  lowerCost: '配送成本降幅',
  outOf: '{rating} / {best}',
  customerRating: '客户评分',
  uptime: '可用率',
  trialDays: '{days, plural, other {#\u00a0天}}',
  freeNoCard: '免费，无需信用卡',
  illustrative: '数字仅供示意。实测数据见状态页。',

  // The planner in the page
  tryTitle: '在这里试试引擎',
  tryLead:
    '安排您一天的规划器，就在这个页面里：{stops} 个站点的示例，先按文件顺序，再由引擎规划。线条是直的，里程按道路计算。数据不会离开您的浏览器。',
  optimize: '开始优化',
  loadingPlanner: '正在加载规划器',

  // The plan
  oneSelection: '地图、列表、时间轴，同一个选择',
  oneSelectionLead:
    '指向一个站点，另外两处同时响应。违反规则的地方当场标红，并写明差多少。需要您处理的排在最上面，附上最小的解决办法。',
  reasons:
    '<b>给出原因，而不是拒绝。</b> <more>排不进计划的订单会说明被哪条规则挡住，以及怎样可以解决。</more>',
  stopAnyTime: '<b>随时可以停。</b> <more>引擎会显示已经节省了多少，并保留最好的计划。</more>',
  realRoads: '<b>真实道路。</b> <more>单行道、转弯和桥梁，都算在每一分钟里。</more>',

  // The live day
  lateTitle: '在迟到之前看见迟到',
  lateLead: '每辆车、每个承诺，以及即将失守的那些，最严重的排在最前。',

  // The recipient
  recipientTitle: '给收件人一个答案',
  recipientLead:
    '查询页告诉收件人什么时候到；时间有变，也说明为什么。接着是在哪里、谁来送、还能改什么。用您的颜色，无需账号。',
  seeTracking: '查看查询页示例',
  trackingScreen: '手机上的查询页：到达时间、已走的路程和地图上的车辆',

  // Testimonials
  whatDispatchersSay: '调度员怎么说',
  sampleTestimonials: '示例评价',
  drawnPortrait: '手绘头像',
  teaQuote: '“以前我们要排到晚上九点。现在茶还没倒好，计划就出来了，而且我能看到每个站点为什么在那里。”',
  operationsManager: '运营经理，{company}',
  reasonQuote: '“排不进去的订单旁边写着原因，这一条帮我们省下的电话，比屏幕上其他任何东西都多。”',
  founder: '创始人，{company}',
  printoutQuote: '“两天之后，我的司机就不再要打印单了。这是他们能给的最高评价。”',
  headOfDispatch: '调度主管，{company}',

  // Drawings of features
  owner: '所有者',
  dispatch: '调度',
  driver: '司机',
  recipient: '收件人',
  haveArrived: '我已到达',
} satisfies Translation<typeof en>
