// Chinese texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: '概览',
  dashboard: '车队管理面板',
  orders: '订单',
  plan: '计划',
  live: '实时',
  fleet: '车队',
  drivers: '司机',
  routes: '路线',
  analytics: '分析',
  settings: '设置',
  support: '支持',
  help: '帮助',

  // Around a page
  company: '公司',
  sections: '栏目',
  menu: '菜单',
  search: '搜索',
  searchCompany: '搜索订单、站点、司机',
  searching: '正在搜索',
  nothingFound: '未找到“{text}”',
  skipToContent: '跳到内容',
  needYou: '{label}，{count} 项需要您处理',
  loadingCompany: '正在加载您的公司',
  companyNotLoaded: '无法加载您的公司',
  viewer: '您在此可查看全部内容，但不能修改。修改由调度和管理员进行。',
  testClock: '测试时钟已开启：所有者在此调整公司的时间。不适用于生产环境。',

  // Connection
  connected: '已连接',
  slow: '缓慢，{seconds} 秒',
  noConnection: '无连接',
  offline: '没有互联网连接。您看到的是最后已知的状态；恢复联网后会自动更新。',

  // Day
  today: '今天',
  todayAnd: '今天，{day}',
  previousDay: '前一天',
  nextDay: '后一天',
  previousMonth: '上个月',
  nextMonth: '下个月',
  weekdays: '一 二 三 四 五 六 日',

  // Panels and lists
  close: '关闭',
  cancel: '取消',
  save: '保存',
  undo: '撤销',
  removed: '已移除{name}',
  notRemoved: '无法移除{name}',
  copy: '复制',
  copied: '已复制',
  haveCopied: '我已复制',
  shownOnce: '请立即复制：只显示一次。{hint}',
  selectAll: '全选',
  selectRow: '选择{row}',
  firstOf: '{count} 项中的前 {limit} 项。请筛选以查看其他项。',
  scrolledSideways: '{label}，可横向滚动',
  separateByCommas: '用逗号分隔',
} satisfies Translation<typeof en>
