// Brazilian texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/pt-BR'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrador',
  dispatcher: 'Operador da central',
  viewer: 'Somente consulta',
  driver: 'Motorista',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Só os administradores da empresa podem fazer isso.',
  rightMissing: 'Falta uma permissão à sua função: {right}. Peça a um administrador.',
  viewersChangeNothing: 'Você só pode consultar: peça à central ou a um administrador.',
} satisfies Translation<typeof en>
