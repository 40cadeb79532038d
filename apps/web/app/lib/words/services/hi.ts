// Hindi names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'साइन-इन',
  data: 'डेटा',
  positions: 'लाइव स्थिति',
  planning: 'योजना इंजन',
  maps: 'नक्शे और पते',
  mail: 'ईमेल',
} satisfies Translation<typeof en>
