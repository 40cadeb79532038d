// Italian names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Accesso',
  data: 'Dati',
  positions: 'Posizioni in diretta',
  planning: 'Motore di pianificazione',
  maps: 'Mappe e indirizzi',
  mail: 'Email',
} satisfies Translation<typeof en>
