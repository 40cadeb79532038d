// Dutch names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Aanmelden',
  data: 'Gegevens',
  positions: 'Live posities',
  planning: 'Planningsmotor',
  maps: 'Kaarten en adressen',
  mail: 'E-mail',
} satisfies Translation<typeof en>
