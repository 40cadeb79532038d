// Arabic names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'تسجيل الدخول',
  data: 'البيانات',
  positions: 'المواقع المباشرة',
  planning: 'محرك التخطيط',
  maps: 'الخرائط والعناوين',
  mail: 'البريد',
} satisfies Translation<typeof en>
