// Chinese texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead: '访问权限在数据库中逐行决定。即使上层全部失效，一家公司仍看不到另一家。',
  rows: '看行，不看界面',
  rowsMore:
    '每张表都带有规则，规定谁可以读写其中哪些行。它们作为一张“谁、什么、如何”的表进行测试，预期结果由人手写。新表若没有条目，我们的构建就会失败。',
  signIn: '登录',
  signInPasswords: '密码以 argon2id 哈希保存。账号不存在和密码错误得到相同的回答。',
  signInTokens: '刷新令牌会轮换，被盗的令牌使用两次就会使整个系列失效。',
  signInSecondFactor: '每个人都可以开启第二重验证（TOTP）。',
  signInPasskey: '通行密钥无需密码即可登录，而在假冒页面上不会登录。',
  signInReset: '重置链接只能使用一次，{hours} 小时后失效。',
  keys: '密钥和设备',
  keysMore:
    '设备令牌只显示一次，并以哈希保存。一个设备令牌属于一辆车，只能上报其位置。查询单号带有校验字符，猜测会受到频率限制。',
  browser: '在浏览器中',
  browserMore:
    '严格的内容策略，不允许嵌入框架，没有外来脚本。缩放后的图片会去除相机写入的信息。读取电子表格时设有限制。',
  report: '报告漏洞',
  reportMore:
    '请通过<contact>联系</contact>告诉我们您发现了什么以及如何复现。我们在工作日 {hours} 小时内回复，不会追究善意的研究者。',
  trustLead: '我们承诺什么，以及您可以在哪里自行核实。',
  promises: '承诺',
  promiseKept: '确认过的会保留',
  promiseKeptMore: '我们确认过的写入在服务器崩溃后依然存在。',
  promiseOnce: '不会重复执行',
  promiseOnceMore: '使用相同密钥的重复请求得到第一次的回答。',
  promisePlan: '计划言行一致',
  promisePlanMore: '在您看到之前，第二个程序会重新计算每个计划的载量、时间和时间窗。',
  promiseDeploy: '部署不是中断',
  promiseDeployMore: '服务器更换时，在途的一天照常进行。',
  availability: '可用性',
  availabilityMore: '探测一直在运行；<status>状态页</status>显示其结果、我们发布的每个事件以及计划中的维护。',
  securityMore: '访问、登录和密钥如何运作，写在<security>安全页面</security>上。',
  privacyMore:
    '保存什么、为谁保存、保存多久：<privacy>隐私</privacy>。地图、道路和地址来自我们自己的服务器，除非设置了外部服务；届时该服务会收到向它查询的地址。',
  leaving: '离开',
  leavingMore:
    '按月计费。管理员可以把全部内容打包成一个 zip 文件带走：订单、人员、位置、照片、账单和日志。公司关闭后 {days} 天内也可以。',
  sources: '地图数据从何而来',
  sourcesMore:
    '真实区域由 OpenStreetMap 编译而成，© OpenStreetMap 贡献者，采用 Open Database License。演示中的城镇 Ashmouth 是虚构的，由我们自己的程序生成。',
} satisfies Translation<typeof en>
