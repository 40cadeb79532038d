// Arabic texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/ar'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'مسؤول',
  dispatcher: 'موظف التوزيع',
  viewer: 'مطّلع',
  driver: 'سائق',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'هذا متاح لمسؤولي الشركة فقط.',
  rightMissing: 'ينقص دورك هذا الحق: {right}. اسأل مسؤولًا.',
  viewersChangeNothing: 'حسابك للاطلاع فقط: اطلب التغيير من موظف توزيع أو مسؤول.',
} satisfies Translation<typeof en>
