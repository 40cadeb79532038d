// Brazilian Portuguese names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Login',
  data: 'Dados',
  positions: 'Posições ao vivo',
  planning: 'Motor de planejamento',
  maps: 'Mapas e endereços',
  mail: 'E-mail',
} satisfies Translation<typeof en>
