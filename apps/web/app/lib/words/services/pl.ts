// Polish names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Logowanie',
  data: 'Dane',
  positions: 'Pozycje na żywo',
  planning: 'Silnik planowania',
  maps: 'Mapy i adresy',
  mail: 'E-mail',
} satisfies Translation<typeof en>
