// Chinese texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '我们规划的是一天，不是地图上的点',
  lead: '{name} 是面向配送企业的平台。',
  whatWeMake: '我们做什么',
  whatWeMakeDay:
    '它规划一天的站点，交给司机，跟进进展，并告知等待的人。调度员全天开着它，司机在两扇门之间看一眼，收件人看一次。',
  whatWeMakePlanner:
    '其核心的规划引擎是我们自己的。它了解单行道和桥梁、班次和时间窗、货车能装多少以及一个承诺的代价；有什么排不进去时，它会说明原因。',
  howWeWork: '我们如何工作',
  howWeWorkMeasure:
    '先测量，后断言。每个计划都由第二个程序检查，它与第一个没有一行相同的代码。我们不知道的，会标为估计。',
  howWeWorkBadDay:
    '我们为糟糕的日子而设计：没有信号的手机、有两种日期格式的表格、十二辆货车在外时到期的试用。试用结束或账号被暂停时，在途的一天会运行到结束。',
  believe: '我们的信念',
  believeReason: '给出理由的软件得到信任；发号施令的软件被人绕开。',
  believeData: '数据属于它所涉及的公司。',
  believeTime: '比起三条亲切的消息，收件人更应得到一个真实的时间。',
  believeDriver: '司机不是一个点。',
  talk: '与我们交谈',
  talkMore: '有问题请到<contact>联系</contact>，团队职位见<careers>招聘</careers>。',
  careersTitle: '参与必须顺利的每一天',
  careersLead: '制作 {name} 的团队有两个职位空缺。',
  engineer: '路线优化工程师',
  engineerField: '工程',
  engineerPlace: '远程，UTC-8 至 +2',
  engineerLead: '您让引擎在一秒内找到今天需要十秒的计划，并证明它是正确的。',
  engineerSearch: '大邻域搜索，或愿意学习它',
  engineerCode: 'TypeScript，以及测量的耐心',
  engineerReason: '您能告诉调度员为什么第 11 站会迟到',
  success: '客户成功，物流',
  successField: '客户',
  successPlace: '远程',
  successLead: '您在第一个早晨坐在调度员身边，用他们的话带回痛点。',
  successPlanned: '您亲自规划过一天，用纸或更糟的方式',
  successCalm: '周一 06:40 也保持冷静',
  successLanguages: '英语和另一门语言',
  fullTime: '全职',
  apply: '立即申请',
  applyMore: '立即申请会打开联系表单。三句话就够了。',
} satisfies Translation<typeof en>
