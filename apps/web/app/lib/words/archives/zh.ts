// Chinese texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: '归档仅供管理员使用',
  onlyAdministratorsMore: '公司管理员在此导出数据。',
  notStarted: '无法开始归档',
  sendingArchive: '正在发送归档',
  archivesNoun: '归档',
  archives: '归档',
  archive: '归档',
  export: '导出',
  exportAll: '导出全部',
  exportAllMore:
    '公司的全部数据打包为一个 zip 文件：订单、地址、收件人、车队、司机和设置，计划、路线和位置，消息、邮件、成员、账单和操作日志，文件、照片和签名。不含密码和密钥。',
  writeArchive: '创建归档',
  import: '导入',
  importArchive: '导入归档',
  importArchiveMore: '导入到空公司，可来自本系统或其他系统。在途订单会恢复为未完成。',
  chooseArchive: '选择归档',
  rowsOf: '{total} 行中的 {done} 行',
  writing: '正在创建归档',
  reading: '正在读取归档',
  notDownloaded: '无法下载归档',
  writtenAt: '创建于 {time}',
  importedAt: '导入于 {time}',
  failed: '失败',
  sevenDays: '文件保存了七天。',
  download: '下载，{size}',
  orderCount: '{count, plural, other {# 个订单}}',
  vehicleCount: '{count, plural, other {# 辆车}}',
  driverCount: '{count, plural, other {# 位司机}}',
  depotCount: '{count, plural, other {# 个仓库}}',

  // Closing
  closeCompany: '关闭公司',
  closeCompanyMore:
    '先创建归档。之后人员失去访问权限，已下发的路线会跑完。管理员可在 30 天内下载归档；之后除账单外全部删除。',
  closeQuestion: '关闭公司？',
  closeEffect: '从现在起公司任何人都无法工作。30 天内平台所有者可重新开启；之后任何人都不能。',
  keepIt: '保留',
  notClosed: '公司未关闭',
  nameOfCompany: '公司名称',
  writeOut: '请输入以确认',
} satisfies Translation<typeof en>
