// Chinese texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: '搜索帮助中心',
  searchExample: '未安排、时间窗、试用…',
  answersFound: '{count, plural, other {# 条解答}}',
  answers: '解答',
  noneFound: '没有解答包含所有这些词。<link>咨询支持</link>',
  notThere: '没有找到？<link>咨询支持</link>',
  usOrYou: '是我们的问题，还是您的网络？',
  usOrYouMore: '检查登录、数据和实时更新，10 秒内完成。',
  networkDiagnostics: '网络诊断',
  topicStart: '入门',
  topicPlan: '计划',
  topicLive: '实时',
  topicDrivers: '司机',
  topicRecipients: '收件人',
  topicAccount: '账号',
  importTitle: '从电子表格导入订单',
  importAnswer:
    '订单、导入，选择 CSV 或 XLSX 文件。{name} 会识别各列的含义；必要时请更正。无法读取的行会列出单元格、原因，通常还有修正办法。在您按下导入之前不保存任何内容，再次导入同一文件不会有任何改变。',
  depotTitle: '设置车辆、仓库和时间',
  depotAnswer:
    '车队、添加车辆。每辆车都有一个仓库、按当地时间的班次，以及以包裹数和公斤计的容量。规划时三者都会遵守。',
  regionTitle: '使用您所在地区的地图',
  regionAnswer:
    '一条命令即可从 OpenStreetMap 摘录生成区域：npm run region 加上文件。它包含道路、地址和地图，之后不需要密钥，也不需要网络。',
  firstDayTitle: '规划第一天',
  firstDayAnswer: '导入订单，打开计划，选择日期并按优化。看着成本下降，满意时停止，然后下发。',
  unservedTitle: '订单为什么未安排？',
  unservedAnswer:
    '每个未安排的订单都会说明阻碍它的规则：时间窗、载量、班次或技能。旁边会显示能让它得到安排的最小改动。',
  windowsTitle: '如何理解时间窗',
  windowsAnswer: '时间窗是按仓库当地时间可以开始服务的时段。提前到达的货车会等待；时间轴用斜线显示等待。',
  speedsTitle: '按每小时的路况规划',
  speedsAnswer:
    '设置、行驶速度：按星期和小时的表格，以地图速度的百分比表示。您可以手动输入、从 CSV 文件加载，或采用您自己已完成路线所显示的数值。此后它适用于新计划、途中更改、预测、查询和可选时段；已有计划保持原来的时间。撤销可恢复之前的表格。',
  stopEarlyTitle: '提前停止引擎',
  stopEarlyAnswer: '停止并保留最优会结束搜索，并保留目前找到的最好计划。它通过了与完整运行相同的检查。',
  outOfDateTitle: '“已过期”是什么意思',
  outOfDateAnswer: '计划生成后，其中的订单被更改或取消。请重新运行；旧计划不允许下发。',
  priorityTitle: '优先级的作用',
  priorityAnswer: '优先级较高的订单绝不会因为任何数量的低优先级订单而被舍弃。同级之间，成本最低的计划胜出。',
  atRiskTitle: '“有风险”是什么意思',
  atRiskAnswer: '按最新位置，货车会在时间窗结束之后到达。列表按分钟排序，最严重的在前。',
  silentTitle: '地图上的货车停住不动',
  silentAnswer:
    '60 秒没有位置后，货车会失去填充色，并显示位置的时效。手机可能没有信号；它保存的位置稍后会带着各自的时间到达。',
  trackersTitle: '连接追踪器或手机',
  trackersAnswer:
    '车队、该车辆、设备令牌。把令牌填入 Traccar Client（OsmAnd 协议）或 OwnTracks。新令牌会使之前的失效。',
  doneTitle: '站点如何变为完成',
  doneAnswer: '司机确认时。没有司机上报时，货车在站点停留了服务所需的时间并离开之后。',
  phonesTitle: '哪些手机可用',
  phonesAnswer: '任何装有较新浏览器的手机。无需从应用商店安装。',
  noSignalTitle: '没有信号时工作',
  noSignalAnswer:
    '司机应用没有信号也能打开，并保留司机所做的一切，包括照片，直到可以发送。Traccar Client 和 OwnTracks 对位置也是如此。重复发送不会有任何改变。',
  proofTitle: '签收凭证',
  proofAnswer:
    '每个订单或公司会规定上门时需要什么：照片、签名、姓名、PIN、扫描或年龄核验。缺少它司机无法结束该站点。之后，任何持有链接或二维码的人都可以验证已签名的凭证。',
  trackingTitle: '查询页面显示什么',
  trackingAnswer:
    '何时送达，变化时附上原因；货车临近时的位置；到目前为止发生的事情。没有电话号码、没有全名、没有其他站点。',
  noticeTitle: '何时通知收件人',
  noticeAnswer: '货车大约还有 30 分钟到达时。',
  brandTitle: '查询页面上的自有颜色',
  brandAnswer: '设置、查询页面的颜色。会让白色文字难以辨认的颜色不被接受。',
  plansTitle: '套餐、车辆和上限',
  plansAnswer: '套餐允许一定数量的活跃车辆。达到上限时下一辆车等待；已计划或在途的不会停止。',
  trialEndTitle: '试用结束时',
  trialEndAnswer: '您可以查看全部内容并选择套餐。新的导入、规划和下发要等到那时；在途的一天会运行到结束。',
  rolesTitle: '角色：谁可以做什么',
  rolesAnswer:
    '管理员更改公司及其成员，调度员规划和下发，只读成员查看，司机看到自己的路线，收件人看到自己的包裹。',
  resetTitle: '忘记密码',
  resetAnswer: '登录、忘记密码。邮件中的链接只能使用一次，24 小时后失效。',
  passkeysTitle: '用通行密钥登录',
  passkeysAnswer:
    '在账号菜单中打开安全并按添加通行密钥：它会保存在您的手机、电脑或安全密钥中。此后，用通行密钥登录会要求指纹、面容或 PIN，代替邮箱和密码。密码仍可继续使用。',
  askAPerson: '问一问真人',
  replyAndHours: '{hours} 小时内回复。{businessHours}。',
} satisfies Translation<typeof en>
