// Spanish names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Inicio de sesión',
  data: 'Datos',
  positions: 'Posiciones en directo',
  planning: 'Motor de planificación',
  maps: 'Mapas y direcciones',
  mail: 'Correo',
} satisfies Translation<typeof en>
