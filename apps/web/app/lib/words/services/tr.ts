// Turkish names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Oturum açma',
  data: 'Veriler',
  positions: 'Canlı konumlar',
  planning: 'Planlama motoru',
  maps: 'Haritalar ve adresler',
  mail: 'E-posta',
} satisfies Translation<typeof en>
