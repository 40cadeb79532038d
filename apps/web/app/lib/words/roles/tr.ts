// Turkish texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/tr'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Yönetici',
  dispatcher: 'Sevkiyat görevlisi',
  viewer: 'İzleyici',
  driver: 'Sürücü',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Bunu yalnızca şirketin yöneticileri yapabilir.',
  rightMissing: 'Rolünüzde şu yetki yok: {right}. Bir yöneticiye başvurun.',
  viewersChangeNothing: 'İzleyiciler değişiklik yapamaz: sevkiyata veya bir yöneticiye başvurun.',
} satisfies Translation<typeof en>
