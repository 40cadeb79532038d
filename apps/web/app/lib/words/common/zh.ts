// Simplified Chinese texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes}分钟',
  hours: '{hours}小时{minutes}分',
  onTime: '准时',
  late: '晚{duration}',
  early: '早{duration}',
  anyTime: '任意时间',
  until: '{time}前',
  from: '{time}起',
  range: '{from}-{to}',
  secondsAgo: '{seconds}秒前',
  listComma: '，',
  percent: '{value}%',
  ago: '{duration}前',
  // Every page
  account: '{name}的账户',
  goToCompany: '前往{company}',
  security: '安全',
  signOut: '退出登录',
  theme: '主题',
  themeLight: '浅色',
  themeDark: '深色',
  themeSystem: '系统',
  language: '语言',
  loading: '正在加载',
  loadingWhat: '正在加载{what}',
  notLoaded: '无法加载{what}',
  retry: '重试',
  seePlans: '查看套餐',
  messages: '消息',
  you: '您',
  byText: '短信',
  wasRead: '已读',
  send: '发送',
  sending: '正在发送',
  noPush: '此浏览器不显示通知。在 iPhone 上请先将页面添加到主屏幕。',
  pushDenied: '此页面的通知已被阻止。请在浏览器设置中允许。',

  // No usable answer from the server
  serverSilent: '服务器在{seconds}秒内没有响应。',
  serverUnreachable: '无法连接服务器。',
  checkConnection: '请检查连接后重试。',
  notUnderstood: '服务器返回了此页面无法理解的内容。',
  reloadPage: '请重新加载页面。',
  wentWrong: '出了点问题。',
} satisfies Translation<typeof en>
