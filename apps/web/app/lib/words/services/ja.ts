// Japanese names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'サインイン',
  data: 'データ',
  positions: '現在位置',
  planning: '計画エンジン',
  maps: '地図と住所',
  mail: 'メール',
} satisfies Translation<typeof en>
