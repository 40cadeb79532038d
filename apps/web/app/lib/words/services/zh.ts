// Chinese names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: '登录',
  data: '数据',
  positions: '实时位置',
  planning: '规划引擎',
  maps: '地图和地址',
  mail: '邮件',
} satisfies Translation<typeof en>
