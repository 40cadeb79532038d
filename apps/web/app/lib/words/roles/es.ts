// Spanish texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/es'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrador',
  dispatcher: 'Jefe de tráfico',
  viewer: 'Solo consulta',
  driver: 'Conductor',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Solo los administradores de la empresa pueden hacerlo.',
  rightMissing: 'A tu rol le falta un permiso: {right}. Pídelo a un administrador.',
  viewersChangeNothing: 'Solo puedes consultar: pídelo a tráfico o a un administrador.',
} satisfies Translation<typeof en>
