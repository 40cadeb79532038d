// French names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Connexion',
  data: 'Données',
  positions: 'Positions en direct',
  planning: 'Moteur de planification',
  maps: 'Cartes et adresses',
  mail: 'E-mail',
} satisfies Translation<typeof en>
