// German names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Anmeldung',
  data: 'Daten',
  positions: 'Live-Positionen',
  planning: 'Planungsrechner',
  maps: 'Karten und Adressen',
  mail: 'E-Mail',
} satisfies Translation<typeof en>
